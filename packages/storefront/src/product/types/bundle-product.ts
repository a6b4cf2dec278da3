// Sets sold as one: each option is a choice among products; a dynamic set costs what its parts cost, less its discount.
import type { ProductDetail } from '../product-detail.ts'
import { addedPrice, countOf, pickedIn, type PickField, type PickOption } from './choice-field.ts'
import { listedPrice } from './listed-price.ts'
import type { PricePair, ProductChoice, ProductTypeHandler } from './product-type.ts'

type BundleDetail = Extract<ProductDetail, { __typename: 'BundleProduct' }>
type Item = NonNullable<NonNullable<BundleDetail['items']>[number]>
type Selection = NonNullable<NonNullable<Item['options']>[number]>

const MANY_INPUTS: ReadonlySet<string> = new Set(['checkbox', 'multi'])

const byPosition = (one: { position: number | null }, other: { position: number | null }) =>
  (one.position ?? 0) - (other.position ?? 0)

function itemsOf(product: BundleDetail): Item[] {
  return (product.items ?? []).filter((item) => item !== null).sort(byPosition)
}

function selectionsOf(item: Item): Selection[] {
  return (item.options ?? []).filter((option) => option !== null).sort(byPosition)
}

function fieldOf(item: Item, isDynamic: boolean): PickField {
  const selections = selectionsOf(item)
  const options = selections.map((selection): PickOption => {
    const listed = selection.product && listedPrice(selection.product)
    return {
      uid: selection.uid,
      label: selection.label ?? selection.product?.name ?? '',
      price: isDynamic ? (listed?.final ?? null) : selection.price,
      currency: selection.product?.price_range.minimum_price?.final_price.currency ?? null,
      isSoldOut: selection.product?.stock_status !== 'IN_STOCK',
      count: { initial: selection.quantity ?? 1, canChange: selection.can_change_quantity === true },
      link: null,
    }
  })
  const buyable = options.filter(({ isSoldOut }) => !isSoldOut)
  const isRequired = item.required === true
  const defaults = selections.flatMap(({ uid, is_default }) => (is_default ? [uid] : []))
  // Nothing to decide where only one will do.
  const only = isRequired && buyable.length === 1 ? buyable.map(({ uid }) => uid) : []
  return {
    kind: 'pick',
    key: item.uid ?? item.title ?? '',
    label: item.title ?? '',
    isRequired,
    isMany: MANY_INPUTS.has(item.type ?? ''),
    options,
    initial: defaults.length > 0 ? defaults : only,
  }
}

/** A selection's uid names the count as well: `bundle/<option>/<selection>/<count>` in base64. */
export function withCount(uid: string, count: number): string {
  const parts = atob(uid).split('/')
  return parts.length === 4 ? btoa([...parts.slice(0, 3), count].join('/')) : uid
}

function fields(product: BundleDetail): PickField[] {
  return itemsOf(product).map((item) => fieldOf(item, product.dynamic_price === true))
}

/** What the whole set is reduced by, from the prices the back end lists for its cheapest form. */
function reductionOf(product: BundleDetail): number {
  const listed = listedPrice(product)
  return listed && listed.regular > 0 ? listed.final / listed.regular : 1
}

function priceOf(product: BundleDetail, choice: ProductChoice): PricePair | null {
  const own = fields(product)
  const isOpen = own.some((field) => field.isRequired && pickedIn(field, choice).length === 0)
  if (isOpen) return null
  const parts = addedPrice(own, choice)
  if (product.dynamic_price === true) return dynamicPrice(product, own, choice)
  const listed = listedPrice(product)
  const least = addedPrice(own.map(cheapest), { answers: {}, counts: {} })
  return listed && { final: listed.final - least + parts, regular: listed.regular - least + parts }
}

/** The parts at their own prices, reduced as the back end reduces the set. */
function dynamicPrice(product: BundleDetail, own: PickField[], choice: ProductChoice): PricePair {
  const picked = new Set(own.flatMap((field) => pickedIn(field, choice)))
  const selections = itemsOf(product).flatMap(selectionsOf)
  let [final, regular] = [0, 0]
  for (const option of own.flatMap((field) => field.options)) {
    if (!picked.has(option.uid)) continue
    const part = selections.find(({ uid }) => uid === option.uid)?.product
    const listed = part ? listedPrice(part) : null
    final += (listed?.final ?? 0) * countOf(option, choice)
    regular += (listed?.regular ?? 0) * countOf(option, choice)
  }
  return { final: Math.round(final * reductionOf(product) * 100) / 100, regular }
}

function cheapest(field: PickField): PickField {
  const prices = field.options
    .filter(({ isSoldOut }) => !isSoldOut)
    .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))
  return { ...field, initial: field.isRequired ? prices.slice(0, 1).map(({ uid }) => uid) : [] }
}

export const bundleProduct: ProductTypeHandler<BundleDetail> = {
  fields,
  isChosen: () => true,
  cartItems: (product, choice) => [
    {
      sku: product.sku ?? '',
      quantity: choice.quantity,
      selected_options: fields(product).flatMap((field) =>
        pickedIn(field, choice).map((uid) => {
          const option = field.options.find((each) => each.uid === uid)
          return option?.count?.canChange ? withCount(uid, countOf(option, choice)) : uid
        }),
      ),
    },
  ],
  price: priceOf,
}
