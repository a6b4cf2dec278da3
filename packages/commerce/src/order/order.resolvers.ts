// GraphQL of orders: a guest finds an order by what only its buyer knows.
import type {
  CancelOrderInput,
  CheckoutUserInputErrorCodes,
  ConfirmCancelOrderInput,
  GuestOrderCancelInput,
  OrderInformationInput,
  OrderTokenInput,
} from '@loftwood/graphql-types/schema-types'
import type { Context } from '../context.ts'
import type { CustomerNode } from '../customer/customer-node.ts'
import { userError } from '../user-errors/user-error.ts'
import { customerOrders, type OrdersArgs } from './customer-orders.ts'
import { linksOf, type PurchasedLink } from './downloads/purchased-links.ts'
import { cancelOwnOrder, confirmGuestCancel, requestGuestCancel } from './shopper-cancel.ts'
import { type SalesContext, salesResolvers, wireTime } from '../cart/sales-context.ts'
import { orderOfToken } from './order-of-token.ts'
import { findOrder } from './order-rows.ts'
import { orderShape } from './order-shape.ts'
import { addLines } from '../cart/add-items.ts'
import { answerCart } from '../cart/answer-cart.ts'
import { linesOf } from '../cart/cart-lines.ts'
import { customerCart } from '../cart/merge-carts.ts'
import { cartUserError } from '../cart/cart-user-error.ts'

const CODES: ReadonlySet<string> = new Set(['INSUFFICIENT_STOCK', 'NOT_SALABLE', 'PRODUCT_NOT_FOUND'])

/**
 * What an order had goes into the customer's cart, as far as it can still be had.
 * @throws NOT_AUTHORIZED for a guest, REORDER_NOT_FOUND for another customer's order
 */
async function reorderItems(context: SalesContext, number: string) {
  if (context.customerId === undefined) throw userError('NOT_AUTHORIZED')
  const order = await findOrder(context.db, number)
  if (!order || order.customerId !== context.customerId) throw userError('REORDER_NOT_FOUND', number)
  const cart = await customerCart(context)
  const rows = order.doc.items.map((item, index) => ({
    id: index,
    productId: item.soldId,
    parentId: item.productId === item.soldId ? null : item.productId,
    quantity: item.quantity,
    choice: item.choice,
    chosenCents: null,
  }))
  const lines = await linesOf(context, rows)
  const refused = await addLines(context, cart, lines)
  const errors = [
    ...order.doc.items
      .filter((_, index) => !lines.some(({ id }) => id === index))
      .map(({ sku }) => cartUserError('PRODUCT_UNKNOWN', sku)),
    ...refused,
  ]
  return {
    cart: await answerCart(context, cart.masked_id),
    userInputErrors: errors.map(({ code, message }) => ({
      code: (CODES.has(code) ? code : 'UNDEFINED') as CheckoutUserInputErrorCodes,
      message,
      path: ['orderNumber'],
    })),
  }
}

const isSameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

function downloadShape({ downloadsUrl, language }: SalesContext, link: PurchasedLink) {
  return {
    date: wireTime(link.orderedAt),
    title: link.title[language],
    order_increment_id: link.orderNumber,
    status: link.status,
    download_url: link.status === 'available' ? `${downloadsUrl}/${link.token}` : null,
    remaining_downloads: link.remaining === null ? 'Unlimited' : String(link.remaining),
  }
}

export const orderResolvers = {
  Query: salesResolvers({
    guestOrder: async ({ input }: { input: OrderInformationInput }, context: SalesContext) => {
      const order = await findOrder(context.db, input.number)
      const isBuyer =
        order && isSameText(order.email, input.email) && isSameText(order.lastname, input.lastname)
      if (!isBuyer) throw userError('ORDER_NOT_FOUND')
      if (order.customerId !== null) throw userError('LOGIN_TO_VIEW_ORDER')
      return orderShape(context, order)
    },
    guestOrderByToken: async ({ input }: { input: OrderTokenInput }, context: SalesContext) => {
      const order = await orderOfToken(context, input.token)
      if (order.customerId !== null) throw userError('LOGIN_TO_VIEW_ORDER')
      return orderShape(context, order)
    },
    customerDownloadableProducts: async (_args: unknown, context: SalesContext) => {
      if (context.customerId === undefined) throw userError('NOT_AUTHORIZED')
      const links = await linksOf(context.db, context.customerId)
      return { items: links.map((link) => downloadShape(context, link)) }
    },
  }),
  Mutation: salesResolvers({
    cancelOrder: ({ input }: { input: CancelOrderInput }, context: SalesContext) =>
      cancelOwnOrder(context, input.order_id, input.reason),
    requestGuestOrderCancel: async ({ input }: { input: GuestOrderCancelInput }, context: SalesContext) =>
      requestGuestCancel(context, await orderOfToken(context, input.token), input.reason),
    confirmCancelOrder: ({ input }: { input: ConfirmCancelOrderInput }, context: SalesContext) =>
      confirmGuestCancel(context, input.order_id, input.confirmation_key),
    reorderItems: ({ orderNumber }: { orderNumber: string }, context: SalesContext) =>
      reorderItems(context, orderNumber),
  }),
  Customer: {
    orders: ({ customerId }: CustomerNode, args: OrdersArgs, context: Context) =>
      customerOrders(customerId, args, context),
  },
}
