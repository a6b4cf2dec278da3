// Orders of deleted customers: tax data stay, personal data are removed once the order is finished.
import type { Database, Write } from '../db/open-database.ts'
import { parseOrderDoc } from './order-doc.ts'
import type { OrderDoc } from './order-doc.ts'
import { STATUS } from './order-progress.ts'
import type { StoredAddress } from '../customer/addresses/stored-address.ts'

/** Nobody's: the top-level domain is reserved for that. */
const NOBODYS_EMAIL = 'deleted@customer.invalid'
const FINISHED = [STATUS.complete, STATUS.canceled, STATUS.closed]

/** False once the order is anonymized, so that no mail is sent. */
export const isSomebodys = ({ email }: { email: string }): boolean => email !== NOBODYS_EMAIL

/** Orders under way need their address; they follow when they are finished. */
export async function releaseOrders(write: Write, customerId: number): Promise<void> {
  await write
    .updateTable('order_hold')
    .set({ visitor: null })
    .where('order_id', 'in', (from) =>
      from.selectFrom('sales_order').select('id').where('customer_id', '=', customerId),
    )
    .execute()
  await write
    .updateTable('sales_order')
    .set({ customer_id: null, is_to_anonymize: 1 })
    .where('customer_id', '=', customerId)
    .execute()
}

/** @returns how many orders lost their person */
export async function anonymizeFinishedOrders(db: Database, limit: number): Promise<number> {
  return db.transaction().execute(async (write) => {
    const orders = await write
      .selectFrom('sales_order')
      .select(['id', 'cart_id', 'doc'])
      .where('is_to_anonymize', '=', 1)
      .where('status', 'in', FINISHED)
      .limit(limit)
      .execute()
    for (const { id, cart_id, doc } of orders) {
      await write
        .updateTable('sales_order')
        .set({
          email: NOBODYS_EMAIL,
          lastname: '',
          doc: JSON.stringify(withoutPerson(parseOrderDoc(doc))),
          is_to_anonymize: 0,
        })
        .where('id', '=', id)
        .execute()
      await write
        .updateTable('cart')
        .set({ email: null, shipping_address: null, billing_address: null, comment: null })
        .where('id', '=', cart_id)
        .execute()
      await write.updateTable('cart_rule_use').set({ email: '' }).where('order_id', '=', id).execute()
      await write.deleteFrom('order_comment').where('order_id', '=', id).execute()
    }
    return orders.length
  })
}

/** What was typed for an item may name people too. */
function withoutPerson(doc: OrderDoc): OrderDoc {
  const { card: _card, ...rest } = doc
  return {
    ...rest,
    items: doc.items.map((item) => ({ ...item, entered: { en: [], fr: [] }, options: withoutTyped(item) })),
    shippingAddress: doc.shippingAddress && placeOf(doc.shippingAddress),
    billingAddress: placeOf(doc.billingAddress),
    purchaseOrderNumber: null,
  }
}

/** A gift card's options say who gets it from whom. */
function withoutTyped({ type, options }: OrderDoc['items'][number]) {
  return type === 'giftcard' ? { en: [], fr: [] } : options
}

/** Taxes depend on the place: province and the postal code's area. */
function placeOf(address: StoredAddress): StoredAddress {
  const { city, regionId, regionCode, regionNames, countryCode } = address
  return {
    firstname: '',
    lastname: '',
    street: [],
    city,
    regionId,
    regionCode,
    regionNames,
    postcode: address.postcode.split(' ')[0] ?? '',
    countryCode,
    telephone: '',
  }
}
