// Products of the other types for tests; only the fields that choosing and pricing read.
import type { ProductDetail } from '../product-detail.ts'

const money = (value: number) => ({ __typename: 'Money', value, currency: 'CAD' })
const price = (final: number, regular = final) => ({
  __typename: 'ProductPrice',
  final_price: money(final),
  regular_price: money(regular),
})
const range = (final: number, regular = final) => ({
  __typename: 'PriceRange',
  minimum_price: price(final, regular),
  maximum_price: price(final, regular),
})

interface Part {
  uid: string
  price: number
  /** Before a sale. */
  regular?: number
  isDefault?: boolean
  isSoldOut?: boolean
  canChange?: boolean
  quantity?: number
}

const selection = (part: Part) => ({
  uid: part.uid,
  label: part.uid,
  quantity: part.quantity ?? 1,
  position: 0,
  is_default: part.isDefault ?? false,
  price: part.price,
  price_type: 'FIXED',
  can_change_quantity: part.canChange ?? false,
  product: {
    sku: part.uid,
    name: part.uid,
    stock_status: part.isSoldOut ? 'OUT_OF_STOCK' : 'IN_STOCK',
    only_x_left_in_stock: null,
    url_key: part.uid,
    url_rewrites: [],
    price_range: range(part.price, part.regular),
  },
})

interface BundleSpec {
  isDynamic: boolean
  final: number
  regular?: number
  options: { title: string; required?: boolean; type?: string; parts: Part[] }[]
}

export function makeBundle({ isDynamic, final, regular, options }: BundleSpec): ProductDetail {
  return {
    __typename: 'BundleProduct',
    sku: 'SET',
    name: 'Set',
    stock_status: 'IN_STOCK',
    dynamic_price: isDynamic,
    price_range: range(final, regular),
    items: options.map(({ title, required = true, type = 'radio', parts }, position) => ({
      uid: title,
      title,
      required,
      type,
      position,
      options: parts.map(selection),
    })),
    options: null,
  } as unknown as ProductDetail
}

export function makeGroup(parts: (Part & { suggested: number })[]): ProductDetail {
  return {
    __typename: 'GroupedProduct',
    sku: 'ROOM',
    name: 'Room',
    stock_status: 'IN_STOCK',
    price_range: range(Math.min(...parts.map((part) => part.price))),
    items: parts.map((part, position) => ({
      qty: part.suggested,
      position,
      product: selection(part).product,
    })),
  } as unknown as ProductDetail
}

export function makeDownload(areSoldSeparately: boolean): ProductDetail {
  return {
    __typename: 'DownloadableProduct',
    sku: 'PLAN',
    name: 'Plan',
    stock_status: 'IN_STOCK',
    price_range: range(10),
    links_title: 'Files',
    links_purchased_separately: areSoldSeparately ? 1 : 0,
    downloadable_product_links: [
      { uid: 'link-2', title: 'Desk', price: 3, sample_url: null, sort_order: 2 },
      { uid: 'link-1', title: 'Bunk', price: 5, sample_url: '/sample', sort_order: 1 },
    ],
    downloadable_product_samples: [],
    options: null,
  } as unknown as ProductDetail
}

/** A simple product of 200 dollars that may be engraved and must have a thread colour. */
export function makeCustomizable(): ProductDetail {
  return {
    __typename: 'SimpleProduct',
    sku: 'QUILT',
    name: 'Quilt',
    stock_status: 'IN_STOCK',
    only_x_left_in_stock: null,
    price_range: range(200),
    options: [
      {
        __typename: 'CustomizableFieldOption',
        uid: 'name',
        title: 'Name',
        required: false,
        sort_order: 2,
        field: { uid: 'name', price: 10, price_type: 'PERCENT', max_characters: 20 },
      },
      {
        __typename: 'CustomizableRadioOption',
        uid: 'thread',
        title: 'Thread',
        required: true,
        sort_order: 1,
        radio: [
          { uid: 'thread/blue', title: 'Blue', price: 4, price_type: 'FIXED', sort_order: 2 },
          { uid: 'thread/red', title: 'Red', price: 0, price_type: 'FIXED', sort_order: 1 },
        ],
      },
    ],
  } as unknown as ProductDetail
}

/** The uids of a gift card's text options. */
export const GIFT_CARD_UIDS = {
  amount: btoa('giftcard/custom_giftcard_amount'),
  to: btoa('giftcard/giftcard_recipient_name'),
  email: btoa('giftcard/giftcard_recipient_email'),
}

/** Of 50 dollars, or any amount from 20 to 200. */
export function makeGiftCard(): ProductDetail {
  const textOption = (uid: string, title: string, required: boolean, sort_order: number) => ({
    uid,
    title,
    required,
    sort_order,
  })
  return {
    __typename: 'GiftCardProduct',
    sku: 'GIFT',
    name: 'Gift card',
    stock_status: 'IN_STOCK',
    price_range: range(50),
    giftcard_amounts: [{ uid: 'fifty', value: 50 }],
    open_amount_min: 20,
    open_amount_max: 200,
    message_max_length: null,
    gift_card_options: [
      textOption(GIFT_CARD_UIDS.to, 'To', true, 2),
      textOption(GIFT_CARD_UIDS.email, 'E-mail', true, 3),
      textOption(GIFT_CARD_UIDS.amount, 'Amount', false, 1),
    ],
    options: null,
  } as unknown as ProductDetail
}
