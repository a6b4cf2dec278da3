// What a set or a group costs at least and at most, from the prices of its parts.
import type {
  BundleDoc,
  BundleOption,
  BundleSelection,
  GroupedMember,
  PricePair,
  ProductDoc,
} from './product-doc.ts'
import type { Cents } from '../platform/money.ts'

export type PriceBorders = Pick<ProductDoc, 'lowest' | 'highest'>

const free: PricePair = { regular: 0, final: 0 }

/** One piece of a dynamic bundle's part, less the bundle's discount: rounded per piece, halves up. */
export function bundlePieceCents(final: Cents, { discountPercent }: BundleDoc): Cents {
  return Math.round((final * (100 - discountPercent)) / 100)
}

/** @param own the bundle's own price, of one that is not dynamic */
export function bundleBorders(
  bundle: BundleDoc,
  own: PricePair,
  priceOf: (productId: number) => PricePair,
): PriceBorders {
  const base = bundle.isDynamic ? free : own
  const options = bundle.options.map((option) => ({
    option,
    prices: option.selections.map((selection) => selectionPrice(selection, bundle, priceOf)),
  }))
  const required = options.filter(({ option }) => option.isRequired)
  // No part is required, but an order needs at least one: the cheapest single part.
  const cheapest =
    required.length > 0
      ? required.map(({ prices }) => lowestOf(prices))
      : [lowestOf(options.flatMap(({ prices }) => prices))]
  return {
    lowest: sum([base, ...cheapest]),
    highest: sum([base, ...options.map(({ option, prices }) => dearest(option, prices))]),
  }
}

/** A group costs what its pieces cost in their default quantities; one without defaults, what its cheapest piece costs. */
export function groupedBorders(
  members: readonly GroupedMember[],
  priceOf: (productId: number) => PricePair,
): PriceBorders {
  const pieces = members.filter(({ quantity }) => quantity > 0)
  const whole =
    pieces.length > 0
      ? sum(pieces.map(({ productId, quantity }) => times(priceOf(productId), quantity)))
      : lowestOf(members.map(({ productId }) => priceOf(productId)))
  return { lowest: whole, highest: whole }
}

function selectionPrice(
  { productId, quantity, price }: BundleSelection,
  bundle: BundleDoc,
  priceOf: (productId: number) => PricePair,
): PricePair {
  if (!bundle.isDynamic) return times({ regular: price ?? 0, final: price ?? 0 }, quantity)
  const { regular, final } = priceOf(productId)
  return times({ regular, final: bundlePieceCents(final, bundle) }, quantity)
}

/** All of what can be chosen together, or the dearest. */
function dearest({ input }: BundleOption, prices: readonly PricePair[]): PricePair {
  if (input === 'checkbox' || input === 'multi') return sum(prices)
  return prices.reduce((high, price) => (price.final > high.final ? price : high), free)
}

function lowestOf(prices: readonly PricePair[]): PricePair {
  return prices.reduce((low, price) => (price.final < low.final ? price : low), prices[0] ?? free)
}

const times = ({ regular, final }: PricePair, quantity: number): PricePair => ({
  regular: regular * quantity,
  final: final * quantity,
})

function sum(prices: readonly PricePair[]): PricePair {
  return prices.reduce(
    (total, { regular, final }) => ({ regular: total.regular + regular, final: total.final + final }),
    free,
  )
}
