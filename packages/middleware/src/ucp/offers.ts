// Products of the back end as products of the protocol, and variants by their ids.
import { offerId, OFFER_PICTURE_WIDTH, pictureUrl } from '@loftwood/graphql-types/offers'
import { homeFitFields } from './home-fit.ts'
import { minorUnits, type Money } from './money.ts'
import type { Choice, Maybe, OfferedProduct } from './offered-product.ts'
import { plainText } from './plain-text.ts'
import type { ShopView } from './shop-views.ts'

type Configurable = Extract<OfferedProduct, { variants: unknown }>
type OwnVariant = NonNullable<NonNullable<Configurable['variants']>[number]>

const MAX_PICTURES = 10

/** Product and variant by an id that this shop has given out: `KAW-BNK`, or `KAW-BNK:KAW-BNK-HI`. */
export interface OfferId {
  productSku: string
  variantSku: string | undefined
}

/** Undefined when no product has it. */
export function parseOfferId(id: string): OfferId | undefined {
  const parts = id.split(':')
  if (id.length > 400 || parts.length > 2 || parts.includes('')) return undefined
  try {
    const [productSku = '', variantSku] = parts.map(decodeURIComponent)
    return { productSku, variantSku }
  } catch {
    return undefined
  }
}

/** Kinds that are bought as they are; parts or amounts of the others are chosen on their pages. */
const isWhole = ({ __typename }: OfferedProduct) =>
  ['SimpleProduct', 'VirtualProduct', 'ConfigurableProduct'].includes(__typename)

const asksMore = (product: OfferedProduct) =>
  'options' in product && Boolean(product.options?.some((option) => option?.required))

/** Whether an agent can put it into a cart: some products ask the shopper for more than a variant. */
export const isBuyable = (product: OfferedProduct): boolean => isWhole(product) && !asksMore(product)

/** The variants of a product, or the product itself as its only one; what can be bought first. */
export function choicesOf(product: OfferedProduct, view: ShopView): readonly Choice[] {
  const sku = product.sku ?? ''
  const variants = 'variants' in product ? (product.variants ?? []) : []
  const choices = variants.flatMap((variant) => (variant?.product ? choiceOf(product, variant, view) : []))
  const all = choices.length > 0 ? choices : [simpleChoice(product, sku, view)]
  return all.toSorted((one, other) => Number(other.isAvailable) - Number(one.isAvailable))
}

function simpleChoice(product: OfferedProduct, sku: string, view: ShopView): Choice {
  return {
    id: offerId(sku, sku),
    sku,
    options: [],
    isAvailable: product.stock_status === 'IN_STOCK',
    ...pricesOf(product.price_range.minimum_price, view),
    title: plainText(product.name, 300),
    media: picturesOf(product, view),
    own: product,
  }
}

function choiceOf(product: OfferedProduct, variant: OwnVariant, view: ShopView): Choice | [] {
  const { product: own, attributes } = variant
  const sku = own?.sku
  if (!own || !sku) return []
  const names = new Map(
    optionsOf(product).map(({ attribute_code, label }) => [attribute_code, plainText(label, 100)]),
  )
  const options = (attributes ?? []).flatMap((attribute) => {
    const name = names.get(attribute?.code ?? null)
    return attribute && name
      ? { name, label: plainText(attribute.label, 100), id: String(attribute.uid) }
      : []
  })
  const pictures = picturesOf(own, view)
  return {
    id: offerId(product.sku ?? '', sku),
    sku,
    options,
    isAvailable: product.stock_status === 'IN_STOCK' && own.stock_status === 'IN_STOCK',
    ...pricesOf(own.price_range.minimum_price, view),
    title: options.map(({ label }) => label).join(' / ') || plainText(own.name, 300),
    media: pictures.length > 0 ? pictures : picturesOf(product, view),
    own,
  }
}

function pricesOf(price: Maybe<{ final_price?: Money; regular_price?: Money }>, view: ShopView) {
  const currency = price?.final_price?.currency ?? view.currency ?? 'CAD'
  const amount = minorUnits(price?.final_price ?? {}, currency)
  const listAmount = minorUnits(price?.regular_price ?? price?.final_price ?? {}, currency)
  return { currency, amount, listAmount: Math.max(amount, listAmount) }
}

interface Option {
  attribute_code: string | null
  label: string | null
  values: { uid: string; label: string }[]
}

function optionsOf(product: OfferedProduct): Option[] {
  if (!('configurable_options' in product)) return []
  return (product.configurable_options ?? [])
    .filter((option) => option !== null)
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .map(({ attribute_code, label, values }) => ({
      attribute_code,
      label,
      values: (values ?? []).flatMap((value) =>
        value?.uid ? { uid: String(value.uid), label: plainText(value.label, 100) } : [],
      ),
    }))
    .filter(({ label, values }) => label && values.length > 0)
}

/** An address of the shop's own picture route; a back end's may be internal. Undefined for a placeholder. */
export function pictureOf(url: Maybe<string>, view: ShopView): string | undefined {
  return url?.includes('/media/')
    ? new URL(view.url).origin + pictureUrl(url, OFFER_PICTURE_WIDTH)
    : undefined
}

function picturesOf({ media_gallery }: Pick<OfferedProduct, 'media_gallery'>, view: ShopView) {
  return (media_gallery ?? [])
    .filter((picture) => picture !== null && !picture.disabled && picture.__typename !== 'ProductVideo')
    .toSorted((one, other) => (one?.position ?? 0) - (other?.position ?? 0))
    .flatMap((picture) => {
      const url = pictureOf(picture?.url, view)
      const alt = plainText(picture?.label, 300)
      return url ? [{ type: 'image', url, ...(alt && { alt_text: alt }) }] : []
    })
    .slice(0, MAX_PICTURES)
}

const price = (amount: number, currency: string) => ({ amount, currency })

const rangeOf = (amounts: readonly number[], currency: string) => ({
  min: price(Math.min(...amounts), currency),
  max: price(Math.max(...amounts), currency),
})

/** The path of its page, as the storefront has it. */
export function pageOf(product: OfferedProduct, view: ShopView): string {
  const rewrite = product.url_rewrites?.find((entry) => entry?.url)?.url ?? product.url_key
  const path = rewrite ? rewrite.replace(/^\/+/, '') : `p/${encodeURIComponent(product.sku ?? '')}`
  return `${view.url}/${path}`
}

/** What is in stock but put together on its page cannot be bought here, and has no status: feeds do not have it either. */
function availabilityOf(isAvailable: boolean, product: OfferedProduct) {
  if (isAvailable && !isBuyable(product)) return { available: false }
  return { available: isAvailable, status: isAvailable ? 'in_stock' : 'out_of_stock' }
}

function variantOf(choice: Choice, product: OfferedProduct) {
  const { id, sku, title, amount, listAmount, currency, isAvailable, options, media } = choice
  const description = options.length > 0 ? `${plainText(product.name, 300)}, ${title}` : title
  return {
    id,
    sku,
    title: title || sku,
    description: { plain: description || sku },
    price: price(amount, currency),
    ...(listAmount > amount && { list_price: price(listAmount, currency) }),
    availability: availabilityOf(isAvailable, product),
    ...(options.length > 0 && { options }),
    ...(media.length > 0 && { media }),
  }
}

/** Which variants of a product an answer has, and in which order. */
export function productOf(
  product: OfferedProduct,
  choices: readonly Choice[],
  { view, homeFit }: { view: ShopView; homeFit: string | undefined },
) {
  const [featured] = choices
  if (!featured) throw new Error('a product has no variant')
  const { currency } = featured
  const all = choicesOf(product, view)
  const title = plainText(product.name, 300) || (product.sku ?? '')
  const long = plainText(product.description?.html)
  const isReduced = all.some(({ amount, listAmount }) => listAmount > amount)
  const options = optionsOf(product).map(({ label, values }) => ({
    name: plainText(label, 100),
    values: values.map(({ uid, label: text }) => ({ id: uid, label: text })),
  }))
  const categories = categoriesOf(product)
  const fit = homeFitFields(product, featured, homeFit)
  return {
    id: offerId(product.sku ?? ''),
    ...(product.url_key && { handle: product.url_key }),
    title,
    description: { plain: long || plainText(product.short_description?.html) || title },
    url: pageOf(product, view),
    ...(categories.length > 0 && { categories }),
    price_range: rangeOf(
      all.map(({ amount }) => amount),
      currency,
    ),
    ...(isReduced && {
      list_price_range: rangeOf(
        all.map(({ listAmount }) => listAmount),
        currency,
      ),
    }),
    ...(featured.media.length > 0 && { media: featured.media }),
    ...(options.length > 0 && { options }),
    variants: choices.map((choice) => ({ ...variantOf(choice, product), ...fit.ofVariant(choice) })),
    ...fit.ofProduct,
    ...(product.review_count > 0 && {
      rating: { value: product.rating_summary / 20, scale_max: 5, count: product.review_count },
    }),
  }
}

function categoriesOf({ categories }: OfferedProduct) {
  return (categories ?? []).flatMap((category) => {
    const above = (category?.breadcrumbs ?? []).map((crumb) => crumb?.category_name)
    const value = [...above, category?.name]
      .map((name) => plainText(name, 100))
      .filter(Boolean)
      .join(' > ')
    return value ? { value, taxonomy: 'merchant' } : []
  })
}
