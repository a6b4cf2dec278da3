// GraphQL of orders: a guest finds an order by what only its buyer knows.
import type {
  CancelOrderInput,
  ConfirmCancelOrderInput,
  GuestOrderCancelInput,
  OrderInformationInput,
  OrderTokenInput,
} from '@loftwood/graphql-types/schema-types'
import type { Context } from '../context.ts'
import type { CustomerNode } from '../customer/customer-node.ts'
import { refusal } from '../refusals/refusal.ts'
import { type OrdersArgs, customerOrders } from './customer-orders.ts'
import { type PurchasedLink, linksOf } from './downloads/purchased-links.ts'
import { reorderItems } from './reorder.ts'
import { cancelOwnOrder, confirmGuestCancel, requestGuestCancel } from './shopper-cancel.ts'
import { type SalesContext, salesResolvers, wireTime } from '../cart/sales-context.ts'
import { orderOfToken } from './order-of-token.ts'
import { findOrder } from './order-rows.ts'
import { orderShape } from './order-shape.ts'

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
      if (!isBuyer) throw refusal('ORDER_NOT_FOUND')
      if (order.customerId !== null) throw refusal('LOGIN_TO_VIEW_ORDER')
      return orderShape(context, order)
    },
    guestOrderByToken: async ({ input }: { input: OrderTokenInput }, context: SalesContext) => {
      const order = await orderOfToken(context, input.token)
      if (order.customerId !== null) throw refusal('LOGIN_TO_VIEW_ORDER')
      return orderShape(context, order)
    },
    customerDownloadableProducts: async (_args: unknown, context: SalesContext) => {
      if (context.customerId === undefined) throw refusal('NOT_AUTHORIZED')
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
