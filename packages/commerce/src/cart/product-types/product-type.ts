// What the cart has to know of a type of product. One module per type; the table of them is product-types.ts.
import type { LocalizedText } from '@loftwood/demo-store/field-shapes'
import type { PricePair } from '../../product/product-doc.ts'
import type { OptionChoice } from '../../product/option-uids.ts'
import type { SoldProduct } from '../cart-rows.ts'
import type { SalesContext } from '../sales-context.ts'
import type { CartUserError } from '../cart-user-error.ts'
import type { CartChoice } from './choice.ts'

/** The requested options: parsed uids of selected ones, and of entered ones with their text. */
export interface ChoiceRequest {
  /** The product that was named; of a variant that was named, its configurable product. */
  product: SoldProduct
  /** The variant that was named. */
  variant: SoldProduct | undefined
  picked: readonly OptionChoice[]
  typed: readonly (OptionChoice & { text: string })[]
  /** Variants and parts that may be chosen among. */
  candidates: readonly SoldProduct[]
}

/** What an input means: the product that is priced and taken from stock, and what was chosen besides. */
export interface Choice {
  sold: SoldProduct
  choice: CartChoice
}

/** A product in a cart with what was chosen. */
export interface ChosenLine {
  /** What the shopper sees: the configurable product of a variant, else the product itself. */
  product: SoldProduct
  /** What is taken from stock, unless it has parts. */
  sold: SoldProduct
  choice: CartChoice
  /** The products of a bundle's selections by id. */
  parts: ReadonlyMap<number, SoldProduct>
}

/** Pieces that one of a line takes from stock. */
export interface Piece {
  sold: SoldProduct
  quantity: number
}

/** A line of text under an order's item, in both languages. */
export interface OptionText {
  label: LocalizedText
  value: LocalizedText
}

export interface ProductTypeRule {
  /** GraphQL types of the item in a cart and in an order. */
  cartItem: string
  orderItem: string
  /** Whether it is never delivered to a door. */
  isVirtual: (line: ChosenLine) => boolean
  isTaxed: boolean
  /** It is goods: the customer gets loyalty credit for it. */
  earnsCredit: boolean
  choose: (target: ChoiceRequest) => Choice | CartUserError
  /** Of one piece, before tier prices and custom options. */
  price: (line: ChosenLine) => PricePair
  pieces: (line: ChosenLine) => Piece[]
  /** Fields of the cart item that other types lack. */
  fields: (line: ChosenLine, context: SalesContext) => object
  optionTexts: (line: ChosenLine, context: Pick<SalesContext, 'attributes'>, names: Names) => OptionText[]
}

/** Product names in both languages by id. */
export type Names = ReadonlyMap<number, LocalizedText>
