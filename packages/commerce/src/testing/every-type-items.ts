// A guest who puts products of every type into carts; for tests with the catalog of every type.
import { sendForData } from './graphql-client.ts'
import {
  bundleSelectionUid,
  customOptionUid,
  giftCardAmountUid,
  giftCardFieldUid,
} from '../product/option-uids.ts'

export const ITEM_FIELDS = `total_quantity is_virtual items{__typename uid quantity product{sku} errors{code message}
  prices{price{value} row_total{value} original_item_price{value}}
  ... on ConfigurableCartItem{configured_variant{sku}}
  ... on BundleCartItem{bundle_options{uid id label type values{uid id label quantity price priceV2{value}}}}
  ... on DownloadableCartItem{links{uid title price} samples{title}}
  ... on SimpleCartItem{customizable_options{customizable_option_uid label is_required type
    values{customizable_option_value_uid label value price{value type units}}}}
  ... on VirtualCartItem{customizable_options{label values{label value}}}
  ... on GiftCardCartItem{amount{value} sender_name recipient_email message}}`

/** Adds items, one of each by default; returns the cart and the user errors. */
export async function addItemsTo(graphqlUrl: string, cartId: string, items: object[], store = 'default') {
  const mutation = `mutation($cartId:String!,$cartItems:[CartItemInput!]!){addProductsToCart(cartId:$cartId,cartItems:$cartItems){
    cart{${ITEM_FIELDS}} user_errors{code message ... on InsufficientStockError{quantity}}}}`
  const variables = { cartId, cartItems: items.map((item) => ({ quantity: 1, ...item })) }
  const data = await sendForData(graphqlUrl, mutation, { variables, headers: { store } })
  return data.addProductsToCart
}

export const bed = bundleSelectionUid(11, 111, 1)
export const mattresses = bundleSelectionUid(12, 121, 2)
export const set = { sku: 'SET', selected_options: [bed, mattresses] }

export const person = [
  { uid: giftCardFieldUid('giftcard_sender_name'), value: 'Maude' },
  { uid: giftCardFieldUid('giftcard_sender_email'), value: 'maude@example.com' },
  { uid: giftCardFieldUid('giftcard_recipient_name'), value: 'Léo' },
  { uid: giftCardFieldUid('giftcard_recipient_email'), value: 'leo@example.com' },
]
export const card = { sku: 'CARD', selected_options: [giftCardAmountUid(5000)], entered_options: person }
export const engraved = (value: string) => ({
  sku: 'PLATE',
  entered_options: [{ uid: customOptionUid(1), value }],
})
