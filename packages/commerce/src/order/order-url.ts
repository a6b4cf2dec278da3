// The shop's page of an order: a customer's in the account, a guest's by the order's token.
import type { MailDraft, MailShop } from '../mail/compose-mail.ts'
import { pageUrl } from '../mail/page-url.ts'
import type { StoredOrder } from './order-rows.ts'
import { orderToken } from './order-token.ts'

export function orderUrl(shop: MailShop, view: MailDraft['view'], order: StoredOrder): string {
  return order.customerId === null
    ? pageUrl(shop, view, { path: '/sales/guest/form', fragment: orderToken(order) })
    : pageUrl(shop, view, {
        path: `/customer/sales/order/view/order_id/${encodeURIComponent(order.number)}`,
      })
}
