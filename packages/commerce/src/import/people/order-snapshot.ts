// The column `snapshot` of orders.csv: an order as the shop stores it, with SKUs in place of the numbers of products.
import { perAddressCode } from '@loftwood/graphql-types/address-attributes'
import { z } from 'zod'
import type { Database } from '../../db/open-database.ts'
import { parseOrderDoc } from '../../order/order-doc.ts'
import type { OrderDoc } from '../../order/order-doc.ts'
import { RowError } from '../csv/row-error.ts'

const cents = z.int()
const localized = z.strictObject({ en: z.string(), fr: z.string() })
const optionTexts = z.array(z.strictObject({ label: z.string(), value: z.string() }))
const bothTexts = z.strictObject({ en: optionTexts, fr: optionTexts })
const discount = z.strictObject({ label: localized, couponCode: z.string().nullable(), cents })

const address = z.strictObject({
  firstname: z.string(),
  lastname: z.string(),
  street: z.array(z.string()),
  city: z.string(),
  regionId: z.int(),
  regionCode: z.string(),
  regionNames: localized,
  postcode: z.string(),
  countryCode: z.string(),
  telephone: z.string(),
  // Older exports have null.
  ...perAddressCode(() =>
    z
      .string()
      .nullish()
      .transform((text) => text ?? undefined),
  ),
})

const part = z.strictObject({
  uid: z.string(),
  name: localized,
  sku: z.string(),
  quantity: z.number(),
  cents,
})

const item = z.strictObject({
  productSku: z.string().nullable(),
  soldSku: z.string().nullable(),
  sku: z.string(),
  parentSku: z.string().nullable(),
  type: z.string(),
  urlKey: z.string(),
  name: localized,
  options: bothTexts,
  entered: bothTexts,
  choice: z.looseObject({}),
  isVirtual: z.boolean(),
  pieces: z.array(z.strictObject({ sku: z.string(), quantity: z.number() })),
  bundle: z.array(z.strictObject({ uid: z.string(), label: localized, values: z.array(part) })),
  links: z.array(
    z.strictObject({ id: z.int(), title: localized, file: z.string(), maxDownloads: z.number().nullable() }),
  ),
  giftCardLifetimeDays: z.number().nullable(),
  leaves: localized.nullable().default(null),
  quantity: z.number(),
  unitCents: cents,
  regularCents: cents,
  rowCents: cents,
  discountCents: cents,
  discounts: z.array(discount),
  fullTaxCents: cents,
})

/** Exports of before a field have none: it has a default. */
const snapshot = z.strictObject({
  version: z.int(),
  token: z.string(),
  storeCode: z.string(),
  currency: z.string(),
  isVirtual: z.boolean(),
  items: z.array(item),
  subtotalCents: cents,
  discountCents: cents,
  discounts: z.array(discount),
  couponCode: z.string().nullable(),
  giftCards: z.array(z.strictObject({ last4: z.string(), cents })),
  storeCreditCents: cents,
  loyaltyCents: cents,
  shippingCents: cents,
  shippingTaxCents: cents,
  taxes: z.array(z.strictObject({ title: localized, rate: z.number(), cents })),
  taxCents: cents,
  grandTotalCents: cents,
  shippingAddress: address.nullable(),
  billingAddress: address,
  carrierTitle: localized.nullable(),
  methodTitle: localized.nullable(),
  deliveryDays: z.strictObject({ min: z.number(), max: z.number() }).nullable(),
  leadDays: z.tuple([z.number(), z.number()]).nullable().default(null),
  isByAppointment: z.boolean().default(false),
  pickupCode: z.string().nullable(),
  paymentCode: z.string(),
  paymentTitle: localized,
  purchaseOrderNumber: z.string().nullable(),
  payBy: z.string().nullable().default(null),
})

/** Number of a product that the shop does not have. */
const GONE = 0

/** @throws {RowError} for a text of another form, or of another release's orders */
export async function readSnapshot(db: Database, text: string): Promise<OrderDoc> {
  const { items, ...doc } = parsed(text)
  const skus = items.flatMap(({ productSku, soldSku }) => [productSku, soldSku]).filter((sku) => sku !== null)
  const rows = await db
    .selectFrom('product')
    .select(['id', 'sku'])
    .where('sku', 'in', [...new Set(skus), ''])
    .execute()
  const idOf = new Map<string | null, number>(rows.map(({ id, sku }) => [sku, id]))
  const stored = items.map(({ productSku, soldSku, ...rest }) => ({
    productId: idOf.get(productSku) ?? GONE,
    ...rest,
    soldId: idOf.get(soldSku) ?? GONE,
  }))
  try {
    return parseOrderDoc(JSON.stringify({ ...doc, items: stored }))
  } catch (error) {
    throw new RowError(`snapshot: ${(error as Error).message}`)
  }
}

function parsed(text: string): z.output<typeof snapshot> {
  try {
    return snapshot.parse(JSON.parse(text))
  } catch {
    throw new RowError('snapshot: is not the JSON of an export')
  }
}
