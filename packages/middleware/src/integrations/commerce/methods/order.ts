// Methods of placed orders.
import {
  CancelOrderDocument,
  ConfirmCancelOrderDocument,
  CustomerDownloadableProductsDocument,
  CustomerOrdersDocument,
  FinishOrderPaymentDocument,
  GuestOrderByTokenDocument,
  GuestOrderDocument,
  PayOrderOtherwiseDocument,
  ReorderItemsDocument,
  RequestGuestOrderCancelDocument,
  StartOrderPaymentDocument,
} from '@loftwood/graphql-types'
import { z } from 'zod'
import { currentPage, email, id, orderFilter, pageSize, requiredText, text } from './inputs.ts'
import { input, method, noArguments, position, variables } from './method.ts'

/** Before 2.4.8 a Magento compares the postal code in place of the last name; the back end's schema says which it needs. */
const guestOrderKey = z.strictObject({
  number: requiredText(64),
  email,
  lastname: requiredText().nullish(),
  postcode: text(32).nullish(),
}) as unknown as z.ZodObject<{
  number: z.ZodString
  email: z.ZodEmail
  lastname: z.ZodString
  postcode: z.ZodOptional<z.ZodNullable<z.ZodString>>
}>

const orderToken = z.strictObject({ token: requiredText(1_024) })

export const orderMethods = {
  customerOrders: method({
    summary: "The signed-in customer's orders, 10 a page unless said.",
    example: [{ pageSize: 10, currentPage: 1 }],
    document: CustomerOrdersDocument,
    args: variables(z.object({ filter: orderFilter.nullish(), pageSize, currentPage })),
  }),
  guestOrder: method({
    summary: "A guest's order by number, e-mail address and last name, or postal code before Magento 2.4.8.",
    example: [{ number: '000000001', email: 'ann@example.com', lastname: 'Lee', postcode: 'K1A 0B1' }],
    document: GuestOrderDocument,
    args: input(guestOrderKey),
    limit: 'lookup',
  }),
  guestOrderByToken: method({
    summary: "A guest's order by the token that placing it gave.",
    example: [{ token: '0:3:hODf1eCaPEQaNOvwfWkg1J8Nzda9i7S8' }],
    document: GuestOrderByTokenDocument,
    args: input(orderToken),
    limit: 'lookup',
  }),
  reorderItems: method({
    summary: "Puts an earlier order's items into the customer's cart, which becomes the session's.",
    example: ['000000001'],
    document: ReorderItemsDocument,
    args: position('orderNumber', requiredText(64)),
    effect: 'adopts-cart',
  }),
  cancelOrder: method({
    summary: "Cancels one of the customer's orders.",
    example: [{ order_id: 'MQ==', reason: 'Other' }],
    document: CancelOrderDocument,
    args: input(z.strictObject({ order_id: id, reason: requiredText() })),
  }),
  requestGuestOrderCancel: method({
    summary: "Sends the e-mail with which a guest's order can be cancelled.",
    example: [{ token: '0:3:hODf1eCaPEQaNOvwfWkg1J8Nzda9i7S8', reason: 'Other' }],
    document: RequestGuestOrderCancelDocument,
    args: input(z.strictObject({ token: requiredText(1_024), reason: requiredText() })),
    limit: 'lookup',
  }),
  confirmCancelOrder: method({
    summary: "Cancels a guest's order with the key of the e-mail.",
    example: [{ order_id: 'MQ==', confirmation_key: 'hODf1eCaPEQaNOvwfWkg1J8Nzda9i7S8' }],
    document: ConfirmCancelOrderDocument,
    args: input(z.strictObject({ order_id: id, confirmation_key: requiredText() })),
    limit: 'lookup',
  }),
  startOrderPayment: method({
    summary: 'Begins to pay an order online; repeated, it is the same payment.',
    example: [{ token: '0:3:hODf1eCaPEQaNOvwfWkg1J8Nzda9i7S8' }],
    document: StartOrderPaymentDocument,
    args: input(orderToken),
    limit: 'lookup',
  }),
  finishOrderPayment: method({
    summary: 'What became of the payment of an order, read from the provider.',
    example: [{ token: '0:3:hODf1eCaPEQaNOvwfWkg1J8Nzda9i7S8' }],
    document: FinishOrderPaymentDocument,
    args: input(orderToken),
    limit: 'lookup',
  }),
  payOrderOtherwise: method({
    summary: 'Pays an unpaid order in another way than online.',
    example: [{ token: '0:3:hODf1eCaPEQaNOvwfWkg1J8Nzda9i7S8', payment_method: 'banktransfer' }],
    document: PayOrderOtherwiseDocument,
    args: input(orderToken.extend({ payment_method: requiredText() })),
    limit: 'lookup',
  }),
  customerDownloadableProducts: method({
    summary: 'The files the customer has bought.',
    example: [],
    document: CustomerDownloadableProductsDocument,
    args: noArguments(),
  }),
}
