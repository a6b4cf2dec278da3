// What a gift card adds, as Adobe Commerce has it: amounts, and what is typed for the recipient.
import type { GiftCardDoc } from './product-doc.ts'
import type { Context } from '../context.ts'
import { toDollars } from '../platform/money.ts'
import type { Language } from '../platform/analyze-text.ts'
import { giftCardAmountUid, giftCardFieldUid } from './option-uids.ts'
import type { GiftCardField } from './option-uids.ts'
import type { Product } from './product-loaders.ts'

/** The longest greeting. */
export const GIFT_MESSAGE_LENGTH = 255

const fieldTitles: Record<GiftCardField, Record<Language, string>> = {
  custom_giftcard_amount: { en: 'Amount', fr: 'Montant' },
  giftcard_sender_name: { en: 'Your name', fr: 'Votre nom' },
  giftcard_sender_email: { en: 'Your email', fr: 'Votre courriel' },
  giftcard_recipient_name: { en: 'Recipient’s name', fr: 'Nom du destinataire' },
  giftcard_recipient_email: { en: 'Recipient’s email', fr: 'Courriel du destinataire' },
  giftcard_message: { en: 'Message', fr: 'Message' },
}

/** The text fields of a gift card, in display order; the amount is required where no fixed one is chosen. */
export function giftCardFields({ kind, openAmount, hasMessage }: GiftCardDoc): GiftCardField[] {
  return [
    ...(openAmount ? (['custom_giftcard_amount'] as const) : []),
    'giftcard_sender_name',
    ...(kind === 'physical' ? [] : (['giftcard_sender_email'] as const)),
    'giftcard_recipient_name',
    ...(kind === 'physical' ? [] : (['giftcard_recipient_email'] as const)),
    ...(hasMessage ? (['giftcard_message'] as const) : []),
  ]
}

export function giftCardNodeFields({ doc }: Product, context: Context) {
  const { giftCard } = doc
  if (!giftCard) return {}
  const { openAmount } = giftCard
  return {
    giftcard_type: giftCard.kind.toUpperCase(),
    giftcard_amounts: giftCard.amounts.map((amount, index) => ({
      uid: giftCardAmountUid(amount),
      value_id: index + 1,
      value: toDollars(amount),
      website_id: 0,
      website_value: toDollars(amount),
    })),
    allow_open_amount: openAmount !== undefined,
    open_amount_min: openAmount ? toDollars(openAmount.from) : null,
    open_amount_max: openAmount ? toDollars(openAmount.to) : null,
    allow_message: giftCard.hasMessage,
    message_max_length: giftCard.hasMessage ? GIFT_MESSAGE_LENGTH : null,
    lifetime: giftCard.lifetimeDays,
    is_redeemable: true,
    gift_card_options: giftCardFields(giftCard).map((field, index) => fieldNode({ field, index }, context)),
  }
}

function fieldNode({ field, index }: { field: GiftCardField; index: number }, { view }: Context) {
  const isOptional = field === 'giftcard_message' || field === 'custom_giftcard_amount'
  return {
    __typename: field === 'giftcard_message' ? 'CustomizableAreaOption' : 'CustomizableFieldOption',
    uid: giftCardFieldUid(field),
    title: fieldTitles[field][view.language],
    required: !isOptional,
    sort_order: index + 1,
    value: {
      uid: giftCardFieldUid(field),
      price: 0,
      price_type: 'FIXED',
      max_characters: field === 'giftcard_message' ? GIFT_MESSAGE_LENGTH : null,
    },
  }
}
