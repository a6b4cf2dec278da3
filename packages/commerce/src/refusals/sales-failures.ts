// What can go wrong with carts, checkout and orders.
import { CATEGORIES, type Failure } from './failure-kind.ts'

const { input, noSuchEntity, authorization } = CATEGORIES

export const salesFailures = {
  CART_NOT_FOUND: { category: noSuchEntity, message: (id) => `Could not find a cart with ID "${id}"` },
  CART_NOT_ACTIVE: { category: noSuchEntity, message: () => "The cart isn't active." },
  CART_ID_TAKEN: {
    category: 'graphql-already-exists',
    message: (id) => `Cart with ID "${id}" already exists.`,
  },
  CART_ID_LENGTH: { category: input, message: () => 'Cart ID length should to be 32 symbols.' },
  CART_ITEM_NOT_FOUND: {
    category: noSuchEntity,
    message: (id) => `Could not find cart item with id: ${id}.`,
  },
  CART_ITEM_MISSING: { category: noSuchEntity, message: () => "The cart doesn't contain the item" },
  ITEM_REFUSED: {
    category: input,
    message: (sku, reason) => `Could not add the product with SKU ${sku} to the shopping cart: ${reason}`,
  },
  QUANTITY_REFUSED: { category: input, message: (reason) => `Could not update the product: ${reason}` },
  COUPON_INVALID: {
    category: noSuchEntity,
    message: () => "The coupon code isn't valid. Verify the code and try again.",
  },
  COUPON_ON_EMPTY_CART: { category: input, message: () => 'Cart does not contain products.' },
  COUPON_ALREADY_APPLIED: {
    category: input,
    message: () => 'A coupon is already applied to the cart. Please remove it to apply another',
  },

  GIFT_CARD_INVALID: {
    category: noSuchEntity,
    message: () => "The gift card code isn't valid. Verify the code and try again.",
  },
  GIFT_CARD_APPLIED: { category: input, message: () => 'This gift card is already applied to the cart.' },
  GIFT_CARD_ATTEMPTS: {
    category: input,
    message: () => 'Too many attempts with gift card codes. Please try again in an hour.',
  },

  INVALID_EMAIL: { category: input, message: () => 'Invalid email format' },
  GUEST_NOT_ALLOWED: {
    category: authorization,
    message: () => 'Guest checkout is not allowed. Register a customer account or login with existing one.',
  },
  ONE_SHIPPING_ADDRESS: { category: input, message: () => 'You cannot specify multiple shipping addresses.' },
  ADDRESS_MISSING: {
    category: input,
    message: () =>
      'The shipping address must contain either "customer_address_id", "address" or "pickup_location_code".',
  },
  BILLING_MISSING: {
    category: input,
    message: () =>
      'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
  },
  BILLING_AMBIGUOUS: {
    category: input,
    message: () => 'The billing address cannot contain "customer_address_id" and "address" at the same time.',
  },
  NO_SHIPPING_ADDRESS: {
    category: noSuchEntity,
    message: () => 'Shipping address not set on the cart.',
  },
  VIRTUAL_CART_SHIPPING: {
    category: input,
    message: () => 'The Cart includes virtual product(s) only, so a shipping address is not used.',
  },
  COUNTRY_UNKNOWN: { category: input, message: () => 'Country is not available' },
  REGION_REQUIRED: { category: input, message: () => 'Region is required.' },
  REGION_NOT_AVAILABLE: {
    category: input,
    message: () => 'Region is not available for the selected country',
  },
  REGION_ID_NOT_AVAILABLE: {
    category: input,
    message: () => 'The region_id does not match the selected country or region',
  },
  POSTCODE_INVALID: { category: input, message: () => 'Postal code is invalid for the selected country' },
  POSTCODE_REGION: { category: input, message: () => 'Postal code does not belong to the selected region' },
  STREET_LINES: {
    category: input,
    message: (most) => `"Street Address" cannot contain more than ${most} lines.`,
  },
  ONE_SHIPPING_METHOD: { category: input, message: () => 'You cannot specify multiple shipping methods.' },
  SHIPPING_METHOD_NOT_FOUND: {
    category: noSuchEntity,
    message: (carrier, method) => `Carrier with such method not found: ${carrier}, ${method}`,
  },
  SHIPPING_ADDRESS_FIRST: {
    category: input,
    message: () => 'The shipping address is missing. Set the address and try again.',
  },
  PAYMENT_NOT_AVAILABLE: { category: input, message: () => 'The requested Payment Method is not available.' },
  PURCHASE_ORDER_NUMBER: { category: input, message: () => 'Purchase order number is a required field.' },

  ORDER_NOT_FOUND: {
    category: noSuchEntity,
    message: () => "We couldn't locate an order with the information provided.",
  },
  REORDER_NOT_FOUND: {
    category: input,
    message: (number) => `Cannot find order number "${number}" for current customer`,
  },
  LOGIN_TO_VIEW_ORDER: { category: authorization, message: () => 'Please login to view the order.' },

  CART_NOT_OWN: {
    category: authorization,
    message: (id) => `The current user cannot perform operations on cart "${id}"`,
  },
  CARTS_TO_MERGE_EQUAL: {
    category: input,
    message: () => 'The source and destination carts cannot be the same.',
  },
  MERGE_INTO_GUEST_CART: {
    category: input,
    message: () => 'The destination cart must belong to the customer.',
  },
  EMAIL_OF_CUSTOMER_CART: {
    category: input,
    message: () => 'The request is not allowed for logged in customers',
  },
} as const satisfies Record<string, Failure>
