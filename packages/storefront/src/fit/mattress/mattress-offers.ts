// The shop's mattresses for a sleeping place: of each product the variant that fits and costs least.
import type { CartItemInput, MoneyFragment } from '@loftwood/graphql-types'
import { readFit, type MattressFacts } from '@loftwood/fit/fit-attributes'
import { fitVariants, type FitProduct } from '../fit-products.ts'
import { misfitOf, type MattressPlace } from '@loftwood/fit/mattress-fit'

export interface MattressOffer {
  mattress: MattressFacts
  /** For the cart; the quantity is the caller's. */
  input: Omit<CartItemInput, 'quantity'>
  /** The variant's options, e.g. `Twin, Cotton`. */
  choice: string
  /** Chooses the variant in the address of its page, e.g. `att_bed_size=821`. */
  query: string
  final: MoneyFragment
  regular: MoneyFragment | null
}

type Attributes = NonNullable<ReturnType<typeof fitVariants>[number]['attributes']>

export const NO_MONEY: MoneyFragment = { __typename: 'Money', value: null, currency: null }

interface Sold {
  stock_status: FitProduct['stock_status']
  price_range: FitProduct['price_range']
}

/** One thing that can be bought: a simple product, or a variant. */
interface Candidate {
  mattress: MattressFacts | null
  sold: Sold
  attributes: Attributes
}

function candidatesOf(product: FitProduct): Candidate[] {
  const variants = fitVariants(product)
  if (variants.length === 0) return [{ mattress: readFit(product).mattress, sold: product, attributes: [] }]
  return variants.flatMap(({ product: variant, attributes }) =>
    variant
      ? [{ mattress: readFit(variant, product).mattress, sold: variant, attributes: attributes ?? [] }]
      : [],
  )
}

const priceOf = ({ sold }: Candidate) => sold.price_range.minimum_price?.final_price.value ?? Infinity

function offerOf(product: FitProduct, candidate: Candidate & { mattress: MattressFacts }): MattressOffer {
  const attributes = candidate.attributes.filter((attribute) => attribute !== null)
  const { final_price: final, regular_price: regular } = candidate.sold.price_range.minimum_price ?? {}
  return {
    mattress: candidate.mattress,
    input: {
      sku: product.sku ?? '',
      ...(attributes.length > 0 && { selected_options: attributes.map(({ uid }) => uid) }),
    },
    choice: attributes.map(({ label }) => label ?? '').join(', '),
    query: attributes.map(({ code, value_index }) => `${code}=${value_index}`).join('&'),
    final: final ?? NO_MONEY,
    regular: regular ?? null,
  }
}

/** Null where none of it fits, or all that fit are sold out. */
export function offerFor(product: FitProduct, place: MattressPlace): MattressOffer | null {
  const fitting = candidatesOf(product)
    .filter((one): one is Candidate & { mattress: MattressFacts } => {
      return one.mattress !== null && misfitOf(one.mattress, place) === null
    })
    .filter(({ sold }) => sold.stock_status === 'IN_STOCK')
    .toSorted((one, other) => priceOf(one) - priceOf(other) || 0)
  const [cheapest] = fitting
  return cheapest ? offerOf(product, cheapest) : null
}
