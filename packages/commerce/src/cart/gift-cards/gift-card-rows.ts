// The SQL of gift cards.
import type { Cents } from '../../platform/money.ts'
import type { Database } from '../../db/open-database.ts'
import { hashOfCode, lastFour } from './gift-card-code.ts'

export interface GiftCard {
  id: number
  last4: string
  balanceCents: Cents
  /** Last day, `YYYY-MM-DD`. */
  expiresOn: string | null
}

const COLUMNS = [
  'gift_card.id as id',
  'last4',
  'balance_cents as balanceCents',
  'expires_on as expiresOn',
] as const

export function findGiftCard(db: Database, code: string): Promise<GiftCard | undefined> {
  return db.selectFrom('gift_card').select(COLUMNS).where('hash', '=', hashOfCode(code)).executeTakeFirst()
}

/** The cards a cart is paid with that can be spent on that day. */
export function giftCardsOf(db: Database, cartId: number, today: string): Promise<GiftCard[]> {
  return db
    .selectFrom('cart_gift_card')
    .innerJoin('gift_card', 'gift_card.id', 'cart_gift_card.gift_card_id')
    .select(COLUMNS)
    .where('cart_id', '=', cartId)
    .where('balance_cents', '>', 0)
    .where((eb) => eb.or([eb('expires_on', 'is', null), eb('expires_on', '>=', today)]))
    .orderBy('gift_card.id')
    .execute()
}

/** Takes off the cards that can no longer be spent. */
export async function detachSpentCards(db: Database, cartId: number, today: string): Promise<void> {
  const good = (await giftCardsOf(db, cartId, today)).map(({ id }) => id)
  await db
    .deleteFrom('cart_gift_card')
    .where('cart_id', '=', cartId)
    .where('gift_card_id', 'not in', good)
    .execute()
}

export async function attachCard(db: Database, cartId: number, cardId: number): Promise<void> {
  await db
    .insertInto('cart_gift_card')
    .values({ cart_id: cartId, gift_card_id: cardId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function detachCard(db: Database, cartId: number, cardId: number): Promise<void> {
  await db
    .deleteFrom('cart_gift_card')
    .where('cart_id', '=', cartId)
    .where('gift_card_id', '=', cardId)
    .execute()
}

interface NewCard {
  code: string
  cents: Cents
  expiresOn: string | null
  orderId: number
  time: string
}

export async function insertGiftCard(db: Database, card: NewCard): Promise<void> {
  const { id } = await db
    .insertInto('gift_card')
    .values({
      hash: hashOfCode(card.code),
      last4: lastFour(card.code),
      initial_cents: card.cents,
      balance_cents: card.cents,
      expires_on: card.expiresOn,
      order_id: card.orderId,
      created_at: card.time,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await noteMovement(db, { cardId: id, cents: card.cents, orderId: card.orderId, time: card.time })
}

interface Movement {
  cardId: number
  cents: Cents
  orderId: number
  time: string
}

/** Takes from a card if it has so much; false when not. */
export async function spendCard(db: Database, { cents, ...spending }: Movement): Promise<boolean> {
  const result = await db
    .updateTable('gift_card')
    .set((eb) => ({ balance_cents: eb('balance_cents', '-', cents) }))
    .where('id', '=', spending.cardId)
    .where('balance_cents', '>=', cents)
    .executeTakeFirst()
  if (Number(result.numUpdatedRows) === 0) return false
  await noteMovement(db, { ...spending, cents: -cents })
  return true
}

/** Of an order that was paid back: its cards are void. */
const PAID_BACK = 'Closed'

/** Gives back what a canceled order took from cards, but for those whose own price was paid back. */
export async function refundCards(db: Database, orderId: number, time: string): Promise<void> {
  const spent = await db
    .selectFrom('gift_card_movement')
    .where('order_id', '=', orderId)
    .where('gift_card_id', 'not in', (db) =>
      db
        .selectFrom('gift_card')
        .innerJoin('sales_order', 'sales_order.id', 'gift_card.order_id')
        .select('gift_card.id')
        .where('sales_order.status', '=', PAID_BACK),
    )
    .groupBy('gift_card_id')
    .select(['gift_card_id as cardId', ({ fn }) => fn.sum<number>('change_cents').as('cents')])
    .execute()
  for (const { cardId, cents } of spent.filter((each) => each.cents < 0)) {
    await db
      .updateTable('gift_card')
      .set((eb) => ({ balance_cents: eb('balance_cents', '-', cents) }))
      .where('id', '=', cardId)
      .execute()
    await noteMovement(db, { cardId, cents: -cents, orderId, time })
  }
}

/** Empties the cards that the order bought. @returns what of them is spent already */
export async function voidCards(db: Database, orderId: number, time: string): Promise<Cents> {
  const cards = await db
    .selectFrom('gift_card')
    .select(['id', 'initial_cents as initialCents', 'balance_cents as balanceCents'])
    .where('order_id', '=', orderId)
    .execute()
  for (const { id: cardId, balanceCents } of cards) {
    await db.updateTable('gift_card').set({ balance_cents: 0 }).where('id', '=', cardId).execute()
    await noteMovement(db, { cardId, cents: -balanceCents, orderId, time })
  }
  return cards.reduce((sum, { initialCents, balanceCents }) => sum + initialCents - balanceCents, 0)
}

async function noteMovement(db: Database, { cardId, cents, orderId, time }: Movement): Promise<void> {
  await db
    .insertInto('gift_card_movement')
    .values({ gift_card_id: cardId, change_cents: cents, order_id: orderId, created_at: time })
    .execute()
}

export async function countAttempts(db: Database, cartId: number, since: string): Promise<number> {
  const row = await db
    .selectFrom('gift_card_attempt')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('cart_id', '=', cartId)
    .where('attempted_at', '>=', since)
    .executeTakeFirst()
  return row?.count ?? 0
}

export async function noteAttempt(db: Database, cartId: number, time: string): Promise<void> {
  await db.insertInto('gift_card_attempt').values({ cart_id: cartId, attempted_at: time }).execute()
}
