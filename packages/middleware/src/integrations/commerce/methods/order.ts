// Methods of placed orders.
import {
  CustomerOrdersDocument,
  GuestOrderByTokenDocument,
  GuestOrderDocument,
} from '@loftwood/graphql-types'
import { z } from 'zod'
import { currentPage, email, orderFilter, pageSize, requiredText } from './inputs.ts'
import { input, method, variables } from './method.ts'

export const orderMethods = {
  customerOrders: method({
    summary: "The signed-in customer's orders, 10 a page unless said.",
    example: [{ pageSize: 10, currentPage: 1 }],
    access: 'personal',
    document: CustomerOrdersDocument,
    args: variables(z.object({ filter: orderFilter.nullish(), pageSize, currentPage })),
  }),
  guestOrder: method({
    summary: "A guest's order by number, e-mail address and last name.",
    example: [{ number: '000000001', email: 'ann@example.com', lastname: 'Lee' }],
    access: 'personal',
    document: GuestOrderDocument,
    args: input(z.strictObject({ number: requiredText(64), email, lastname: requiredText() })),
    limit: 'lookup',
  }),
  guestOrderByToken: method({
    summary: "A guest's order by the token that placing it gave.",
    example: [{ token: '0:3:hODf1eCaPEQaNOvwfWkg1J8Nzda9i7S8' }],
    access: 'personal',
    document: GuestOrderByTokenDocument,
    args: input(z.strictObject({ token: requiredText(1_024) })),
    limit: 'lookup',
  }),
}
