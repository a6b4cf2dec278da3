// Paying with a gift card: query its balance, add it to a cart, remove it again.
import { userError } from '../../user-errors/user-error.ts'
import { updateCart } from '../cart-rows.ts'
import { activeCart } from '../cart-view.ts'
import { moneyIn } from '../money-shape.ts'
import { type SalesContext, storeDate } from '../sales-context.ts'
import { lastFour } from './gift-card-code.ts'
import {
  type GiftCard,
  attachCard,
  countAttempts,
  detachCard,
  findGiftCard,
  giftCardsOf,
  noteAttempt,
} from './gift-card-rows.ts'
import { HOUR_MS } from '../../platform/durations.ts'

/** Codes that are none, per cart and hour. */
const MOST_ATTEMPTS = 10
/** More cards than anyone is given. */
const MOST_CARDS = 10

/** A card that can be spent today; one that is expired or empty is answered like one that does not exist. */
async function spendableCard(context: SalesContext, code: string): Promise<GiftCard | undefined> {
  const card = await findGiftCard(context.db, code)
  const isExpired = card?.expiresOn != null && card.expiresOn < storeDate(context)
  return card && card.balanceCents > 0 && !isExpired ? card : undefined
}

/** The balance of the card with this code. @throws GIFT_CARD_INVALID */
export async function giftCardAccount(context: SalesContext, code: string) {
  const card = await findGiftCard(context.db, code)
  if (!card) throw userError('GIFT_CARD_INVALID')
  return {
    code,
    balance: moneyIn(context.currency)(card.balanceCents),
    expiration_date: card.expiresOn,
  }
}

/** @throws GIFT_CARD_INVALID, GIFT_CARD_ATTEMPTS, GIFT_CARD_APPLIED, COUPON_ON_EMPTY_CART */
export async function applyGiftCard(context: SalesContext, cartId: string, code: string): Promise<void> {
  const { db } = context
  const cart = await activeCart(context, cartId)
  const since = new Date(context.now().getTime() - HOUR_MS).toISOString()
  if ((await countAttempts(db, cart.id, since)) >= MOST_ATTEMPTS) throw userError('GIFT_CARD_ATTEMPTS')
  const card = await spendableCard(context, code)
  const time = context.now().toISOString()
  if (!card) {
    await noteAttempt(db, cart.id, time)
    throw userError('GIFT_CARD_INVALID')
  }
  const present = await giftCardsOf(db, cart.id, storeDate(context))
  if (present.some(({ id }) => id === card.id)) throw userError('GIFT_CARD_APPLIED')
  if (present.length >= MOST_CARDS) throw userError('TOO_LONG', 'applied_gift_cards', MOST_CARDS)
  await attachCard(db, cart.id, card.id)
  await updateCart(db, cart.id, { updated_at: time })
}

/** Takes a card off a cart, by its code or what the cart shows of it. @throws GIFT_CARD_INVALID */
export async function removeGiftCard(context: SalesContext, cartId: string, code: string): Promise<void> {
  const { db } = context
  const cart = await activeCart(context, cartId)
  const present = await giftCardsOf(db, cart.id, storeDate(context))
  const whole = await findGiftCard(db, code)
  const card = present.find(({ id, last4 }) =>
    whole ? id === whole.id : code.includes('•') && last4 === lastFour(code),
  )
  if (!card) throw userError('GIFT_CARD_INVALID')
  await detachCard(db, cart.id, card.id)
  await updateCart(db, cart.id, { updated_at: context.now().toISOString() })
}
