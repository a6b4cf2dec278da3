// Gift cards: an amount, and who gives it to whom. They bear no tax and earn no credit: both come when the card is
// spent.
import { isPlainName } from '@loftwood/graphql-types/plain-name'
import { isEmail } from '../../customer/read-email.ts'
import type { GiftCardDoc } from '../../product/product-doc.ts'
import { type Cents, toCents } from '../../platform/money.ts'
import { moneyIn } from '../money-shape.ts'
import { type CartUserError, cartUserError } from '../cart-user-error.ts'
import type { GiftCardField } from '../../product/option-uids.ts'
import type { GiftCardPick } from './choice.ts'
import { simple } from './plain.ts'
import type { Choice, ChosenLine, OptionText, ProductTypeRule, ChoiceRequest } from './product-type.ts'

/** The longest message on a card. */
const LONGEST_CARD_MESSAGE = 255
const LONGEST_NAME = 255

const nothing: GiftCardPick = {
  amount: 0,
  senderName: '',
  senderEmail: '',
  recipientName: '',
  recipientEmail: '',
  message: '',
}

export const giftCard: ProductTypeRule = {
  ...simple,
  cartItem: 'GiftCardCartItem',
  orderItem: 'GiftCardOrderItem',
  isVirtual: ({ product }) => product.doc.giftCard?.kind === 'virtual',
  isTaxed: false,
  earnsCredit: false,
  choose,
  price: (line) => {
    const { amount } = pickOf(line)
    return { regular: amount, final: amount }
  },
  fields: (line, { currency }) => {
    const pick = pickOf(line)
    return {
      amount: moneyIn(currency)(pick.amount),
      sender_name: pick.senderName,
      sender_email: pick.senderEmail || null,
      recipient_name: pick.recipientName,
      recipient_email: pick.recipientEmail || null,
      message: pick.message || null,
    }
  },
  optionTexts,
}

export function pickOf({ choice }: Pick<ChosenLine, 'choice'>): GiftCardPick {
  return choice.giftCard ?? nothing
}

function choose({ product, picked, typed }: ChoiceRequest): Choice | CartUserError {
  const card = product.doc.giftCard
  if (!card) return cartUserError('TYPE_NOT_SUPPORTED', product.type)
  const text = (field: GiftCardField) =>
    typed.findLast((each) => each.kind === 'giftCardField' && each.field === field)?.text.trim() ?? ''
  const fixed = picked.flatMap((pick) => (pick.kind === 'giftCardAmount' ? pick.amount : [])).at(-1)
  const amount = amountOf(card, fixed, text('custom_giftcard_amount'))
  if (typeof amount !== 'number') return amount
  const giftCardPick: GiftCardPick = {
    amount,
    senderName: text('giftcard_sender_name'),
    senderEmail: text('giftcard_sender_email'),
    recipientName: text('giftcard_recipient_name'),
    recipientEmail: text('giftcard_recipient_email'),
    message: card.hasMessage ? text('giftcard_message') : '',
  }
  return peopleError(card, giftCardPick) ?? { sold: product, choice: { giftCard: giftCardPick } }
}

/** One of the fixed amounts, or dollars and cents within the open range. */
function amountOf(card: GiftCardDoc, fixed: Cents | undefined, typed: string): Cents | CartUserError {
  if (fixed !== undefined) return card.amounts.includes(fixed) ? fixed : cartUserError('OPTION_UNKNOWN')
  if (typed === '') return cartUserError('GIFT_CARD_AMOUNT_MISSING')
  if (!card.openAmount || !/^\d{1,6}([.,]\d{1,2})?$/.test(typed))
    return cartUserError('GIFT_CARD_AMOUNT_INVALID')
  const amount = toCents(Number(typed.replace(',', '.')))
  const { from, to } = card.openAmount
  return amount >= from && amount <= to ? amount : cartUserError('GIFT_CARD_AMOUNT_INVALID')
}

function peopleError({ kind }: GiftCardDoc, pick: GiftCardPick): CartUserError | undefined {
  const isMailed = kind !== 'physical'
  const names = [pick.senderName, pick.recipientName]
  const addresses = [pick.senderEmail, pick.recipientEmail]
  if (names.includes('') || (isMailed && addresses.includes(''))) return cartUserError('GIFT_CARD_INCOMPLETE')
  if (names.some((name) => name.length > LONGEST_NAME) || pick.message.length > LONGEST_CARD_MESSAGE)
    return cartUserError('TEXT_TOO_LONG')
  if (!names.every(isPlainName)) return cartUserError('PLAIN_NAME_ONLY', 'name')
  return addresses.some((address) => address !== '' && !isEmail(address))
    ? cartUserError('GIFT_CARD_EMAIL_INVALID')
    : undefined
}

function optionTexts(line: ChosenLine): OptionText[] {
  const { senderName, recipientName, recipientEmail, message } = pickOf(line)
  const both = (text: string) => ({ en: text, fr: text })
  return [
    { label: { en: 'From', fr: 'De' }, value: both(senderName) },
    {
      label: { en: 'To', fr: 'Pour' },
      value: both(recipientEmail ? `${recipientName} <${recipientEmail}>` : recipientName),
    },
    ...(message ? [{ label: { en: 'Message', fr: 'Message' }, value: both(message) }] : []),
  ]
}
