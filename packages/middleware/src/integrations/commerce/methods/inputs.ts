// Argument schemas shared by several methods: the GraphQL input types, with the limits a shop has.
import type {
  CountryCodeEnum,
  ProductAttributeFilterInput,
  ProductAttributeSortInput,
} from '@loftwood/graphql-types'
import { perAddressCode } from '@loftwood/graphql-types/address-attributes'
import { z } from 'zod'

/** Bare text; longer than `max` characters is refused. */
export const text = (max = 255) => z.string().max(max)
/** Bare text that must hold something. */
export const requiredText = (max = 255) => z.string().trim().min(1, 'must not be empty').max(max)
const optionalText = (max = 255) => text(max).nullish()

/** A GraphQL ID: text or a number. */
export const id = z.union([z.string().max(255), z.int()])

/** A cart id; left out, the session's cart is meant. */
export const cartId = z
  .string()
  .max(64)
  .regex(/^[\w-]*$/, 'is not a cart id')
  .nullish()
  .transform((value) => value ?? '')

/** Pages count from 1; 0 and less count as absent, as with the existing SDK. */
export const currentPage = pagingNumber(100_000)
export const pageSize = pagingNumber(300)
/** A wishlist may be loaded whole, which the storefront does by a very large page. */
export const wishlistPageSize = pagingNumber(10_000_000)

function pagingNumber(max: number) {
  return z
    .int()
    .max(max)
    .nullish()
    .transform((value) => (value && value > 0 ? value : undefined))
}

const filterValue = z.strictObject({
  eq: optionalText(),
  in: z.array(text()).max(100).nullish(),
  match: optionalText(),
  match_type: z.enum(['FULL', 'PARTIAL']).nullish(),
  from: optionalText(32),
  to: optionalText(32),
})

const attributeCode = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/, 'is not an attribute code')

/** Filters by attribute code. Any code is accepted; the back end validates it. */
export const productFilter = z.record(attributeCode, filterValue) as unknown as z.ZodType<
  ProductAttributeFilterInput,
  ProductAttributeFilterInput
>

/** Any attribute is taken here as well; an order by what the back end does not sort by is left out. */
export const productSort = z.record(attributeCode, z.enum(['ASC', 'DESC']).nullish()) as unknown as z.ZodType<
  ProductAttributeSortInput,
  ProductAttributeSortInput
>

const equalFilter = filterValue.pick({ eq: true, in: true })
const matchFilter = filterValue.pick({ match: true, match_type: true })
export const categoryFilter = z.strictObject({
  category_uid: equalFilter.nullish(),
  /** Numbers in place of uids, as the existing SDK has them. */
  ids: equalFilter.nullish(),
  name: matchFilter.nullish(),
  parent_category_uid: equalFilter.nullish(),
  parent_id: equalFilter.nullish(),
  url_key: equalFilter.nullish(),
  url_path: equalFilter.nullish(),
})

/** Quantities are more than 0; a cart item of over 10,000 pieces is a mistake. */
const quantity = z.number().positive().max(10_000)

const enteredOption = z.strictObject({ uid: id, value: text(2_000) })

export const cartItem = z.strictObject({
  sku: requiredText(64),
  quantity,
  parent_sku: optionalText(64),
  selected_options: z.array(id).max(50).nullish(),
  entered_options: z.array(enteredOption).max(50).nullish(),
})

const customizableOptions = z
  .array(z.strictObject({ id: z.int().nullish(), uid: id.nullish(), value_string: text(2_000) }))
  .max(50)
  .nullish()

/** How older calls name a variant: the configurable product's SKU beside the variant's. */
export const configurableItem = z.strictObject({
  data: cartItem,
  parent_sku: optionalText(64),
  variant_sku: optionalText(64),
  customizable_options: customizableOptions,
})

/** How older calls name a bundle's choices: by the numbers of its options and selections. */
export const bundleItem = z.strictObject({
  data: cartItem,
  bundle_options: z
    .array(z.strictObject({ id: z.int(), quantity, value: z.array(text(64)).max(50) }))
    .max(50),
  customizable_options: customizableOptions,
})

export const wishlistItem = z.strictObject({
  sku: requiredText(64),
  quantity,
  parent_sku: optionalText(64),
  selected_options: z.array(id).max(50).nullish(),
  entered_options: z.array(enteredOption).max(50).nullish(),
})

export const wishlistItemChange = z.strictObject({
  wishlist_item_id: id,
  quantity: quantity.nullish(),
  description: optionalText(1_000),
  selected_options: z.array(id).max(50).nullish(),
  entered_options: z.array(enteredOption).max(50).nullish(),
})

export const cartItemUpdate = z.strictObject({
  cart_item_uid: id.nullish(),
  cart_item_id: z.int().nullish(),
  /** 0 removes the item, as in Magento. */
  quantity: z.number().min(0).max(10_000).nullish(),
  customizable_options: z
    .array(z.strictObject({ uid: id.nullish(), value_string: text(2_000) }))
    .max(50)
    .nullish(),
})

/** Two capital letters (ISO 3166-1); the back end checks whether the shop ships there. */
const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, 'is not a country code of two capital letters')
  .transform((value) => value as CountryCodeEnum)

const addressTexts = perAddressCode(({ length }) => optionalText(length))

const cartAddress = z.strictObject({
  firstname: requiredText(),
  lastname: requiredText(),
  ...addressTexts,
  street: z.array(text()).min(1).max(4),
  city: requiredText(),
  region: optionalText(),
  region_id: z.int().nullish(),
  postcode: optionalText(32),
  country_code: z.string().regex(/^[A-Z]{2}$/, 'is not a country code of two capital letters'),
  telephone: optionalText(64),
  save_in_address_book: z.boolean().nullish(),
})

export const shippingAddress = z.strictObject({
  address: cartAddress.nullish(),
  customer_address_id: z.int().nullish(),
  customer_notes: optionalText(2_000),
  pickup_location_code: optionalText(),
})

export const billingAddress = z.strictObject({
  address: cartAddress.nullish(),
  customer_address_id: z.int().nullish(),
  same_as_shipping: z.boolean().nullish(),
  use_for_shipping: z.boolean().nullish(),
})

export const shippingMethod = z.strictObject({
  carrier_code: requiredText(64),
  method_code: requiredText(64),
})

/** What PayPal calls a payment and who approved it. */
const paypalId = z.string().regex(/^[\w-]{1,64}$/, 'is not an id of PayPal')

/** A path of the shop as a Magento takes it, which puts its base address before it. */
export const relativePath = z
  .string()
  .max(200)
  .regex(/^[\w-]+(?:\/[\w-]+)*$/, 'is not a path such as checkout/paypal')

export const paymentMethod = z.strictObject({
  code: requiredText(64),
  purchase_order_number: optionalText(64),
  paypal_express: z.strictObject({ payer_id: paypalId, token: paypalId }).nullish(),
  braintree: z
    .strictObject({
      payment_method_nonce: requiredText(),
      is_active_payment_token_enabler: z.boolean(),
      device_data: optionalText(4_000),
    })
    .nullish(),
  braintree_cc_vault: z
    .strictObject({ public_hash: requiredText(), device_data: optionalText(4_000) })
    .nullish(),
})

/** An e-mail address, of the shape the HTML standard accepts. */
export const email = z.email({ pattern: z.regexes.html5Email, error: 'is not an e-mail address' }).max(254)

const region = z.strictObject({
  region: optionalText(),
  region_code: optionalText(32),
  region_id: z.int().nullish(),
})

export const estimateAddress = z.strictObject({
  country_code: countryCode,
  postcode: optionalText(32),
  region: region.nullish(),
})

/** Orders by number, status, date or total. */
export const orderFilter = z.strictObject({
  number: filterValue.pick({ eq: true, in: true, match: true }).nullish(),
  status: equalFilter.nullish(),
  order_date: filterValue.pick({ from: true, to: true }).nullish(),
  grand_total: filterValue.pick({ from: true, to: true }).nullish(),
})

/** Longer passwords only cost hashing time; the back end checks their contents. */
export const password = z.string().min(1, 'must not be empty').max(256)

/** A remember-me token; left out, the session's is meant. */
export const rememberMeToken = z
  .string()
  .max(2_048)
  .nullish()
  .transform((value) => value ?? '')

/** A captcha's response; sent as a header, not as a variable. */
export const recaptchaToken = z.string().max(4_096).nullish()

const customAttribute = z.strictObject({
  attribute_code: attributeCode,
  value: optionalText(2_000),
  selected_options: z
    .array(z.strictObject({ value: text() }))
    .max(50)
    .nullish(),
})

export const customerProfile = {
  /** Attributes that a shop's customers have besides. */
  custom_attributes: z.array(customAttribute).max(50).nullish(),
  firstname: optionalText(),
  lastname: optionalText(),
  middlename: optionalText(),
  prefix: optionalText(40),
  suffix: optionalText(40),
  date_of_birth: optionalText(32),
  gender: z.int().nullish(),
  taxvat: optionalText(64),
  is_subscribed: z.boolean().nullish(),
}

export const customerAddress = z.strictObject({
  firstname: optionalText(),
  lastname: optionalText(),
  ...addressTexts,
  street: z.array(text()).max(4).nullish(),
  city: optionalText(),
  region: region.nullish(),
  postcode: optionalText(32),
  country_code: countryCode.nullish(),
  telephone: optionalText(64),
  /** Attributes that a shop's addresses have besides. */
  custom_attributesV2: z.array(customAttribute).max(50).nullish(),
  default_shipping: z.boolean().nullish(),
  default_billing: z.boolean().nullish(),
})
