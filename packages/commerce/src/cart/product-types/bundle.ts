// Bundles: a set of selections, priced by its parts (dynamic) or by itself and them (fixed), taken from stock part by part.
import type { LocalizedText } from '@loftwood/demo-store/field-shapes'
import type { BundleDoc, BundleOption, BundleSelection, PricePair } from '../../product/product-doc.ts'
import { type Cents, toDollars } from '../../platform/money.ts'
import { bundleOptionUid, bundleSelectionUid } from '../../product/option-uids.ts'
import { bundlePieceCents } from '../../product/set-prices.ts'
import { countError } from '../count-error.ts'
import { moneyIn } from '../money-shape.ts'
import type { SalesContext } from '../sales-context.ts'
import { type CartUserError, cartUserError } from '../cart-user-error.ts'
import type { BundlePick } from './choice.ts'
import { simple } from './plain.ts'
import type {
  Choice,
  ChosenLine,
  Names,
  OptionText,
  Piece,
  ProductTypeRule,
  ChoiceRequest,
} from './product-type.ts'

/** More of one selection than any set has. */
const MOST_PER_SELECTION = 100

const empty: BundleDoc = { isDynamic: false, discountPercent: 0, options: [] }

export interface BundleOptionDoc {
  uid: string
  label: LocalizedText
  values: { uid: string; name: LocalizedText; sku: string; quantity: number; cents: Cents }[]
}

interface Picked {
  option: BundleOption
  selection: BundleSelection
  quantity: number
}

export const bundle: ProductTypeRule = {
  ...simple,
  cartItem: 'BundleCartItem',
  orderItem: 'BundleOrderItem',
  isVirtual: (line) => {
    const parts = pickedOf(line).flatMap(({ selection }) => line.parts.get(selection.productId) ?? [])
    return parts.length > 0 && parts.every(({ type }) => type === 'virtual' || type === 'downloadable')
  },
  choose,
  price,
  pieces,
  fields: (line, context) => ({ bundle_options: bundleOptionShapes(line, context) }),
  optionTexts,
}

/** Nothing when something chosen is no longer offered: then the set cannot be had. */
function pieces(line: ChosenLine): Piece[] {
  const found = pickedOf(line).flatMap(({ selection, quantity }) => {
    const sold = line.parts.get(selection.productId)
    return sold ? [{ sold, quantity }] : []
  })
  return found.length === line.choice.bundle?.length ? found : []
}

/** What was chosen, in the order of the bundle; a selection that is no longer offered is left out. */
export function pickedOf({ product, choice }: Pick<ChosenLine, 'product' | 'choice'>): Picked[] {
  return (product.doc.bundle ?? empty).options.flatMap((option) =>
    option.selections.flatMap((selection) => {
      const pick = choice.bundle?.find((each) => isPickOf(each, option, selection))
      return pick ? [{ option, selection, quantity: pick.quantity }] : []
    }),
  )
}

const isPickOf = (pick: BundlePick, option: BundleOption, selection: BundleSelection) =>
  pick.optionId === option.id && pick.selectionId === selection.id

function choose({ product, picked, typed, candidates }: ChoiceRequest): Choice | CartUserError {
  const requested: BundlePick[] = [
    ...picked.flatMap((pick) => (pick.kind === 'bundle' ? pick : [])),
    ...typed.flatMap((pick) => (pick.kind === 'bundle' ? { ...pick, quantity: Number(pick.text) } : [])),
  ]
  const { options } = product.doc.bundle ?? empty
  const picks: BundlePick[] = []
  for (const option of options) {
    const chosen = option.selections.filter((selection) =>
      requested.some((each) => isPickOf(each, option, selection)),
    )
    if (option.isRequired && chosen.length === 0) return cartUserError('BUNDLE_INCOMPLETE')
    const takesOne = option.input === 'select' || option.input === 'radio'
    if (takesOne && chosen.length > 1) return cartUserError('SELECTIONS_UNAVAILABLE')
    for (const selection of chosen) {
      const pick = requested.findLast((each) => isPickOf(each, option, selection))
      const quantity = selection.canChangeQuantity ? (pick?.quantity ?? 0) : selection.quantity
      const error = countError(quantity)
      if (error) return error
      if (quantity > MOST_PER_SELECTION) return cartUserError('QUANTITY_TOO_LARGE', MOST_PER_SELECTION)
      picks.push({ optionId: option.id, selectionId: selection.id, quantity })
    }
  }
  const existing = pickedOf({ product, choice: { bundle: picks } })
  const isSold = existing.every(({ selection }) => candidates.some(({ id }) => id === selection.productId))
  const isKnown = requested.every((each) => picks.some((pick) => pick.selectionId === each.selectionId))
  if (picks.length === 0) return cartUserError('BUNDLE_INCOMPLETE')
  return isSold && isKnown
    ? { sold: product, choice: { bundle: picks } }
    : cartUserError('SELECTIONS_UNAVAILABLE')
}

function price(line: ChosenLine): PricePair {
  const { isDynamic } = line.product.doc.bundle ?? empty
  const own = isDynamic ? { regular: 0, final: 0 } : line.product.doc.price
  return pickedOf(line).reduce(
    (total, picked) => {
      const { regular, final } = partPrice(line, picked)
      const { quantity } = picked
      return { regular: total.regular + regular * quantity, final: total.final + final * quantity }
    },
    { ...own },
  )
}

/** What one piece of a selection costs in the set, as the product page says it. */
function partPrice({ product, parts }: ChosenLine, { selection }: Picked): PricePair {
  const doc = product.doc.bundle ?? empty
  const added = selection.price ?? 0
  if (!doc.isDynamic) return { regular: added, final: added }
  const { regular, final } = parts.get(selection.productId)?.doc.price ?? { regular: 0, final: 0 }
  return { regular, final: bundlePieceCents(final, doc) }
}

function bundleOptionShapes(line: ChosenLine, { currency, language }: SalesContext) {
  const money = moneyIn(currency)
  const byOption = Map.groupBy(pickedOf(line), ({ option }) => option)
  return [...byOption].map(([option, picks]) => ({
    uid: bundleOptionUid(option.id),
    id: option.id,
    label: option.title[language],
    type: option.input,
    values: picks.map((picked) => {
      const { selection, quantity } = picked
      const { regular, final } = partPrice(line, picked)
      return {
        uid: bundleSelectionUid(option.id, selection.id, quantity),
        id: selection.id,
        label: line.parts.get(selection.productId)?.text.name ?? '',
        quantity,
        price: toDollars(final),
        priceV2: money(final),
        original_price: money(regular),
      }
    }),
  }))
}

/** The bundle as an order stores it. */
export function bundleDocs(line: ChosenLine, names: Names): BundleOptionDoc[] {
  const byOption = Map.groupBy(pickedOf(line), ({ option }) => option)
  return [...byOption].map(([option, picks]) => ({
    uid: bundleOptionUid(option.id),
    label: option.title,
    values: picks.map((picked) => ({
      uid: bundleSelectionUid(option.id, picked.selection.id, picked.quantity),
      name: names.get(picked.selection.productId) ?? { en: '', fr: '' },
      sku: line.parts.get(picked.selection.productId)?.sku ?? '',
      quantity: picked.quantity,
      cents: partPrice(line, picked).final,
    })),
  }))
}

function optionTexts(line: ChosenLine, _: unknown, names: Names): OptionText[] {
  const byOption = Map.groupBy(pickedOf(line), ({ option }) => option)
  const value = (picks: readonly Picked[], language: 'en' | 'fr') =>
    picks
      .map(({ selection, quantity }) => `${quantity} × ${names.get(selection.productId)?.[language] ?? ''}`)
      .join(', ')
  return [...byOption].map(([option, picks]) => ({
    label: option.title,
    value: { en: value(picks, 'en'), fr: value(picks, 'fr') },
  }))
}
