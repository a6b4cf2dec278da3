// Bought gift cards become codes when they are paid for: one per piece, sent only to the recipient.
import { dateFormat } from '../platform/formats.ts'
import { queueWithinLimits } from '../mail/mail-limits.ts'
import type { OrderDesk } from './order-desk.ts'
import type { StoredOrder } from './order-rows.ts'
import { newGiftCardCode } from '../cart/gift-cards/gift-card-code.ts'
import { giftCardMail } from './gift-card-mail.ts'
import { insertGiftCard } from '../cart/gift-cards/gift-card-rows.ts'
import { DAY_MS } from '../platform/durations.ts'

/** Makes the cards of an order and mails their codes; a card on paper goes to the buyer, who gets it with the code. */
export async function issueGiftCards(desk: OrderDesk, order: StoredOrder): Promise<void> {
  const { db, rules } = desk
  const now = desk.now()
  for (const item of order.doc.items) {
    const pick = item.choice.giftCard
    if (!pick) continue
    const expiresOn = expiryOf(item.giftCardLifetimeDays, now, rules.store.timezone)
    for (let piece = 0; piece < item.quantity; piece += 1) {
      const code = newGiftCardCode()
      const time = now.toISOString()
      await insertGiftCard(db, { code, cents: pick.amount, expiresOn, orderId: order.id, time })
      await queueWithinLimits(db, giftCardMail(order, desk, { pick, code, expiresOn }), now)
    }
  }
}

function expiryOf(days: number | null, now: Date, timeZone: string): string | null {
  if (days === null) return null
  const last = new Date(now.getTime() + days * DAY_MS)
  return dateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(last)
}
