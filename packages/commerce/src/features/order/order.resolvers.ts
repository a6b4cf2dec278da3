// GraphQL of orders: a guest finds an order by what only its buyer knows.
import { timingSafeEqual } from 'node:crypto'
import type { OrderInformationInput, OrderTokenInput } from '@loftwood/graphql-types/schema-types'
import { failure } from '../../errors.ts'
import { type SalesContext, salesResolvers } from '../../sales/cart/sales-context.ts'
import { type StoredOrder, findOrder } from '../../sales/order/order-rows.ts'
import { orderShape, orderToken } from '../../sales/order/order-shape.ts'

const isSameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

function isSameToken(given: string, order: StoredOrder): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(orderToken(order))]
  return a.length === b.length && timingSafeEqual(a, b)
}

export const orderResolvers = {
  Query: salesResolvers({
    guestOrder: async ({ input }: { input: OrderInformationInput }, context: SalesContext) => {
      const order = await findOrder(context.db, input.number)
      const isBuyer =
        order && isSameText(order.email, input.email) && isSameText(order.lastname, input.lastname)
      if (!isBuyer) throw failure('ORDER_NOT_FOUND')
      if (order.customerId !== null) throw failure('LOGIN_TO_VIEW_ORDER')
      return orderShape(context, order)
    },
    guestOrderByToken: async ({ input }: { input: OrderTokenInput }, context: SalesContext) => {
      const [number = ''] = Buffer.from(input.token, 'base64').toString('utf8').split(':')
      const order = await findOrder(context.db, number)
      if (!order || !isSameToken(input.token, order)) throw failure('ORDER_NOT_FOUND')
      if (order.customerId !== null) throw failure('LOGIN_TO_VIEW_ORDER')
      return orderShape(context, order)
    },
  }),
}
