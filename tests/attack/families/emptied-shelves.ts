/** Orders that nobody means to pay: they take pieces that others would buy. */
import { completeCart, placeOrder } from '../../harness/place-order.ts'
import { piecesHeld, shelves, soldOut } from '../lib/stored.ts'
import { newVisitor, type Visitor } from '../lib/visitor.ts'
import type { Family, Report } from '../scenario.ts'
import type { AttackedShop } from '../shop.ts'

const TURNS = 8
/** Of the small order in each turn. */
const FEW = 6
/** Defaults of the back end. */
const MOST = { orders: 3, pieces: 20 }

interface Stranger {
  visitor: Visitor
  email: string
}

type CartItem = ReturnType<typeof shelves>[number]

/** Answers whether the order was taken. */
async function buyUnpaid({ storefront }: AttackedShop, stranger: Stranger, cartItems: CartItem[]) {
  const magento = stranger.visitor.shop(storefront)
  await magento.addProductsToCart({ cartItems })
  await magento.setGuestEmailOnCart({ email: stranger.email })
  // Choosing the transfer is refused first; who does not look places the order all the same.
  await completeCart(magento, { payment: 'banktransfer' }).catch(() => undefined)
  return placeOrder(magento).then(
    () => true,
    () => false,
  )
}

/** In each turn an order of all that is left of a product, and one of a few other pieces. */
async function buyAll(shop: AttackedShop, strangers: readonly Stranger[], report: Report): Promise<void> {
  const before = { soldOut: soldOut(shop.dataDir), held: piecesHeld(shop.dataDir) }
  const goods = shelves(shop.dataDir)
  const targets = goods.filter(({ quantity }) => quantity > MOST.pieces).slice(-TURNS)
  let taken = 0
  for (const [turn, stranger] of strangers.entries()) {
    const few = goods.slice(turn * FEW, (turn + 1) * FEW).map(({ sku }) => ({ sku, quantity: 1 }))
    for (const items of [targets.slice(turn, turn + 1), few])
      if (await buyUnpaid(shop, stranger, items)) taken += 1
  }
  const held = piecesHeld(shop.dataDir) - before.held
  const emptied = soldOut(shop.dataDir) - before.soldOut
  report.must(taken > 0, 'a small order by transfer was refused')
  report.must(taken <= MOST.orders, `${taken} orders were taken`)
  report.must(held <= MOST.pieces, `${held} pieces are held`)
  report.must(emptied === 0, `${emptied} products are sold out`)
  report.figure(`${taken} orders taken, ${held} pieces held, ${emptied} products sold out`)
}

const newEmail = () => `stranger-${crypto.randomUUID()}@example.com`

/** So many of them, of whom each is another one only in what is made anew. */
const strangersWith = (make: () => Stranger): Stranger[] => Array.from({ length: TURNS }, make)

export const emptiedShelves: Family = {
  name: 'Emptied shelves',
  scenarios: [
    {
      name: 'from one address with an e-mail address each',
      strangers: () => {
        const visitor = newVisitor(2)
        return strangersWith(() => ({ visitor, email: newEmail() }))
      },
    },
    {
      name: 'with one e-mail address from an address each',
      strangers: () => {
        const email = newEmail()
        return strangersWith(() => ({ visitor: newVisitor(2), email }))
      },
    },
  ].map(({ name, strangers }) => ({
    name: `${2 * TURNS} orders by transfer that nobody pays, ${name}`,
    holds: `no product is sold out; at most ${MOST.orders} orders are taken and ${MOST.pieces} pieces held`,
    withinMs: 40_000,
    run: async (shop, report) => {
      const all = strangers()
      await buyAll(shop, all, report)
      await Promise.all([...new Set(all.map(({ visitor }) => visitor))].map((visitor) => visitor.leave()))
    },
  })),
}
