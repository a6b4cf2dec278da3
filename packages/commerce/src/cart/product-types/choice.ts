// A shopper's choices for a product besides the variant, as a cart item stores them (a JSON column).
import type { Cents } from '../../platform/money.ts'

/** So many of one selection of a bundle's option, in each set. */
export interface BundlePick {
  optionId: number
  selectionId: number
  quantity: number
}

export interface GiftCardPick {
  amount: Cents
  senderName: string
  senderEmail: string
  recipientName: string
  recipientEmail: string
  message: string
}

/** What was answered to one custom option: values, or a text. */
export interface OptionPick {
  optionId: number
  valueIds: number[]
  text: string
}

/** Parts that do not apply to the product are absent. Lists are in the order of the product, so that equal choices are equal texts. */
export interface CartChoice {
  bundle?: BundlePick[]
  links?: number[]
  giftCard?: GiftCardPick
  options?: OptionPick[]
}

/** The text of a choice: cart items of the same product and the same text add up. */
export function choiceText({ bundle, links, giftCard, options }: CartChoice): string {
  return JSON.stringify({ bundle, links, giftCard, options })
}

export function parseChoice(text: string): CartChoice {
  return JSON.parse(text) as CartChoice
}
