// The uids of everything a shopper chooses or types, as Magento writes them: base64 of a path of numbers.
import type { Cents } from '../platform/money.ts'
import { decodeUid, encodeUid } from '../platform/uid.ts'

/** What is typed for a gift card, by the last part of its uid. */
export const GIFT_CARD_FIELDS = [
  'custom_giftcard_amount',
  'giftcard_sender_name',
  'giftcard_sender_email',
  'giftcard_recipient_name',
  'giftcard_recipient_email',
  'giftcard_message',
] as const
export type GiftCardField = (typeof GIFT_CARD_FIELDS)[number]

/** What an option uid stands for. */
export type OptionChoice =
  | { kind: 'configurable'; attributeId: number; optionId: number }
  | { kind: 'bundle'; optionId: number; selectionId: number; quantity: number }
  | { kind: 'download'; linkId: number }
  | { kind: 'customOption'; optionId: number }
  | { kind: 'customValue'; optionId: number; valueId: number }
  | { kind: 'giftCardAmount'; amount: Cents }
  | { kind: 'giftCardField'; field: GiftCardField }

/** A value of a configurable product's choice; the same for every product. */
export function configurableValueUid(attributeId: number, optionId: number): string {
  return encodeUid(`configurable/${attributeId}/${optionId}`)
}

/** A choice of one configurable product. */
export function configurableChoiceUid(productId: number, attributeId: number): string {
  return encodeUid(`configurable/${productId}/${attributeId}`)
}

export function bundleOptionUid(optionId: number): string {
  return encodeUid(`bundle/${optionId}`)
}

export function bundleSelectionUid(optionId: number, selectionId: number, quantity: number): string {
  return encodeUid(`bundle/${optionId}/${selectionId}/${quantity}`)
}

export function downloadLinkUid(linkId: number): string {
  return encodeUid(`downloadable/${linkId}`)
}

/** An option that is typed, or a list of values as a whole. */
export function customOptionUid(optionId: number): string {
  return encodeUid(`custom-option/${optionId}`)
}

export function customValueUid(optionId: number, valueId: number): string {
  return encodeUid(`custom-option/${optionId}/${valueId}`)
}

/** One of a gift card's fixed amounts: four decimals, as Magento's database has them. */
export function giftCardAmountUid(amount: Cents): string {
  return encodeUid(`giftcard/giftcard_amount/${(amount / 100).toFixed(4)}`)
}

export function giftCardFieldUid(field: GiftCardField): string {
  return encodeUid(`giftcard/${field}`)
}

const numbers: readonly [RegExp, (...parts: number[]) => OptionChoice][] = [
  [
    /^configurable\/(\d{1,9})\/(\d{1,9})$/,
    (attributeId = 0, optionId = 0) => ({ kind: 'configurable', attributeId, optionId }),
  ],
  [
    /^bundle\/(\d{1,9})\/(\d{1,9})\/(\d{1,6})$/,
    (optionId = 0, selectionId = 0, quantity = 0) => ({ kind: 'bundle', optionId, selectionId, quantity }),
  ],
  [/^downloadable\/(\d{1,9})$/, (linkId = 0) => ({ kind: 'download', linkId })],
  [/^custom-option\/(\d{1,9})$/, (optionId = 0) => ({ kind: 'customOption', optionId })],
  [
    /^custom-option\/(\d{1,9})\/(\d{1,9})$/,
    (optionId = 0, valueId = 0) => ({ kind: 'customValue', optionId, valueId }),
  ],
  [
    /^giftcard\/giftcard_amount\/(\d{1,7})\.(\d\d)0*$/,
    (dollars = 0, cents = 0) => ({ kind: 'giftCardAmount', amount: dollars * 100 + cents }),
  ],
]

/** What a uid stands for; undefined when it is none of an option. */
export function parseOptionUid(uid: string): OptionChoice | undefined {
  const path = decodeUid(uid)
  if (path === undefined) return undefined
  const field = GIFT_CARD_FIELDS.find((each) => path === `giftcard/${each}`)
  if (field) return { kind: 'giftCardField', field }
  for (const [pattern, choice] of numbers) {
    const match = pattern.exec(path)
    if (match) return choice(...match.slice(1).map(Number))
  }
  return undefined
}
