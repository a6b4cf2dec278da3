// The one table of expected failures: Magento's message and category of each. Nobody writes a message elsewhere.
import { GraphQLError } from 'graphql'

const input = 'graphql-input'
const noSuchEntity = 'graphql-no-such-entity'
const authorization = 'graphql-authorization'
const authentication = 'graphql-authentication'

interface Failure {
  category: string
  message: (...details: string[]) => string
}

export const FAILURES = {
  INVALID_STORE: { category: input, message: () => 'Requested store is not found' },
  INVALID_CURRENCY: { category: input, message: () => 'Please correct the target currency' },
  MUTATION_OVER_GET: { category: input, message: () => 'Mutation requests allowed only for POST requests' },
  NOT_AUTHORIZED: { category: authorization, message: () => "The current customer isn't authorized." },
  BAD_TOKEN: { category: authentication, message: () => 'Composite reader could not read a token' },
  REQUIRED: { category: input, message: (name) => `Required parameter "${name}" is missing` },
  REQUIRED_FIELD: { category: input, message: (name) => `"${name}" is required. Enter and try again.` },
  INVALID_FIELD: { category: input, message: (name) => `Invalid value for "${name}".` },
  TOO_LONG: {
    category: input,
    message: (name, length) => `"${name}" length must be equal or less than ${length} characters.`,
  },

  SEARCH_OR_FILTER_REQUIRED: {
    category: input,
    message: () => "'search' or 'filter' input argument is required.",
  },
  PAGE_SIZE_TOO_SMALL: { category: input, message: () => 'pageSize value must be greater than 0.' },
  PAGE_SIZE_TOO_LARGE: { category: input, message: (largest) => `Maximum pageSize is ${largest}` },
  CURRENT_PAGE_TOO_SMALL: { category: input, message: () => 'currentPage value must be greater than 0.' },
  CURRENT_PAGE_TOO_LARGE: {
    category: input,
    message: (page, pages) =>
      `currentPage value ${page} specified is greater than the ${pages} page(s) available.`,
  },
  CATEGORY_NAME_TOO_SHORT: {
    category: input,
    message: (shortest) => `Invalid match filter. Minimum length is ${shortest}.`,
  },
  URL_EMPTY: { category: input, message: () => '"url" argument should be specified and not empty' },
  CMS_PAGE_NOT_FOUND: {
    category: noSuchEntity,
    message: (id) => `The CMS page with the "${id}" ID doesn't exist.`,
  },
  CMS_BLOCK_NOT_FOUND: {
    category: noSuchEntity,
    message: (id) => `The CMS block with the "${id}" ID doesn't exist.`,
  },
  COUNTRY_NOT_FOUND: { category: noSuchEntity, message: () => "The country isn't available." },
  COUNTRY_ID_EMPTY: { category: input, message: () => 'Country "id" value should be specified' },
  ATTRIBUTE_INPUT_EMPTY: {
    category: input,
    message: () => 'Required parameters: attribute_code and entity_type',
  },

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

  CUSTOMER_EXISTS: {
    category: input,
    message: () => 'A customer with the same email address already exists in an associated website.',
  },
  EMAIL_NOT_VALID: { category: input, message: (email) => `"${email}" is not a valid email address.` },
  EMAIL_MISSING: { category: input, message: () => 'You must specify an email address.' },
  EMAIL_FORMAT: { category: input, message: () => 'The email address has an invalid format.' },
  EMAIL_INVALID: { category: input, message: () => 'Email is invalid' },
  EMAIL_NOT_AN_ADDRESS: { category: input, message: () => 'Email address is not valid' },
  MUST_BE_SPECIFIED: { category: input, message: (name) => `${name} must be specified` },
  EMAIL_EMPTY: { category: input, message: () => 'Email must be specified' },
  CUSTOMER_FIELD_REQUIRED: { category: input, message: (label) => `"${label}" is a required value.` },
  DATE_OF_BIRTH_INVALID: { category: input, message: () => 'Invalid date of birth.' },
  GENDER_INVALID: { category: input, message: (value) => `"${value}" is not a valid gender value.` },
  PASSWORD_TOO_SHORT: {
    category: input,
    message: (shortest) =>
      `The password needs at least ${shortest} characters. Create a new password and try again.`,
  },
  PASSWORD_TOO_LONG: {
    category: input,
    message: (longest) => `Please enter a password with at most ${longest} characters.`,
  },
  PASSWORD_TOO_SIMPLE: {
    category: input,
    message: (classes) =>
      `Minimum of different classes of characters in password is ${classes}. ` +
      'Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
  },
  PASSWORD_NEEDS_LETTER: {
    category: input,
    message: () => 'The password needs at least one letter, and one number or special character.',
  },
  RESET_FAILED: { category: input, message: () => "Cannot set the customer's password" },
  CONFIRMATION_KEY_INVALID: {
    category: input,
    message: () => 'This confirmation key is invalid or has expired.',
  },
  ALREADY_CONFIRMED: { category: input, message: () => 'The account is already active.' },
  NOT_CONFIRMED: {
    category: authentication,
    message: () => "This account isn't confirmed. Verify and try again.",
  },
  REMEMBER_ME_INVALID: {
    category: authentication,
    message: () => 'The remember-me token is not valid. Please sign in.',
  },
  SOCIAL_PROVIDER_UNKNOWN: {
    category: noSuchEntity,
    message: (code) => `There is no sign-in with "${code}".`,
  },
  SOCIAL_REDIRECT_INVALID: {
    category: input,
    message: () => 'The address to come back to is not a page of this shop.',
  },
  SOCIAL_LOGIN_FAILED: {
    category: authentication,
    message: () => 'The sign-in did not work or took too long. Please try again.',
  },
  SOCIAL_EMAIL_UNVERIFIED: {
    category: authentication,
    message: () => 'The provider did not confirm your email address. Please sign in with a password.',
  },
  SIGN_IN_INCORRECT: {
    category: authentication,
    message: () =>
      'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  },
  ACCOUNT_LOCKED: { category: authentication, message: () => 'The account is locked.' },
  PASSWORD_INCORRECT: { category: authentication, message: () => 'Invalid login or password.' },
  ADDRESS_NOT_FOUND: { category: noSuchEntity, message: (id) => `Could not find a address with ID "${id}"` },
  ADDRESS_NOT_OWN: {
    category: authorization,
    message: (id) => `Current customer does not have permission to get address with ID "${id}"`,
  },
  ADDRESS_IS_DEFAULT: {
    category: input,
    message: (id, kind) => `Customer Address ${id} is set as default ${kind} address and can not be deleted`,
  },
  ADDRESS_FAULTY: { category: input, message: (faults) => faults },
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

  GUEST_REVIEW: {
    category: authorization,
    message: () => "Guest customers aren't allowed to add product reviews.",
  },
  PRODUCT_UNKNOWN: {
    category: noSuchEntity,
    message: (sku) => `Could not find a product with SKU "${sku}"`,
  },
  ALREADY_REVIEWED: {
    category: 'graphql-already-exists',
    message: () => 'You have already reviewed this product.',
  },
  RATINGS_MISSING: { category: input, message: () => 'Please choose a rating.' },
  RATING_UNKNOWN: { category: input, message: () => 'The rating or its value does not exist.' },

  SUBSCRIPTION_EMAIL_MISSING: {
    category: input,
    message: () => 'You must specify an email address to subscribe to a newsletter.',
  },
  SUBSCRIPTION_EMAIL_INVALID: { category: input, message: () => 'Enter a valid email address.' },
  SUBSCRIPTION_NOT_OWN: {
    category: input,
    message: () => 'This email address is already assigned to another user.',
  },
  ALREADY_SUBSCRIBED: {
    category: input,
    message: () => 'This email address is already subscribed.',
  },
  NEWSLETTER_LINK_INVALID: {
    category: input,
    message: () => 'This link of the newsletter is invalid or has expired.',
  },
  CONTACT_EMAIL_INVALID: {
    category: input,
    message: () => 'The email address is invalid. Verify the email address and try again.',
  },
  CONTACT_FIELD_MISSING: { category: input, message: (field) => `${field} field is required.` },
  TOO_MANY_MESSAGES: {
    category: input,
    message: () => 'Too many messages were sent. Please try again later.',
  },
  WISHLIST_ITEMS_NOT_FOUND: {
    category: input,
    message: (ids) => `The wishlist item ids "${ids}" were not found.`,
  },
  WISHLIST_EMPTY: { category: input, message: () => 'The wishlist is empty.' },
  RECIPIENTS_MISSING: { category: input, message: () => 'Please enter an email address.' },
  TOO_MANY_RECIPIENTS: {
    category: input,
    message: (most) => `You can send to at most ${most} email addresses at once.`,
  },
  MAIL_LIMIT_REACHED: {
    category: input,
    message: (email) => `Too many emails were sent to "${email}" or by you. Please try again later.`,
  },
  LINKS_NOT_ALLOWED: { category: input, message: (name) => `"${name}" cannot contain links.` },
  WISHLIST_NOT_FOUND: { category: input, message: () => 'The wishlist was not found.' },
} as const satisfies Record<string, Failure>

export type FailureCode = keyof typeof FAILURES

/** An expected failure as it goes over the wire: Magento's message, `extensions.category`. */
export function failure(code: FailureCode, ...details: (string | number)[]): GraphQLError {
  const { category, message } = FAILURES[code] as Failure
  return new GraphQLError(message(...details.map(String)), { extensions: { category } })
}

/** Several failures of one field at once, e.g. each missing part of an address. */
export function failures(list: readonly GraphQLError[]): Error {
  const [only] = list
  return list.length === 1 && only
    ? only
    : new AggregateError(list, list.map((each) => each.message).join('\n'))
}
