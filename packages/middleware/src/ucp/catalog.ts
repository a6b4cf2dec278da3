// The catalog for agents: search, lookup of several ids, and one product with its options.
import type { z } from 'zod'
import { answerWordsIn } from './answer-words.ts'
import { lookupInput, productInput, searchInput } from './catalog-inputs.ts'
import { notFound, ProtocolError, warning, type Message } from './failure.ts'
import { decimals } from './money.ts'
import type { Choice, OfferedProduct } from './offered-product.ts'
import { choicesOf, parseOfferId, productOf } from './offers.ts'
import { operation, type Operation, type OperationCall } from './operation.ts'
import type { ShopCall } from './shop-call.ts'
import type { ShopView } from './shop-views.ts'

const DEFAULT_LIMIT = 10
const MAX_LIMIT = 50
const MAX_IDS = 50

type Context = z.output<typeof searchInput>['context']

const SEARCH = 'dev.ucp.shopping.catalog.search'
const LOOKUP = 'dev.ucp.shopping.catalog.lookup'

export const catalogOperations: readonly Operation[] = [
  operation({
    tool: 'search_catalog',
    description: 'Searches the catalog by words, categories and prices. Prices are in minor units (cents).',
    verb: 'post',
    path: '/catalog/search',
    capability: SEARCH,
    needs: ['productOffers', 'categoryList'],
    argument: 'catalog',
    input: searchInput,
    run: search,
  }),
  operation({
    tool: 'lookup_catalog',
    description: 'Reads products and variants by their ids; unknown ids are left out.',
    verb: 'post',
    path: '/catalog/lookup',
    capability: LOOKUP,
    needs: ['productOffers'],
    argument: 'catalog',
    input: lookupInput,
    run: lookup,
  }),
  operation({
    tool: 'get_product',
    description:
      'Reads one product with its options, which of their values are available, and the variant that is selected. ' +
      "A variant's id is what goes into a cart.",
    verb: 'post',
    path: '/catalog/product',
    capability: LOOKUP,
    needs: ['productOffers'],
    argument: 'catalog',
    input: productInput,
    run: getProduct,
  }),
]

async function search({ input, view, callIn, homeFit }: OperationCall<z.output<typeof searchInput>>) {
  const query = input.query?.trim() ?? ''
  const { categories = [], price } = input.filters ?? {}
  const hasPrice = price?.min !== undefined || price?.max !== undefined
  if (query === '' && categories.length === 0 && !hasPrice)
    throw new ProtocolError('invalid_request', 'Name a query or a filter')
  const call = callIn(view)
  const { offset, pageSize } = pageFor(input.pagination)
  const nothing = { products: [], pagination: { has_next_page: false, total_count: 0 } }
  const uids = categories.length > 0 ? await categoryUids(call, categories) : undefined
  if (uids?.length === 0) return nothing
  const { range, messages } = priceRange(price, input.context, view)
  const filter = {
    ...(uids && { category_uid: { in: uids } }),
    ...(range && { price: backEndRange(range, view) }),
  }
  const { products } = await call('productOffers', {
    ...(query && { search: query }),
    filter,
    pageSize,
    currentPage: offset / pageSize + 1,
  })
  const found = (products?.items ?? []).filter((item) => item !== null)
  const total = products?.total_count ?? found.length
  const next = offset + pageSize
  const isMore = next < total
  return {
    products: found.flatMap((product) => {
      const choices = choicesOf(product, view).filter((choice) => isWithin(choice, range))
      return choices.length > 0 ? productOf(product, choices, { view, homeFit }) : []
    }),
    pagination: { has_next_page: isMore, total_count: total, ...(isMore && { cursor: cursorOf(next) }) },
    ...(messages.length > 0 && { messages }),
  }
}

async function lookup({ input, view, callIn, homeFit }: OperationCall<z.output<typeof lookupInput>>) {
  const ids = [...new Set(input.ids)]
  if (ids.length > MAX_IDS)
    throw new ProtocolError('request_too_large', `At most ${MAX_IDS} ids can be looked up at once`)
  const parsed = ids.map((id) => ({ id, offer: parseOfferId(id) }))
  const products = await readProducts(
    callIn(view),
    parsed.flatMap(({ offer }) => offer?.productSku ?? []),
  )
  const { range, messages } = priceRange(input.filters?.price, input.context, view)
  const answers = products.flatMap((product) => {
    const requests = parsed.filter(({ offer }) => offer?.productSku === product.sku)
    const inputs = inputsOf(
      requests,
      choicesOf(product, view).filter((choice) => isWithin(choice, range)),
    )
    const chosen = [...inputs.keys()]
    if (chosen.length === 0) return []
    const answer = productOf(product, chosen, { view, homeFit })
    const variants = answer.variants.map((variant, i) => ({ ...variant, inputs: [...inputs.values()][i] }))
    return { ...answer, variants }
  })
  return { products: answers, ...(messages.length > 0 && { messages }) }
}

type Inputs = { id: string; match: 'exact' | 'featured' }[]

/** The variants that the requested ids mean, each with these ids. */
function inputsOf(
  requests: readonly { id: string; offer: ReturnType<typeof parseOfferId> }[],
  choices: readonly Choice[],
): Map<Choice, Inputs> {
  const inputs = new Map<Choice, Inputs>()
  for (const { id, offer } of requests) {
    const isProduct = offer?.variantSku === undefined
    const choice = isProduct ? choices[0] : choices.find(({ sku }) => sku === offer.variantSku)
    if (choice)
      inputs.set(choice, [...(inputs.get(choice) ?? []), { id, match: isProduct ? 'featured' : 'exact' }])
  }
  return inputs
}

async function getProduct({ input, view, callIn, homeFit }: OperationCall<z.output<typeof productInput>>) {
  const offer = parseOfferId(input.id)
  const [product] = offer ? await readProducts(callIn(view), [offer.productSku]) : []
  if (!offer || !product) throw notFound('product', view)
  const { range, messages } = priceRange(input.filters?.price, input.context, view)
  const all = choicesOf(product, view)
  const choices = all.filter((choice) => isWithin(choice, range))
  const named = choices.find(({ sku }) => sku === offer.variantSku)
  const featured = named ?? selectedChoice(choices, input.selected ?? [], input.preferences ?? [])
  if (!featured || (offer.variantSku !== undefined && !named)) throw notFound('product', view)
  const ordered = [featured, ...choices.filter((choice) => choice !== featured)]
  const answer = productOf(product, ordered, { view, homeFit })
  const { options = [], ...rest } = answer
  const detail = {
    ...rest,
    ...(options.length > 0 && {
      options: options.map(({ name, values }) => ({
        name,
        values: values.map((value) => ({ ...value, ...signals(all, featured, { name, id: value.id }) })),
      })),
      selected: featured.options,
    }),
  }
  return { product: detail, ...(messages.length > 0 && { messages }) }
}

/** The variant with most of what is selected: the options that matter least give way first. Undefined without any variant. */
function selectedChoice(
  choices: readonly Choice[],
  selected: readonly { name: string; label: string; id?: string | undefined }[],
  preferences: readonly string[],
): Choice | undefined {
  const rank = (name: string) => {
    const index = preferences.findIndex((it) => it.toLowerCase() === name.toLowerCase())
    return index < 0 ? preferences.length : index
  }
  const byRank = selected.toSorted((one, other) => rank(one.name) - rank(other.name))
  for (let kept = byRank.length; kept > 0; kept--) {
    const match = choices.find(({ options }) =>
      byRank.slice(0, kept).every((option) => options.some((own) => isSameOption(own, option))),
    )
    if (match) return match
  }
  return choices[0]
}

function isSameOption(
  own: Choice['options'][number],
  { name, label, id }: { name: string; label: string; id?: string | undefined },
): boolean {
  if (id !== undefined && id === own.id) return true
  return (
    own.name.toLowerCase() === name.trim().toLowerCase() &&
    own.label.toLowerCase() === label.trim().toLowerCase()
  )
}

/** Whether a variant with this value and otherwise the selected ones exists and can be bought. */
function signals(choices: readonly Choice[], { options }: Choice, value: { name: string; id: string }) {
  const others = options.filter(({ name }) => name !== value.name).map(({ id }) => id)
  const matching = choices.filter((choice) =>
    [...others, value.id].every((id) => choice.options.some((own) => own.id === id)),
  )
  return { available: matching.some(({ isAvailable }) => isAvailable), exists: matching.length > 0 }
}

/** The products with these SKUs, each once, in the order of the SKUs. */
export async function readProducts(call: ShopCall, skus: readonly string[]): Promise<OfferedProduct[]> {
  const unique = [...new Set(skus)]
  if (unique.length === 0) return []
  const { products } = await call('productOffers', {
    filter: { sku: { in: unique } },
    pageSize: unique.length,
  })
  const found = (products?.items ?? []).filter((item) => item !== null)
  return unique.flatMap((sku) => found.find((product) => product.sku === sku) ?? [])
}

interface Range {
  min?: number | undefined
  max?: number | undefined
}

function isWithin({ amount }: Choice, range: Range | undefined): boolean {
  return amount >= (range?.min ?? 0) && amount <= (range?.max ?? Infinity)
}

/** The range as far as it can be applied: it is in the currency of the context. */
function priceRange(range: Range | undefined, context: Context, view: ShopView) {
  const messages: Message[] = []
  if (!range || (range.min === undefined && range.max === undefined)) return { range: undefined, messages }
  const { currency } = context ?? {}
  if (!currency || !view.currency || currency.toUpperCase() === view.currency) return { range, messages }
  const content = answerWordsIn(view).pricesIn(view.currency)
  messages.push(warning('price_filter_ignored', content, '$.filters.price'))
  return { range: undefined, messages }
}

function backEndRange({ min, max }: Range, { currency = 'CAD' }: ShopView) {
  return {
    ...(min !== undefined && { from: decimals(min, currency) }),
    ...(max !== undefined && { to: decimals(max, currency) }),
  }
}

interface CategoryNode {
  uid: string
  name: string | null
  url_path?: string | null
  children?: readonly (CategoryNode | null)[] | null
}

/** The uids of categories by their path of names, name or address. */
async function categoryUids(call: ShopCall, wanted: readonly string[]): Promise<string[]> {
  const { categoryList } = await call('categoryList', {})
  const names = new Set(wanted.map((value) => value.trim().toLowerCase()))
  const uids: string[] = []
  const visit = (nodes: readonly (CategoryNode | null)[], above: readonly string[]) => {
    for (const node of nodes) {
      if (!node) continue
      const path = node.url_path ? [...above, node.name ?? ''] : above
      const own = [node.name ?? '', path.join(' > '), node.url_path ?? '', node.uid]
      if (node.url_path && own.some((value) => names.has(value.toLowerCase()))) uids.push(node.uid)
      visit(node.children ?? [], path)
    }
  }
  visit((categoryList ?? []) as readonly (CategoryNode | null)[], [])
  return uids
}

const cursorOf = (offset: number) => Buffer.from(`o${offset}`).toString('base64url')

/** Where the page begins, and a size that the back end's numbered pages allow there. */
function pageFor({
  cursor,
  limit = DEFAULT_LIMIT,
}: { cursor?: string | undefined; limit?: number | undefined } = {}) {
  let pageSize = Math.min(limit, MAX_LIMIT)
  if (cursor === undefined) return { offset: 0, pageSize }
  const offset = Number(/^o(\d{1,7})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1] ?? NaN)
  if (Number.isNaN(offset))
    throw new ProtocolError('invalid_request', 'pagination.cursor is not of this shop')
  while (offset % pageSize !== 0) pageSize--
  return { offset, pageSize }
}
