/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../gql.ts';
export type AddBundleProductsToCartInput = {
  cart_id: string;
  cart_items: Array<BundleProductCartItemInput | null | undefined>;
};

export type AddConfigurableProductsToCartInput = {
  cart_id: string;
  cart_items: Array<ConfigurableProductCartItemInput | null | undefined>;
};

export type AddProductsToCompareListInput = {
  products: Array<string | number | null | undefined>;
  uid: string | number;
};

export type ApplyCouponToCartInput = {
  cart_id: string;
  coupon_code: string;
};

export type ApplyGiftCardToCartInput = {
  cart_id: string;
  gift_card_code: string;
};

export type ApplyStoreCreditToCartInput = {
  cart_id: string;
};

export type AttributeInput = {
  attribute_code?: string | null | undefined;
  entity_type?: string | null | undefined;
};

export type BillingAddressInput = {
  address?: CartAddressInput | null | undefined;
  customer_address_id?: number | null | undefined;
  same_as_shipping?: boolean | null | undefined;
  use_for_shipping?: boolean | null | undefined;
};

export type BraintreeCcVaultInput = {
  device_data?: string | null | undefined;
  public_hash: string;
};

export type BraintreeInput = {
  device_data?: string | null | undefined;
  is_active_payment_token_enabler: boolean;
  payment_method_nonce: string;
};

export type BundleOptionInput = {
  id: number;
  quantity: number;
  value: Array<string | null | undefined>;
};

export type BundleProductCartItemInput = {
  bundle_options: Array<BundleOptionInput | null | undefined>;
  customizable_options?: Array<CustomizableOptionInput | null | undefined> | null | undefined;
  data: CartItemInput;
};

export type CancelOrderErrorCode =
  | 'INVALID_ORDER_STATUS'
  | 'ORDER_CANCELLATION_DISABLED'
  | 'ORDER_NOT_FOUND'
  | 'PARTIAL_ORDER_ITEM_SHIPPED'
  | 'UNAUTHORISED'
  | 'UNDEFINED';

export type CancelOrderInput = {
  order_id: string | number;
  reason: string;
};

export type CartAddressInput = {
  /** Buzzer code */
  buzzer_code?: string | null | undefined;
  city: string;
  company?: string | null | undefined;
  country_code: string;
  fax?: string | null | undefined;
  firstname: string;
  lastname: string;
  middlename?: string | null | undefined;
  postcode?: string | null | undefined;
  prefix?: string | null | undefined;
  region?: string | null | undefined;
  region_id?: number | null | undefined;
  save_in_address_book?: boolean | null | undefined;
  street: Array<string | null | undefined>;
  suffix?: string | null | undefined;
  telephone?: string | null | undefined;
  vat_id?: string | null | undefined;
};

export type CartItemErrorType =
  | 'ITEM_INCREMENTS'
  | 'ITEM_QTY'
  | 'UNDEFINED';

export type CartItemInput = {
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
  parent_sku?: string | null | undefined;
  quantity: number;
  selected_options?: Array<string | number | null | undefined> | null | undefined;
  sku: string;
};

export type CartItemUpdateInput = {
  cart_item_id?: number | null | undefined;
  cart_item_uid?: string | number | null | undefined;
  customizable_options?: Array<CustomizableOptionInput | null | undefined> | null | undefined;
  quantity?: number | null | undefined;
};

export type CartUserInputErrorType =
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'INSUFFICIENT_STOCK'
  | 'INVALID_PARAMETER_VALUE'
  | 'NOT_SALABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'UNDEFINED';

export type CategoryFilterInput = {
  category_uid?: FilterEqualTypeInput | null | undefined;
  name?: FilterMatchTypeInput | null | undefined;
  parent_category_uid?: FilterEqualTypeInput | null | undefined;
  url_key?: FilterEqualTypeInput | null | undefined;
  url_path?: FilterEqualTypeInput | null | undefined;
};

export type CheckoutAgreementMode =
  | 'AUTO'
  | 'MANUAL';

export type CheckoutUserInputErrorCodes =
  | 'INSUFFICIENT_STOCK'
  | 'NOT_SALABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'REORDER_NOT_AVAILABLE'
  | 'UNDEFINED';

export type ConfigurableProductCartItemInput = {
  customizable_options?: Array<CustomizableOptionInput | null | undefined> | null | undefined;
  data: CartItemInput;
  parent_sku?: string | null | undefined;
  /** @deprecated Field no longer supported */
  variant_sku?: string | null | undefined;
};

export type ConfirmCancelOrderInput = {
  confirmation_key: string;
  order_id: string | number;
};

export type ConfirmEmailInput = {
  confirmation_key: string;
  email: string;
};

export type ContactUsInput = {
  comment: string;
  email: string;
  name: string;
  telephone?: string | null | undefined;
};

export type CountryCodeEnum =
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AN'
  | 'AO'
  | 'AQ'
  | 'AR'
  | 'AS'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FM'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GU'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MH'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MP'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PS'
  | 'PT'
  | 'PW'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'ST'
  | 'SV'
  | 'SY'
  | 'SZ'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VI'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW';

export type CreateCompareListInput = {
  products?: Array<string | number | null | undefined> | null | undefined;
};

export type CreateProductReviewInput = {
  nickname: string;
  ratings: Array<ProductReviewRatingInput | null | undefined>;
  sku: string;
  summary: string;
  text: string;
};

export type CurrencyEnum =
  | 'AED'
  | 'AFN'
  | 'ALL'
  | 'AMD'
  | 'ANG'
  | 'AOA'
  | 'ARS'
  | 'AUD'
  | 'AWG'
  | 'AZM'
  | 'AZN'
  | 'BAM'
  | 'BBD'
  | 'BDT'
  | 'BGN'
  | 'BHD'
  | 'BIF'
  | 'BMD'
  | 'BND'
  | 'BOB'
  | 'BRL'
  | 'BSD'
  | 'BTN'
  | 'BUK'
  | 'BWP'
  | 'BYN'
  | 'BZD'
  | 'CAD'
  | 'CDF'
  | 'CHE'
  | 'CHF'
  | 'CHW'
  | 'CLP'
  | 'CNY'
  | 'COP'
  | 'CRC'
  | 'CUP'
  | 'CVE'
  | 'CZK'
  | 'DJF'
  | 'DKK'
  | 'DOP'
  | 'DZD'
  | 'EEK'
  | 'EGP'
  | 'ERN'
  | 'ETB'
  | 'EUR'
  | 'FJD'
  | 'FKP'
  | 'GBP'
  | 'GEK'
  | 'GEL'
  | 'GHS'
  | 'GIP'
  | 'GMD'
  | 'GNF'
  | 'GQE'
  | 'GTQ'
  | 'GYD'
  | 'HKD'
  | 'HNL'
  | 'HRK'
  | 'HTG'
  | 'HUF'
  | 'IDR'
  | 'ILS'
  | 'INR'
  | 'IQD'
  | 'IRR'
  | 'ISK'
  | 'JMD'
  | 'JOD'
  | 'JPY'
  | 'KES'
  | 'KGS'
  | 'KHR'
  | 'KMF'
  | 'KPW'
  | 'KRW'
  | 'KWD'
  | 'KYD'
  | 'KZT'
  | 'LAK'
  | 'LBP'
  | 'LKR'
  | 'LRD'
  | 'LSL'
  | 'LSM'
  | 'LTL'
  | 'LVL'
  | 'LYD'
  | 'MAD'
  | 'MDL'
  | 'MGA'
  | 'MKD'
  | 'MMK'
  | 'MNT'
  | 'MOP'
  | 'MRO'
  | 'MUR'
  | 'MVR'
  | 'MWK'
  | 'MXN'
  | 'MYR'
  | 'MZN'
  | 'NAD'
  | 'NGN'
  | 'NIC'
  | 'NOK'
  | 'NPR'
  | 'NZD'
  | 'OMR'
  | 'PAB'
  | 'PEN'
  | 'PGK'
  | 'PHP'
  | 'PKR'
  | 'PLN'
  | 'PYG'
  | 'QAR'
  | 'RHD'
  | 'ROL'
  | 'RON'
  | 'RSD'
  | 'RUB'
  | 'RWF'
  | 'SAR'
  | 'SBD'
  | 'SCR'
  | 'SDG'
  | 'SEK'
  | 'SGD'
  | 'SHP'
  | 'SKK'
  | 'SLL'
  | 'SOS'
  | 'SRD'
  | 'STD'
  | 'SVC'
  | 'SYP'
  | 'SZL'
  | 'THB'
  | 'TJS'
  | 'TMM'
  | 'TND'
  | 'TOP'
  | 'TRL'
  | 'TRY'
  | 'TTD'
  | 'TWD'
  | 'TZS'
  | 'UAH'
  | 'UGX'
  | 'USD'
  | 'UYU'
  | 'UZS'
  | 'VEB'
  | 'VEF'
  | 'VND'
  | 'VUV'
  | 'WST'
  | 'XCD'
  | 'XOF'
  | 'XPF'
  | 'YER'
  | 'YTL'
  | 'ZAR'
  | 'ZMK'
  | 'ZWD';

export type CustomerAddressInput = {
  /** Buzzer code */
  buzzer_code?: string | null | undefined;
  city?: string | null | undefined;
  company?: string | null | undefined;
  country_code?: CountryCodeEnum | null | undefined;
  default_billing?: boolean | null | undefined;
  default_shipping?: boolean | null | undefined;
  fax?: string | null | undefined;
  firstname?: string | null | undefined;
  lastname?: string | null | undefined;
  middlename?: string | null | undefined;
  postcode?: string | null | undefined;
  prefix?: string | null | undefined;
  region?: CustomerAddressRegionInput | null | undefined;
  street?: Array<string | null | undefined> | null | undefined;
  suffix?: string | null | undefined;
  telephone?: string | null | undefined;
  vat_id?: string | null | undefined;
};

export type CustomerAddressRegionInput = {
  region?: string | null | undefined;
  region_code?: string | null | undefined;
  region_id?: number | null | undefined;
};

export type CustomerCreateInput = {
  date_of_birth?: string | null | undefined;
  email: string;
  firstname: string;
  gender?: number | null | undefined;
  is_subscribed?: boolean | null | undefined;
  lastname: string;
  middlename?: string | null | undefined;
  password?: string | null | undefined;
  prefix?: string | null | undefined;
  suffix?: string | null | undefined;
  taxvat?: string | null | undefined;
};

export type CustomerOrdersFilterInput = {
  grand_total?: FilterRangeTypeInput | null | undefined;
  number?: FilterStringTypeInput | null | undefined;
  order_date?: FilterRangeTypeInput | null | undefined;
  status?: FilterEqualTypeInput | null | undefined;
};

export type CustomerUpdateInput = {
  date_of_birth?: string | null | undefined;
  firstname?: string | null | undefined;
  gender?: number | null | undefined;
  is_subscribed?: boolean | null | undefined;
  lastname?: string | null | undefined;
  middlename?: string | null | undefined;
  prefix?: string | null | undefined;
  suffix?: string | null | undefined;
  taxvat?: string | null | undefined;
};

export type CustomizableDateTypeEnum =
  | 'DATE'
  | 'DATE_TIME'
  | 'TIME';

export type CustomizableOptionInput = {
  /** @deprecated Field no longer supported */
  id?: number | null | undefined;
  uid?: string | number | null | undefined;
  value_string: string;
};

export type DeliveredPriceItemInput = {
  /** 1 by default. */
  quantity?: number | null | undefined;
  selected_options?: Array<string | number> | null | undefined;
  /** Of a configurable product without options: its cheapest variant. Of a bundle: its default selections. */
  sku: string;
};

export type EnteredOptionInput = {
  uid: string | number;
  value: string;
};

export type EstimateAddressInput = {
  country_code: CountryCodeEnum;
  postcode?: string | null | undefined;
  region?: CustomerAddressRegionInput | null | undefined;
};

export type EstimateTotalsInput = {
  address: EstimateAddressInput;
  cart_id: string;
  shipping_method?: ShippingMethodInput | null | undefined;
};

export type FilterEqualTypeInput = {
  eq?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
};

export type FilterMatchTypeEnum =
  | 'FULL'
  | 'PARTIAL';

export type FilterMatchTypeInput = {
  match?: string | null | undefined;
  match_type?: FilterMatchTypeEnum | null | undefined;
};

export type FilterRangeTypeInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};

export type FilterStringTypeInput = {
  eq?: string | null | undefined;
  in?: Array<string | null | undefined> | null | undefined;
  match?: string | null | undefined;
};

export type FinishSocialLoginInput = {
  code: string;
  /** The provider's name for itself, when it sends one. */
  iss?: string | null | undefined;
  state: string;
};

export type GiftCardAccountInput = {
  gift_card_code: string;
};

export type GiftCardTypeEnum =
  | 'COMBINED'
  | 'PHYSICAL'
  | 'VIRTUAL';

export type GuestOrderCancelInput = {
  reason: string;
  token: string;
};

export type OrderActionType =
  | 'CANCEL'
  | 'REORDER';

export type OrderInformationInput = {
  email: string;
  lastname: string;
  number: string;
};

export type OrderTokenInput = {
  token: string;
};

export type PayOrderOtherwiseInput = {
  /** The code of a method that is not paid online, such as `banktransfer`. */
  payment_method: string;
  /** The token of the order. */
  token: string;
};

export type PaymentMethodInput = {
  braintree?: BraintreeInput | null | undefined;
  braintree_cc_vault?: BraintreeCcVaultInput | null | undefined;
  code: string;
  paypal_express?: PaypalExpressInput | null | undefined;
  purchase_order_number?: string | null | undefined;
};

export type PaymentTokenTypeEnum =
  | 'account'
  | 'card';

export type PaypalExpressInput = {
  payer_id: string;
  token: string;
};

export type PaypalExpressTokenInput = {
  cart_id: string;
  code: string;
  express_button?: boolean | null | undefined;
  urls: PaypalExpressUrlsInput;
  use_paypal_credit?: boolean | null | undefined;
};

export type PaypalExpressUrlsInput = {
  cancel_url: string;
  pending_url?: string | null | undefined;
  return_url: string;
  success_url?: string | null | undefined;
};

export type PlaceOrderErrorCodes =
  | 'CART_NOT_ACTIVE'
  | 'CART_NOT_FOUND'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED';

export type PlaceOrderInput = {
  /** What gift cards pay of it, as the shopper saw it. Another amount by now, and the order is refused as well. */
  agreed_gift_cards?: number | null | undefined;
  /** What store credit pays of it, as the shopper saw it. Another amount by now, and the order is refused as well. */
  agreed_store_credit?: number | null | undefined;
  /** The grand total as the shopper saw it. Another total by now, and the order is refused (UNABLE_TO_PLACE_ORDER). */
  agreed_total?: number | null | undefined;
  cart_id: string;
};

export type PriceTypeEnum =
  | 'DYNAMIC'
  | 'FIXED'
  | 'PERCENT';

export type ProductAttributeFilterInput = {
  /** Inches of the assembled piece. */
  assembled_height?: FilterRangeTypeInput | null | undefined;
  /** Option ids (select attributes) or 0/1 (yes/no attributes), as in the aggregations. */
  att_bed_size?: FilterEqualTypeInput | null | undefined;
  att_fabric?: FilterEqualTypeInput | null | undefined;
  /** Option values of the labelled height ranges, as in the aggregations. */
  att_height_options?: FilterEqualTypeInput | null | undefined;
  att_ladder_side?: FilterEqualTypeInput | null | undefined;
  att_quick_ship?: FilterEqualTypeInput | null | undefined;
  b_collection_name?: FilterEqualTypeInput | null | undefined;
  best_seller?: FilterEqualTypeInput | null | undefined;
  category_uid?: FilterEqualTypeInput | null | undefined;
  category_url_path?: FilterEqualTypeInput | null | undefined;
  color?: FilterEqualTypeInput | null | undefined;
  description?: FilterMatchTypeInput | null | undefined;
  further_reduced?: FilterEqualTypeInput | null | undefined;
  made_in_canada?: FilterEqualTypeInput | null | undefined;
  manufacturer?: FilterEqualTypeInput | null | undefined;
  name?: FilterMatchTypeInput | null | undefined;
  new?: FilterEqualTypeInput | null | undefined;
  price?: FilterRangeTypeInput | null | undefined;
  short_description?: FilterMatchTypeInput | null | undefined;
  sku?: FilterEqualTypeInput | null | undefined;
  url_key?: FilterEqualTypeInput | null | undefined;
};

export type ProductAttributeSortInput = {
  name?: SortEnum | null | undefined;
  position?: SortEnum | null | undefined;
  price?: SortEnum | null | undefined;
  relevance?: SortEnum | null | undefined;
};

export type ProductReviewRatingInput = {
  id: string;
  value_id: string;
};

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type ReCaptchaFormEnum =
  | 'BRAINTREE'
  | 'CONTACT'
  | 'CUSTOMER_CREATE'
  | 'CUSTOMER_EDIT'
  | 'CUSTOMER_FORGOT_PASSWORD'
  | 'CUSTOMER_LOGIN'
  | 'NEWSLETTER'
  | 'PLACE_ORDER'
  | 'PRODUCT_REVIEW'
  | 'RESEND_CONFIRMATION_EMAIL'
  | 'SENDFRIEND';

export type ReCaptchaTypeEmum =
  | 'INVISIBLE'
  | 'RECAPTCHA'
  | 'RECAPTCHA_V3';

export type RemoveCouponFromCartInput = {
  cart_id: string;
};

export type RemoveGiftCardFromCartInput = {
  cart_id: string;
  /** The whole code, or as much of it as `applied_gift_cards` shows. */
  gift_card_code: string;
};

export type RemoveItemFromCartInput = {
  cart_id: string;
  cart_item_id?: number | null | undefined;
  cart_item_uid?: string | number | null | undefined;
};

export type RemoveProductsFromCompareListInput = {
  products: Array<string | number | null | undefined>;
  uid: string | number;
};

export type RemoveStoreCreditFromCartInput = {
  cart_id: string;
};

export type SendGuestWishlistInput = {
  email: string;
  emails: string;
  guestCustomerId: string;
  message?: string | null | undefined;
  name: string;
};

export type SetBillingAddressOnCartInput = {
  billing_address: BillingAddressInput;
  cart_id: string;
};

export type SetCommentOnCartInput = {
  cart_id: string;
  /** Empty for none; at most 1000 characters. */
  comment: string;
};

export type SetGuestEmailOnCartInput = {
  cart_id: string;
  email: string;
};

export type SetPaymentMethodOnCartInput = {
  cart_id: string;
  payment_method: PaymentMethodInput;
};

export type SetShippingAddressesOnCartInput = {
  cart_id: string;
  shipping_addresses: Array<ShippingAddressInput | null | undefined>;
};

export type SetShippingMethodsOnCartInput = {
  cart_id: string;
  shipping_methods: Array<ShippingMethodInput | null | undefined>;
};

export type ShippingAddressInput = {
  address?: CartAddressInput | null | undefined;
  customer_address_id?: number | null | undefined;
  customer_notes?: string | null | undefined;
  pickup_location_code?: string | null | undefined;
};

export type ShippingMethodInput = {
  carrier_code: string;
  method_code: string;
};

export type SortEnum =
  | 'ASC'
  | 'DESC';

export type SubscriptionStatusesEnum =
  | 'NOT_ACTIVE'
  | 'SUBSCRIBED'
  | 'UNCONFIRMED'
  | 'UNSUBSCRIBED';

export type UnusedCouponReason =
  | 'BELOW_MINIMUM'
  | 'EXPIRED'
  | 'NO_MATCHING_ITEM'
  | 'USED_UP';

export type UpdateCartItemsInput = {
  cart_id: string;
  cart_items: Array<CartItemUpdateInput | null | undefined>;
};

export type UrlRewriteEntityTypeEnum =
  | 'CATEGORY'
  | 'CMS_PAGE'
  | 'PRODUCT';

export type WishListUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

export type WishlistCartUserInputErrorType =
  | 'INSUFFICIENT_STOCK'
  | 'NOT_SALABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

export type WishlistItemInput = {
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
  parent_sku?: string | null | undefined;
  quantity: number;
  selected_options?: Array<string | number | null | undefined> | null | undefined;
  sku: string;
};

export type WishlistItemUpdateInput = {
  description?: string | null | undefined;
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
  quantity?: number | null | undefined;
  selected_options?: Array<string | number | null | undefined> | null | undefined;
  wishlist_item_id: string | number;
};

export type AvailableShippingMethodFragment = { __typename: 'AvailableShippingMethod', carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, available: boolean, delivery_days_min: number | null, delivery_days_max: number | null, amount_to_free: number | null, pickup_location_code: string | null, amount: (
    { __typename: 'Money' }
    & MoneyFragment
  ) };

type CartAddress_BillingCartAddress_Fragment = (
  { __typename: 'BillingCartAddress', firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { __typename: 'CartAddressRegion', code: string | null, label: string | null, region_id: number | null } | null, country: { __typename: 'CartAddressCountry', code: string, label: string } }
  & CartAddressTexts_BillingCartAddress_Fragment
);

type CartAddress_ShippingCartAddress_Fragment = (
  { __typename: 'ShippingCartAddress', firstname: string, lastname: string, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { __typename: 'CartAddressRegion', code: string | null, label: string | null, region_id: number | null } | null, country: { __typename: 'CartAddressCountry', code: string, label: string } }
  & CartAddressTexts_ShippingCartAddress_Fragment
);

export type CartAddressFragment =
  | CartAddress_BillingCartAddress_Fragment
  | CartAddress_ShippingCartAddress_Fragment
;

type CartItem_BundleCartItem_Fragment = { __typename: 'BundleCartItem', uid: string, quantity: number, bundle_options: Array<{ __typename: 'SelectedBundleOption', uid: string, label: string, values: Array<{ __typename: 'SelectedBundleOptionValue', uid: string, label: string, quantity: number } | null> } | null>, customizable_options: Array<(
    { __typename: 'SelectedCustomizableOption' }
    & SelectedCustomizableOptionFragment
  ) | null>, errors: Array<{ __typename: 'CartItemError', code: CartItemErrorType, message: string } | null> | null, product:
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
  , prices: { __typename: 'CartItemPrices', price: (
      { __typename: 'Money' }
      & MoneyFragment
    ), price_when_chosen: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null, row_total: (
      { __typename: 'Money' }
      & MoneyFragment
    ), total_item_discount: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null } | null };

type CartItem_ConfigurableCartItem_Fragment = { __typename: 'ConfigurableCartItem', uid: string, quantity: number, configurable_options: Array<{ __typename: 'SelectedConfigurableOption', option_label: string, value_label: string, configurable_product_option_uid: string, configurable_product_option_value_uid: string } | null>, customizable_options: Array<(
    { __typename: 'SelectedCustomizableOption' }
    & SelectedCustomizableOptionFragment
  ) | null>, configured_variant:
    | { __typename: 'BundleProduct', uid: string, sku: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
  , errors: Array<{ __typename: 'CartItemError', code: CartItemErrorType, message: string } | null> | null, product:
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
  , prices: { __typename: 'CartItemPrices', price: (
      { __typename: 'Money' }
      & MoneyFragment
    ), price_when_chosen: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null, row_total: (
      { __typename: 'Money' }
      & MoneyFragment
    ), total_item_discount: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null } | null };

type CartItem_DownloadableCartItem_Fragment = { __typename: 'DownloadableCartItem', uid: string, quantity: number, links: Array<{ __typename: 'DownloadableProductLinks', uid: string, title: string | null } | null> | null, customizable_options: Array<(
    { __typename: 'SelectedCustomizableOption' }
    & SelectedCustomizableOptionFragment
  ) | null>, errors: Array<{ __typename: 'CartItemError', code: CartItemErrorType, message: string } | null> | null, product:
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
  , prices: { __typename: 'CartItemPrices', price: (
      { __typename: 'Money' }
      & MoneyFragment
    ), price_when_chosen: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null, row_total: (
      { __typename: 'Money' }
      & MoneyFragment
    ), total_item_discount: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null } | null };

type CartItem_GiftCardCartItem_Fragment = { __typename: 'GiftCardCartItem', sender_name: string, recipient_name: string, recipient_email: string | null, message: string | null, uid: string, quantity: number, amount: (
    { __typename: 'Money' }
    & MoneyFragment
  ), customizable_options: Array<(
    { __typename: 'SelectedCustomizableOption' }
    & SelectedCustomizableOptionFragment
  ) | null>, errors: Array<{ __typename: 'CartItemError', code: CartItemErrorType, message: string } | null> | null, product:
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
  , prices: { __typename: 'CartItemPrices', price: (
      { __typename: 'Money' }
      & MoneyFragment
    ), price_when_chosen: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null, row_total: (
      { __typename: 'Money' }
      & MoneyFragment
    ), total_item_discount: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null } | null };

type CartItem_SimpleCartItem_Fragment = { __typename: 'SimpleCartItem', uid: string, quantity: number, customizable_options: Array<(
    { __typename: 'SelectedCustomizableOption' }
    & SelectedCustomizableOptionFragment
  ) | null>, errors: Array<{ __typename: 'CartItemError', code: CartItemErrorType, message: string } | null> | null, product:
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
  , prices: { __typename: 'CartItemPrices', price: (
      { __typename: 'Money' }
      & MoneyFragment
    ), price_when_chosen: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null, row_total: (
      { __typename: 'Money' }
      & MoneyFragment
    ), total_item_discount: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null } | null };

type CartItem_VirtualCartItem_Fragment = { __typename: 'VirtualCartItem', uid: string, quantity: number, customizable_options: Array<(
    { __typename: 'SelectedCustomizableOption' }
    & SelectedCustomizableOptionFragment
  ) | null>, errors: Array<{ __typename: 'CartItemError', code: CartItemErrorType, message: string } | null> | null, product:
    | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, att_quick_ship: number | null, order_time_frame: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
  , prices: { __typename: 'CartItemPrices', price: (
      { __typename: 'Money' }
      & MoneyFragment
    ), price_when_chosen: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null, row_total: (
      { __typename: 'Money' }
      & MoneyFragment
    ), total_item_discount: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null } | null };

export type CartItemFragment =
  | CartItem_BundleCartItem_Fragment
  | CartItem_ConfigurableCartItem_Fragment
  | CartItem_DownloadableCartItem_Fragment
  | CartItem_GiftCardCartItem_Fragment
  | CartItem_SimpleCartItem_Fragment
  | CartItem_VirtualCartItem_Fragment
;

export type CartPricesFragment = { __typename: 'CartPrices', subtotal_excluding_tax: (
    { __typename: 'Money' }
    & MoneyFragment
  ) | null, subtotal_including_tax: (
    { __typename: 'Money' }
    & MoneyFragment
  ) | null, subtotal_with_discount_excluding_tax: (
    { __typename: 'Money' }
    & MoneyFragment
  ) | null, grand_total: (
    { __typename: 'Money' }
    & MoneyFragment
  ) | null, discounts: Array<{ __typename: 'Discount', label: string, coupon: { __typename: 'AppliedCoupon', code: string } | null, amount: (
      { __typename: 'Money' }
      & MoneyFragment
    ) } | null> | null, applied_taxes: Array<{ __typename: 'CartTaxItem', label: string, amount: (
      { __typename: 'Money' }
      & MoneyFragment
    ) } | null> | null };

export type CartFragment = { __typename: 'Cart', id: string, email: string | null, is_virtual: boolean, total_quantity: number, comment: string | null, applied_coupons: Array<{ __typename: 'AppliedCoupon', code: string } | null> | null, unused_coupon: { __typename: 'UnusedCoupon', code: string, reason: UnusedCouponReason, amount_missing: number | null } | null, items: Array<
    | (
      { __typename: 'BundleCartItem' }
      & CartItem_BundleCartItem_Fragment
    )
    | (
      { __typename: 'ConfigurableCartItem' }
      & CartItem_ConfigurableCartItem_Fragment
    )
    | (
      { __typename: 'DownloadableCartItem' }
      & CartItem_DownloadableCartItem_Fragment
    )
    | (
      { __typename: 'GiftCardCartItem' }
      & CartItem_GiftCardCartItem_Fragment
    )
    | (
      { __typename: 'SimpleCartItem' }
      & CartItem_SimpleCartItem_Fragment
    )
    | (
      { __typename: 'VirtualCartItem' }
      & CartItem_VirtualCartItem_Fragment
    )
   | null> | null, prices: (
    { __typename: 'CartPrices' }
    & CartPricesFragment
  ) | null, applied_gift_cards: Array<{ __typename: 'AppliedGiftCard', code: string | null, applied_balance: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null, current_balance: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null } | null> | null, applied_store_credit: { __typename: 'AppliedStoreCredit', applied_balance: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null } | null, loyalty_credit: (
    { __typename: 'Money' }
    & MoneyFragment
  ) | null, shipping_addresses: Array<(
    { __typename: 'ShippingCartAddress', pickup_location_code: string | null, available_shipping_methods: Array<(
      { __typename: 'AvailableShippingMethod' }
      & AvailableShippingMethodFragment
    ) | null> | null, selected_shipping_method: { __typename: 'SelectedShippingMethod', carrier_code: string, carrier_title: string, method_code: string, method_title: string, amount: (
        { __typename: 'Money' }
        & MoneyFragment
      ) } | null }
    & CartAddress_ShippingCartAddress_Fragment
  ) | null>, billing_address: (
    { __typename: 'BillingCartAddress' }
    & CartAddress_BillingCartAddress_Fragment
  ) | null, available_payment_methods: Array<{ __typename: 'AvailablePaymentMethod', code: string, title: string, days_to_pay: number | null } | null> | null, selected_payment_method: { __typename: 'SelectedPaymentMethod', code: string, title: string, purchase_order_number: string | null } | null };

export type CategoryDetailsFragment = (
  { __typename: 'CategoryTree', description: string | null, display_mode: string | null, image: string | null, meta_title: string | null, meta_description: string | null, cms_block: { __typename: 'CmsBlock', identifier: string | null, title: string | null, content: string | null } | null, images: Array<{ __typename: 'CategoryImage', url: string, description: string | null }> | null, breadcrumbs: Array<{ __typename: 'Breadcrumb', category_name: string | null, category_url_path: string | null } | null> | null, children: Array<(
    { __typename: 'CategoryTree', image: string | null }
    & CategorySummaryFragment
  ) | null> | null }
  & CategorySummaryFragment
);

export type CategorySummaryFragment = { __typename: 'CategoryTree', uid: string, name: string | null, level: number | null, position: number | null, is_anchor: number | null, include_in_menu: number | null, product_count: number | null, url_path: string | null, url_suffix: string | null };

export type CompareListFragment = { __typename: 'CompareList', uid: string, item_count: number, attributes: Array<{ __typename: 'ComparableAttribute', code: string, label: string } | null> | null, items: Array<{ __typename: 'ComparableItem', uid: string, product:
      | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, url_key: string | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: (
          { __typename: 'PriceRange' }
          & PriceRangeFragment
        ) }
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, url_key: string | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: (
          { __typename: 'PriceRange' }
          & PriceRangeFragment
        ) }
      | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, url_key: string | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: (
          { __typename: 'PriceRange' }
          & PriceRangeFragment
        ) }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, url_key: string | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: (
          { __typename: 'PriceRange' }
          & PriceRangeFragment
        ) }
      | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, url_key: string | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: (
          { __typename: 'PriceRange' }
          & PriceRangeFragment
        ) }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, url_key: string | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: (
          { __typename: 'PriceRange' }
          & PriceRangeFragment
        ) }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, url_key: string | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: (
          { __typename: 'PriceRange' }
          & PriceRangeFragment
        ) }
    , attributes: Array<{ __typename: 'ProductAttribute', code: string, value: string } | null> } | null> | null };

export type CustomerAddressFragment = (
  { __typename: 'CustomerAddress', id: number | null, firstname: string | null, lastname: string | null, street: Array<string | null> | null, city: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, default_billing: boolean | null, default_shipping: boolean | null, region: { __typename: 'CustomerAddressRegion', region: string | null, region_code: string | null, region_id: number | null } | null }
  & CustomerAddressTextsFragment
);

export type CustomerFragment = { __typename: 'Customer', email: string | null, firstname: string | null, lastname: string | null, middlename: string | null, prefix: string | null, suffix: string | null, date_of_birth: string | null, gender: number | null, taxvat: string | null, is_subscribed: boolean | null, created_at: string | null, default_billing: string | null, default_shipping: string | null, addresses: Array<(
    { __typename: 'CustomerAddress' }
    & CustomerAddressFragment
  ) | null> | null };

export type GiftMessageFragment = { __typename: 'GiftMessage', from: string, to: string, message: string };

export type MoneyFragment = { __typename: 'Money', value: number | null, currency: CurrencyEnum | null };

export type OrderAddressFragment = (
  { __typename: 'OrderAddress', firstname: string, lastname: string, street: Array<string | null>, city: string, region: string | null, region_id: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null }
  & OrderAddressTextsFragment
);

export type OrderFragment = { __typename: 'CustomerOrder', id: string, number: string, order_date: string, order_status_change_date: string, status: string, email: string | null, is_virtual: boolean, carrier: string | null, shipping_method: string | null, delivery_days_min: number | null, delivery_days_max: number | null, is_delivered_by_appointment: boolean | null, payment_instructions: Array<string> | null, is_mail_waiting: boolean | null, available_actions: Array<OrderActionType | null>, items: Array<
    | { __typename: 'BundleOrderItem', id: string, product_name: string | null, product_sku: string, product_type: string | null, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_canceled: number | null, quantity_refunded: number | null, bundle_options: Array<{ __typename: 'ItemSelectedBundleOption', label: string, values: Array<{ __typename: 'ItemSelectedBundleOptionValue', product_name: string, quantity: number } | null> | null } | null> | null, product:
        | { __typename: 'BundleProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'ConfigurableProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'DownloadableProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'GroupedProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'SimpleProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'VirtualProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
       | null, product_sale_price: (
        { __typename: 'Money' }
        & MoneyFragment
      ), selected_options: Array<{ __typename: 'OrderItemOption', label: string, value: string } | null> | null, entered_options: Array<{ __typename: 'OrderItemOption', label: string, value: string } | null> | null }
    | { __typename: 'ConfigurableOrderItem', id: string, product_name: string | null, product_sku: string, product_type: string | null, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_canceled: number | null, quantity_refunded: number | null, configured_variant:
        | { __typename: 'BundleProduct', uid: string, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'ConfigurableProduct', uid: string, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'DownloadableProduct', uid: string, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'GroupedProduct', uid: string, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'SimpleProduct', uid: string, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'VirtualProduct', uid: string, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
       | null, product:
        | { __typename: 'BundleProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'ConfigurableProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'DownloadableProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'GroupedProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'SimpleProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'VirtualProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
       | null, product_sale_price: (
        { __typename: 'Money' }
        & MoneyFragment
      ), selected_options: Array<{ __typename: 'OrderItemOption', label: string, value: string } | null> | null, entered_options: Array<{ __typename: 'OrderItemOption', label: string, value: string } | null> | null }
    | { __typename: 'DownloadableOrderItem', id: string, product_name: string | null, product_sku: string, product_type: string | null, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_canceled: number | null, quantity_refunded: number | null, downloadable_links: Array<{ __typename: 'DownloadableItemsLinks', title: string | null } | null> | null, product:
        | { __typename: 'BundleProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'ConfigurableProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'DownloadableProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'GroupedProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'SimpleProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'VirtualProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
       | null, product_sale_price: (
        { __typename: 'Money' }
        & MoneyFragment
      ), selected_options: Array<{ __typename: 'OrderItemOption', label: string, value: string } | null> | null, entered_options: Array<{ __typename: 'OrderItemOption', label: string, value: string } | null> | null }
    | { __typename: 'GiftCardOrderItem', id: string, product_name: string | null, product_sku: string, product_type: string | null, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_canceled: number | null, quantity_refunded: number | null, product:
        | { __typename: 'BundleProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'ConfigurableProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'DownloadableProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'GroupedProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'SimpleProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'VirtualProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
       | null, product_sale_price: (
        { __typename: 'Money' }
        & MoneyFragment
      ), selected_options: Array<{ __typename: 'OrderItemOption', label: string, value: string } | null> | null, entered_options: Array<{ __typename: 'OrderItemOption', label: string, value: string } | null> | null }
    | { __typename: 'OrderItem', id: string, product_name: string | null, product_sku: string, product_type: string | null, product_url_key: string | null, quantity_ordered: number | null, quantity_shipped: number | null, quantity_canceled: number | null, quantity_refunded: number | null, product:
        | { __typename: 'BundleProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'ConfigurableProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'DownloadableProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'GiftCardProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'GroupedProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'SimpleProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
        | { __typename: 'VirtualProduct', uid: string, att_quick_ship: number | null, order_time_frame: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
       | null, product_sale_price: (
        { __typename: 'Money' }
        & MoneyFragment
      ), selected_options: Array<{ __typename: 'OrderItemOption', label: string, value: string } | null> | null, entered_options: Array<{ __typename: 'OrderItemOption', label: string, value: string } | null> | null }
   | null> | null, total: { __typename: 'OrderTotal', subtotal: (
      { __typename: 'Money' }
      & MoneyFragment
    ), subtotal_excl_tax: (
      { __typename: 'Money' }
      & MoneyFragment
    ), subtotal_incl_tax: (
      { __typename: 'Money' }
      & MoneyFragment
    ), total_shipping: (
      { __typename: 'Money' }
      & MoneyFragment
    ), total_tax: (
      { __typename: 'Money' }
      & MoneyFragment
    ), taxes: Array<{ __typename: 'TaxItem', title: string, rate: number, amount: (
        { __typename: 'Money' }
        & MoneyFragment
      ) } | null> | null, discounts: Array<{ __typename: 'Discount', label: string, amount: (
        { __typename: 'Money' }
        & MoneyFragment
      ) } | null> | null, total_giftcard: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null, total_store_credit: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null, grand_total: (
      { __typename: 'Money' }
      & MoneyFragment
    ) } | null, shipping_address: (
    { __typename: 'OrderAddress' }
    & OrderAddressFragment
  ) | null, billing_address: (
    { __typename: 'OrderAddress' }
    & OrderAddressFragment
  ) | null, pickup_location: (
    { __typename: 'PickupLocation' }
    & PickupPlaceFragment
  ) | null, payment_methods: Array<{ __typename: 'OrderPaymentMethod', name: string, type: string, additional_data: Array<{ __typename: 'KeyValue', name: string | null, value: string | null } | null> | null } | null> | null, online_payment: { __typename: 'OnlinePayment', expires_at: string, token: string, amount: (
      { __typename: 'Money' }
      & MoneyFragment
    ), other_methods: Array<{ __typename: 'AvailablePaymentMethod', code: string, title: string }> } | null, loyalty_credit: (
    { __typename: 'Money' }
    & MoneyFragment
  ) | null, applied_gift_cards: Array<{ __typename: 'ApplyGiftCardToOrder', code: string | null, applied_balance: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null } | null> | null, comments: Array<{ __typename: 'SalesCommentItem', message: string, timestamp: string } | null> | null, gift_message: (
    { __typename: 'GiftMessage' }
    & GiftMessageFragment
  ) | null, invoices: Array<{ __typename: 'Invoice', id: string, number: string, total: { __typename: 'InvoiceTotal', grand_total: (
        { __typename: 'Money' }
        & MoneyFragment
      ) } | null } | null>, credit_memos: Array<{ __typename: 'CreditMemo', id: string, number: string, total: { __typename: 'CreditMemoTotal', grand_total: (
        { __typename: 'Money' }
        & MoneyFragment
      ) } | null } | null> | null, shipments: Array<{ __typename: 'OrderShipment', id: string, number: string, created_at: string | null, tracking: Array<{ __typename: 'ShipmentTracking', carrier: string, title: string, number: string | null } | null> | null, items: Array<
      | { __typename: 'BundleShipmentItem', id: string, product_sku: string, product_name: string | null, quantity_shipped: number }
      | { __typename: 'ShipmentItem', id: string, product_sku: string, product_name: string | null, quantity_shipped: number }
     | null> | null } | null> | null };

export type PageInfoFragment = { __typename: 'SearchResultPageInfo', current_page: number | null, total_pages: number | null };

export type PickupPlaceFragment = { __typename: 'PickupLocation', pickup_location_code: string | null, name: string | null, description: string | null, street: string | null, city: string | null, region: string | null, region_id: number | null, postcode: string | null, country_id: string | null, phone: string | null, timezone: string | null, opening_hours: Array<{ __typename: 'StoreOpeningHours', days: Array<number>, opens: string, closes: string }> | null };

export type PriceRangeFragment = { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
      { __typename: 'Money' }
      & MoneyFragment
    ), regular_price: (
      { __typename: 'Money' }
      & MoneyFragment
    ) }, maximum_price: { __typename: 'ProductPrice', final_price: (
      { __typename: 'Money' }
      & MoneyFragment
    ), regular_price: (
      { __typename: 'Money' }
      & MoneyFragment
    ) } | null };

type ProductChoices_BundleProduct_Fragment = { __typename: 'BundleProduct', dynamic_price: boolean | null, options: Array<
    | { __typename: 'CustomizableAreaOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, area: { __typename: 'CustomizableAreaValue', uid: string, price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableCheckboxOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, checkbox: Array<{ __typename: 'CustomizableCheckboxValue', uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableDateOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, date: { __typename: 'CustomizableDateValue', uid: string, price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
    | { __typename: 'CustomizableDropDownOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, dropDown: Array<{ __typename: 'CustomizableDropDownValue', uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableFieldOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, field: { __typename: 'CustomizableFieldValue', uid: string, price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableFileOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
    | { __typename: 'CustomizableMultipleOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, multiple: Array<{ __typename: 'CustomizableMultipleValue', uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableRadioOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, radio: Array<{ __typename: 'CustomizableRadioValue', uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
   | null> | null, items: Array<{ __typename: 'BundleItem', uid: string | null, title: string | null, required: boolean | null, type: string | null, position: number | null, options: Array<{ __typename: 'BundleItemOption', uid: string, label: string | null, quantity: number | null, position: number | null, is_default: boolean | null, price: number | null, price_type: PriceTypeEnum | null, can_change_quantity: boolean | null, product:
        | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
                { __typename: 'Money' }
                & MoneyFragment
              ), regular_price: (
                { __typename: 'Money' }
                & MoneyFragment
              ) } } }
        | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
                { __typename: 'Money' }
                & MoneyFragment
              ), regular_price: (
                { __typename: 'Money' }
                & MoneyFragment
              ) } } }
        | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
                { __typename: 'Money' }
                & MoneyFragment
              ), regular_price: (
                { __typename: 'Money' }
                & MoneyFragment
              ) } } }
        | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
                { __typename: 'Money' }
                & MoneyFragment
              ), regular_price: (
                { __typename: 'Money' }
                & MoneyFragment
              ) } } }
        | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
                { __typename: 'Money' }
                & MoneyFragment
              ), regular_price: (
                { __typename: 'Money' }
                & MoneyFragment
              ) } } }
        | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
                { __typename: 'Money' }
                & MoneyFragment
              ), regular_price: (
                { __typename: 'Money' }
                & MoneyFragment
              ) } } }
        | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
                { __typename: 'Money' }
                & MoneyFragment
              ), regular_price: (
                { __typename: 'Money' }
                & MoneyFragment
              ) } } }
       | null } | null> | null } | null> | null, price_tiers: Array<{ __typename: 'TierPrice', quantity: number | null, final_price: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null } | null> | null };

type ProductChoices_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', options: Array<
    | { __typename: 'CustomizableAreaOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, area: { __typename: 'CustomizableAreaValue', uid: string, price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableCheckboxOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, checkbox: Array<{ __typename: 'CustomizableCheckboxValue', uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableDateOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, date: { __typename: 'CustomizableDateValue', uid: string, price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
    | { __typename: 'CustomizableDropDownOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, dropDown: Array<{ __typename: 'CustomizableDropDownValue', uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableFieldOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, field: { __typename: 'CustomizableFieldValue', uid: string, price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableFileOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
    | { __typename: 'CustomizableMultipleOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, multiple: Array<{ __typename: 'CustomizableMultipleValue', uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableRadioOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, radio: Array<{ __typename: 'CustomizableRadioValue', uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
   | null> | null, price_tiers: Array<{ __typename: 'TierPrice', quantity: number | null, final_price: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null } | null> | null };

type ProductChoices_DownloadableProduct_Fragment = { __typename: 'DownloadableProduct', links_title: string | null, links_purchased_separately: number | null, options: Array<
    | { __typename: 'CustomizableAreaOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, area: { __typename: 'CustomizableAreaValue', uid: string, price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableCheckboxOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, checkbox: Array<{ __typename: 'CustomizableCheckboxValue', uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableDateOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, date: { __typename: 'CustomizableDateValue', uid: string, price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
    | { __typename: 'CustomizableDropDownOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, dropDown: Array<{ __typename: 'CustomizableDropDownValue', uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableFieldOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, field: { __typename: 'CustomizableFieldValue', uid: string, price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableFileOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
    | { __typename: 'CustomizableMultipleOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, multiple: Array<{ __typename: 'CustomizableMultipleValue', uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableRadioOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, radio: Array<{ __typename: 'CustomizableRadioValue', uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
   | null> | null, downloadable_product_links: Array<{ __typename: 'DownloadableProductLinks', uid: string, title: string | null, price: number | null, sample_url: string | null, sort_order: number | null } | null> | null, downloadable_product_samples: Array<{ __typename: 'DownloadableProductSamples', title: string | null, sample_url: string | null, sort_order: number | null } | null> | null, price_tiers: Array<{ __typename: 'TierPrice', quantity: number | null, final_price: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null } | null> | null };

type ProductChoices_GiftCardProduct_Fragment = { __typename: 'GiftCardProduct', giftcard_type: GiftCardTypeEnum | null, open_amount_min: number | null, open_amount_max: number | null, message_max_length: number | null, options: Array<
    | { __typename: 'CustomizableAreaOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, area: { __typename: 'CustomizableAreaValue', uid: string, price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableCheckboxOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, checkbox: Array<{ __typename: 'CustomizableCheckboxValue', uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableDateOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, date: { __typename: 'CustomizableDateValue', uid: string, price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
    | { __typename: 'CustomizableDropDownOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, dropDown: Array<{ __typename: 'CustomizableDropDownValue', uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableFieldOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, field: { __typename: 'CustomizableFieldValue', uid: string, price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableFileOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
    | { __typename: 'CustomizableMultipleOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, multiple: Array<{ __typename: 'CustomizableMultipleValue', uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableRadioOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, radio: Array<{ __typename: 'CustomizableRadioValue', uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
   | null> | null, giftcard_amounts: Array<{ __typename: 'GiftCardAmounts', uid: string, value: number | null } | null> | null, gift_card_options: Array<
    | { __typename: 'CustomizableAreaOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
    | { __typename: 'CustomizableCheckboxOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
    | { __typename: 'CustomizableDateOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
    | { __typename: 'CustomizableDropDownOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
    | { __typename: 'CustomizableFieldOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
    | { __typename: 'CustomizableFileOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
    | { __typename: 'CustomizableMultipleOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
    | { __typename: 'CustomizableRadioOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
   | null>, price_tiers: Array<{ __typename: 'TierPrice', quantity: number | null, final_price: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null } | null> | null };

type ProductChoices_GroupedProduct_Fragment = { __typename: 'GroupedProduct', items: Array<{ __typename: 'GroupedProductItem', qty: number | null, position: number | null, product:
      | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, furniture_model: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } } }
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, furniture_model: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } } }
      | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, furniture_model: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } } }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, furniture_model: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } } }
      | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, furniture_model: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } } }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, furniture_model: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } } }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, furniture_model: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } } }
     | null } | null> | null, price_tiers: Array<{ __typename: 'TierPrice', quantity: number | null, final_price: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null } | null> | null };

type ProductChoices_SimpleProduct_Fragment = { __typename: 'SimpleProduct', options: Array<
    | { __typename: 'CustomizableAreaOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, area: { __typename: 'CustomizableAreaValue', uid: string, price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableCheckboxOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, checkbox: Array<{ __typename: 'CustomizableCheckboxValue', uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableDateOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, date: { __typename: 'CustomizableDateValue', uid: string, price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
    | { __typename: 'CustomizableDropDownOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, dropDown: Array<{ __typename: 'CustomizableDropDownValue', uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableFieldOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, field: { __typename: 'CustomizableFieldValue', uid: string, price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableFileOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
    | { __typename: 'CustomizableMultipleOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, multiple: Array<{ __typename: 'CustomizableMultipleValue', uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableRadioOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, radio: Array<{ __typename: 'CustomizableRadioValue', uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
   | null> | null, price_tiers: Array<{ __typename: 'TierPrice', quantity: number | null, final_price: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null } | null> | null };

type ProductChoices_VirtualProduct_Fragment = { __typename: 'VirtualProduct', options: Array<
    | { __typename: 'CustomizableAreaOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, area: { __typename: 'CustomizableAreaValue', uid: string, price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableCheckboxOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, checkbox: Array<{ __typename: 'CustomizableCheckboxValue', uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableDateOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, date: { __typename: 'CustomizableDateValue', uid: string, price: number | null, price_type: PriceTypeEnum | null, type: CustomizableDateTypeEnum | null } | null }
    | { __typename: 'CustomizableDropDownOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, dropDown: Array<{ __typename: 'CustomizableDropDownValue', uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableFieldOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, field: { __typename: 'CustomizableFieldValue', uid: string, price: number | null, price_type: PriceTypeEnum | null, max_characters: number | null } | null }
    | { __typename: 'CustomizableFileOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null }
    | { __typename: 'CustomizableMultipleOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, multiple: Array<{ __typename: 'CustomizableMultipleValue', uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
    | { __typename: 'CustomizableRadioOption', uid: string, title: string | null, required: boolean | null, sort_order: number | null, radio: Array<{ __typename: 'CustomizableRadioValue', uid: string, title: string | null, price: number | null, price_type: PriceTypeEnum | null, sort_order: number | null } | null> | null }
   | null> | null, price_tiers: Array<{ __typename: 'TierPrice', quantity: number | null, final_price: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null } | null> | null };

export type ProductChoicesFragment =
  | ProductChoices_BundleProduct_Fragment
  | ProductChoices_ConfigurableProduct_Fragment
  | ProductChoices_DownloadableProduct_Fragment
  | ProductChoices_GiftCardProduct_Fragment
  | ProductChoices_GroupedProduct_Fragment
  | ProductChoices_SimpleProduct_Fragment
  | ProductChoices_VirtualProduct_Fragment
;

type ProductDetails_BundleProduct_Fragment = (
  { __typename: 'BundleProduct', weight: number | null, meta_title: string | null, meta_description: string | null, assembly: string | null, assembled_length: number | null, assembled_width: number | null, assembled_height: number | null, included: string | null, att_shipping_dimensions: string | null, att_additional_dimensions: string | null, warranty_note: string | null, material: string | null, country_of_manufacture: string | null, att_weight_capacity: string | null, att_climbing_details: string | null, att_split_details: string | null, products_blocks: string | null, furniture_model: string | null, categories: Array<{ __typename: 'CategoryTree', uid: string, name: string | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ __typename: 'Breadcrumb', category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null, video_content: { __typename: 'ProductMediaGalleryEntriesVideoContent', video_url: string | null } | null }
   | null> | null, description: { __typename: 'ComplexTextValue', html: string } | null, short_description: { __typename: 'ComplexTextValue', html: string } | null }
  & ProductChoices_BundleProduct_Fragment
);

type ProductDetails_ConfigurableProduct_Fragment = (
  { __typename: 'ConfigurableProduct', weight: number | null, meta_title: string | null, meta_description: string | null, assembly: string | null, assembled_length: number | null, assembled_width: number | null, assembled_height: number | null, included: string | null, att_shipping_dimensions: string | null, att_additional_dimensions: string | null, warranty_note: string | null, material: string | null, country_of_manufacture: string | null, att_weight_capacity: string | null, att_climbing_details: string | null, att_split_details: string | null, products_blocks: string | null, furniture_model: string | null, configurable_options: Array<{ __typename: 'ConfigurableProductOptions', uid: string, attribute_code: string | null, label: string | null, position: number | null, values: Array<{ __typename: 'ConfigurableProductOptionsValues', uid: string | null, value_index: number | null, label: string | null, swatch_data:
        | { __typename: 'ColorSwatchData', value: string | null }
        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
        | { __typename: 'TextSwatchData', value: string | null }
       | null } | null> | null } | null> | null, variants: Array<{ __typename: 'ConfigurableVariant', attributes: Array<{ __typename: 'ConfigurableAttributeOption', code: string | null, uid: string, value_index: number | null, label: string | null } | null> | null, product: { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, assembled_length: number | null, assembled_width: number | null, assembled_height: number | null, media_gallery: Array<
        | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
        | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
       | null> | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
            { __typename: 'Money' }
            & MoneyFragment
          ), regular_price: (
            { __typename: 'Money' }
            & MoneyFragment
          ) } } } | null } | null> | null, categories: Array<{ __typename: 'CategoryTree', uid: string, name: string | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ __typename: 'Breadcrumb', category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null, video_content: { __typename: 'ProductMediaGalleryEntriesVideoContent', video_url: string | null } | null }
   | null> | null, description: { __typename: 'ComplexTextValue', html: string } | null, short_description: { __typename: 'ComplexTextValue', html: string } | null }
  & ProductChoices_ConfigurableProduct_Fragment
);

type ProductDetails_DownloadableProduct_Fragment = (
  { __typename: 'DownloadableProduct', meta_title: string | null, meta_description: string | null, assembly: string | null, assembled_length: number | null, assembled_width: number | null, assembled_height: number | null, included: string | null, att_shipping_dimensions: string | null, att_additional_dimensions: string | null, warranty_note: string | null, material: string | null, country_of_manufacture: string | null, att_weight_capacity: string | null, att_climbing_details: string | null, att_split_details: string | null, products_blocks: string | null, furniture_model: string | null, categories: Array<{ __typename: 'CategoryTree', uid: string, name: string | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ __typename: 'Breadcrumb', category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null, video_content: { __typename: 'ProductMediaGalleryEntriesVideoContent', video_url: string | null } | null }
   | null> | null, description: { __typename: 'ComplexTextValue', html: string } | null, short_description: { __typename: 'ComplexTextValue', html: string } | null }
  & ProductChoices_DownloadableProduct_Fragment
);

type ProductDetails_GiftCardProduct_Fragment = (
  { __typename: 'GiftCardProduct', weight: number | null, meta_title: string | null, meta_description: string | null, assembly: string | null, assembled_length: number | null, assembled_width: number | null, assembled_height: number | null, included: string | null, att_shipping_dimensions: string | null, att_additional_dimensions: string | null, warranty_note: string | null, material: string | null, country_of_manufacture: string | null, att_weight_capacity: string | null, att_climbing_details: string | null, att_split_details: string | null, products_blocks: string | null, furniture_model: string | null, categories: Array<{ __typename: 'CategoryTree', uid: string, name: string | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ __typename: 'Breadcrumb', category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null, video_content: { __typename: 'ProductMediaGalleryEntriesVideoContent', video_url: string | null } | null }
   | null> | null, description: { __typename: 'ComplexTextValue', html: string } | null, short_description: { __typename: 'ComplexTextValue', html: string } | null }
  & ProductChoices_GiftCardProduct_Fragment
);

type ProductDetails_GroupedProduct_Fragment = (
  { __typename: 'GroupedProduct', weight: number | null, meta_title: string | null, meta_description: string | null, assembly: string | null, assembled_length: number | null, assembled_width: number | null, assembled_height: number | null, included: string | null, att_shipping_dimensions: string | null, att_additional_dimensions: string | null, warranty_note: string | null, material: string | null, country_of_manufacture: string | null, att_weight_capacity: string | null, att_climbing_details: string | null, att_split_details: string | null, products_blocks: string | null, furniture_model: string | null, categories: Array<{ __typename: 'CategoryTree', uid: string, name: string | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ __typename: 'Breadcrumb', category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null, video_content: { __typename: 'ProductMediaGalleryEntriesVideoContent', video_url: string | null } | null }
   | null> | null, description: { __typename: 'ComplexTextValue', html: string } | null, short_description: { __typename: 'ComplexTextValue', html: string } | null }
  & ProductChoices_GroupedProduct_Fragment
);

type ProductDetails_SimpleProduct_Fragment = (
  { __typename: 'SimpleProduct', weight: number | null, meta_title: string | null, meta_description: string | null, assembly: string | null, assembled_length: number | null, assembled_width: number | null, assembled_height: number | null, included: string | null, att_shipping_dimensions: string | null, att_additional_dimensions: string | null, warranty_note: string | null, material: string | null, country_of_manufacture: string | null, att_weight_capacity: string | null, att_climbing_details: string | null, att_split_details: string | null, products_blocks: string | null, furniture_model: string | null, categories: Array<{ __typename: 'CategoryTree', uid: string, name: string | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ __typename: 'Breadcrumb', category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null, video_content: { __typename: 'ProductMediaGalleryEntriesVideoContent', video_url: string | null } | null }
   | null> | null, description: { __typename: 'ComplexTextValue', html: string } | null, short_description: { __typename: 'ComplexTextValue', html: string } | null }
  & ProductChoices_SimpleProduct_Fragment
);

type ProductDetails_VirtualProduct_Fragment = (
  { __typename: 'VirtualProduct', meta_title: string | null, meta_description: string | null, assembly: string | null, assembled_length: number | null, assembled_width: number | null, assembled_height: number | null, included: string | null, att_shipping_dimensions: string | null, att_additional_dimensions: string | null, warranty_note: string | null, material: string | null, country_of_manufacture: string | null, att_weight_capacity: string | null, att_climbing_details: string | null, att_split_details: string | null, products_blocks: string | null, furniture_model: string | null, categories: Array<{ __typename: 'CategoryTree', uid: string, name: string | null, url_path: string | null, url_suffix: string | null, breadcrumbs: Array<{ __typename: 'Breadcrumb', category_name: string | null, category_url_path: string | null } | null> | null } | null> | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null, video_content: { __typename: 'ProductMediaGalleryEntriesVideoContent', video_url: string | null } | null }
   | null> | null, description: { __typename: 'ComplexTextValue', html: string } | null, short_description: { __typename: 'ComplexTextValue', html: string } | null }
  & ProductChoices_VirtualProduct_Fragment
);

export type ProductDetailsFragment =
  | ProductDetails_BundleProduct_Fragment
  | ProductDetails_ConfigurableProduct_Fragment
  | ProductDetails_DownloadableProduct_Fragment
  | ProductDetails_GiftCardProduct_Fragment
  | ProductDetails_GroupedProduct_Fragment
  | ProductDetails_SimpleProduct_Fragment
  | ProductDetails_VirtualProduct_Fragment
;

type ProductListItem_BundleProduct_Fragment = (
  { __typename: 'BundleProduct', assembled_length: number | null, assembled_width: number | null, assembled_height: number | null, fit_beds: string | null, fit_guard_rail: number | null, options: Array<
    | { __typename: 'CustomizableAreaOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableCheckboxOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableDateOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableDropDownOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableFieldOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableFileOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableMultipleOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableRadioOption', uid: string, required: boolean | null }
   | null> | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, position: number | null, disabled: boolean | null }
   | null> | null }
  & ProductSummary_BundleProduct_Fragment
);

type ProductListItem_ConfigurableProduct_Fragment = (
  { __typename: 'ConfigurableProduct', assembled_length: number | null, assembled_width: number | null, assembled_height: number | null, fit_beds: string | null, fit_guard_rail: number | null, options: Array<
    | { __typename: 'CustomizableAreaOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableCheckboxOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableDateOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableDropDownOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableFieldOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableFileOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableMultipleOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableRadioOption', uid: string, required: boolean | null }
   | null> | null, configurable_options: Array<{ __typename: 'ConfigurableProductOptions', attribute_code: string | null, label: string | null, position: number | null, values: Array<{ __typename: 'ConfigurableProductOptionsValues', value_index: number | null, label: string | null, swatch_data:
        | { __typename: 'ColorSwatchData', value: string | null }
        | { __typename: 'ImageSwatchData', thumbnail: string | null, value: string | null }
        | { __typename: 'TextSwatchData', value: string | null }
       | null } | null> | null } | null> | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, position: number | null, disabled: boolean | null }
   | null> | null }
  & ProductSummary_ConfigurableProduct_Fragment
);

type ProductListItem_DownloadableProduct_Fragment = (
  { __typename: 'DownloadableProduct', assembled_length: number | null, assembled_width: number | null, assembled_height: number | null, fit_beds: string | null, fit_guard_rail: number | null, options: Array<
    | { __typename: 'CustomizableAreaOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableCheckboxOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableDateOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableDropDownOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableFieldOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableFileOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableMultipleOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableRadioOption', uid: string, required: boolean | null }
   | null> | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, position: number | null, disabled: boolean | null }
   | null> | null }
  & ProductSummary_DownloadableProduct_Fragment
);

type ProductListItem_GiftCardProduct_Fragment = (
  { __typename: 'GiftCardProduct', assembled_length: number | null, assembled_width: number | null, assembled_height: number | null, fit_beds: string | null, fit_guard_rail: number | null, options: Array<
    | { __typename: 'CustomizableAreaOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableCheckboxOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableDateOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableDropDownOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableFieldOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableFileOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableMultipleOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableRadioOption', uid: string, required: boolean | null }
   | null> | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, position: number | null, disabled: boolean | null }
   | null> | null }
  & ProductSummary_GiftCardProduct_Fragment
);

type ProductListItem_GroupedProduct_Fragment = (
  { __typename: 'GroupedProduct', assembled_length: number | null, assembled_width: number | null, assembled_height: number | null, fit_beds: string | null, fit_guard_rail: number | null, items: Array<{ __typename: 'GroupedProductItem', qty: number | null, product:
      | { __typename: 'BundleProduct', uid: string, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } } }
      | { __typename: 'ConfigurableProduct', uid: string, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } } }
      | { __typename: 'DownloadableProduct', uid: string, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } } }
      | { __typename: 'GiftCardProduct', uid: string, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } } }
      | { __typename: 'GroupedProduct', uid: string, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } } }
      | { __typename: 'SimpleProduct', uid: string, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } } }
      | { __typename: 'VirtualProduct', uid: string, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } } }
     | null } | null> | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, position: number | null, disabled: boolean | null }
   | null> | null }
  & ProductSummary_GroupedProduct_Fragment
);

type ProductListItem_SimpleProduct_Fragment = (
  { __typename: 'SimpleProduct', assembled_length: number | null, assembled_width: number | null, assembled_height: number | null, fit_beds: string | null, fit_guard_rail: number | null, options: Array<
    | { __typename: 'CustomizableAreaOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableCheckboxOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableDateOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableDropDownOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableFieldOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableFileOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableMultipleOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableRadioOption', uid: string, required: boolean | null }
   | null> | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, position: number | null, disabled: boolean | null }
   | null> | null }
  & ProductSummary_SimpleProduct_Fragment
);

type ProductListItem_VirtualProduct_Fragment = (
  { __typename: 'VirtualProduct', assembled_length: number | null, assembled_width: number | null, assembled_height: number | null, fit_beds: string | null, fit_guard_rail: number | null, options: Array<
    | { __typename: 'CustomizableAreaOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableCheckboxOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableDateOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableDropDownOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableFieldOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableFileOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableMultipleOption', uid: string, required: boolean | null }
    | { __typename: 'CustomizableRadioOption', uid: string, required: boolean | null }
   | null> | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, position: number | null, disabled: boolean | null }
   | null> | null }
  & ProductSummary_VirtualProduct_Fragment
);

export type ProductListItemFragment =
  | ProductListItem_BundleProduct_Fragment
  | ProductListItem_ConfigurableProduct_Fragment
  | ProductListItem_DownloadableProduct_Fragment
  | ProductListItem_GiftCardProduct_Fragment
  | ProductListItem_GroupedProduct_Fragment
  | ProductListItem_SimpleProduct_Fragment
  | ProductListItem_VirtualProduct_Fragment
;

type ProductOffer_BundleProduct_Fragment = { __typename: 'BundleProduct', weight: number | null, uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, material: string | null, assembled_length: number | null, assembled_width: number | null, assembled_height: number | null, fit_cartons: string | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, price_range: (
    { __typename: 'PriceRange' }
    & PriceRangeFragment
  ) };

type ProductOffer_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', weight: number | null, uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, material: string | null, assembled_length: number | null, assembled_width: number | null, assembled_height: number | null, fit_cartons: string | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, price_range: (
    { __typename: 'PriceRange' }
    & PriceRangeFragment
  ) };

type ProductOffer_DownloadableProduct_Fragment = { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, material: string | null, assembled_length: number | null, assembled_width: number | null, assembled_height: number | null, fit_cartons: string | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, price_range: (
    { __typename: 'PriceRange' }
    & PriceRangeFragment
  ) };

type ProductOffer_GiftCardProduct_Fragment = { __typename: 'GiftCardProduct', weight: number | null, uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, material: string | null, assembled_length: number | null, assembled_width: number | null, assembled_height: number | null, fit_cartons: string | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, price_range: (
    { __typename: 'PriceRange' }
    & PriceRangeFragment
  ) };

type ProductOffer_GroupedProduct_Fragment = { __typename: 'GroupedProduct', weight: number | null, uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, material: string | null, assembled_length: number | null, assembled_width: number | null, assembled_height: number | null, fit_cartons: string | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, price_range: (
    { __typename: 'PriceRange' }
    & PriceRangeFragment
  ) };

type ProductOffer_SimpleProduct_Fragment = { __typename: 'SimpleProduct', weight: number | null, uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, material: string | null, assembled_length: number | null, assembled_width: number | null, assembled_height: number | null, fit_cartons: string | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, price_range: (
    { __typename: 'PriceRange' }
    & PriceRangeFragment
  ) };

type ProductOffer_VirtualProduct_Fragment = { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, material: string | null, assembled_length: number | null, assembled_width: number | null, assembled_height: number | null, fit_cartons: string | null, media_gallery: Array<
    | { __typename: 'ProductImage', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
    | { __typename: 'ProductVideo', url: string | null, label: string | null, position: number | null, disabled: boolean | null }
   | null> | null, price_range: (
    { __typename: 'PriceRange' }
    & PriceRangeFragment
  ) };

export type ProductOfferFragment =
  | ProductOffer_BundleProduct_Fragment
  | ProductOffer_ConfigurableProduct_Fragment
  | ProductOffer_DownloadableProduct_Fragment
  | ProductOffer_GiftCardProduct_Fragment
  | ProductOffer_GroupedProduct_Fragment
  | ProductOffer_SimpleProduct_Fragment
  | ProductOffer_VirtualProduct_Fragment
;

type ProductSummary_BundleProduct_Fragment = { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, made_in_canada: number | null, att_quick_ship: number | null, order_time_frame: string | null, b_collection_name: number | null, new: number | null, best_seller: number | null, further_reduced: number | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, url_key: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: (
    { __typename: 'PriceRange' }
    & PriceRangeFragment
  ) };

type ProductSummary_ConfigurableProduct_Fragment = { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, made_in_canada: number | null, att_quick_ship: number | null, order_time_frame: string | null, b_collection_name: number | null, new: number | null, best_seller: number | null, further_reduced: number | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, url_key: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: (
    { __typename: 'PriceRange' }
    & PriceRangeFragment
  ) };

type ProductSummary_DownloadableProduct_Fragment = { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, made_in_canada: number | null, att_quick_ship: number | null, order_time_frame: string | null, b_collection_name: number | null, new: number | null, best_seller: number | null, further_reduced: number | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, url_key: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: (
    { __typename: 'PriceRange' }
    & PriceRangeFragment
  ) };

type ProductSummary_GiftCardProduct_Fragment = { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, made_in_canada: number | null, att_quick_ship: number | null, order_time_frame: string | null, b_collection_name: number | null, new: number | null, best_seller: number | null, further_reduced: number | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, url_key: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: (
    { __typename: 'PriceRange' }
    & PriceRangeFragment
  ) };

type ProductSummary_GroupedProduct_Fragment = { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, made_in_canada: number | null, att_quick_ship: number | null, order_time_frame: string | null, b_collection_name: number | null, new: number | null, best_seller: number | null, further_reduced: number | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, url_key: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: (
    { __typename: 'PriceRange' }
    & PriceRangeFragment
  ) };

type ProductSummary_SimpleProduct_Fragment = { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, made_in_canada: number | null, att_quick_ship: number | null, order_time_frame: string | null, b_collection_name: number | null, new: number | null, best_seller: number | null, further_reduced: number | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, url_key: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: (
    { __typename: 'PriceRange' }
    & PriceRangeFragment
  ) };

type ProductSummary_VirtualProduct_Fragment = { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, made_in_canada: number | null, att_quick_ship: number | null, order_time_frame: string | null, b_collection_name: number | null, new: number | null, best_seller: number | null, further_reduced: number | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null, rating_summary: number, review_count: number, url_key: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: (
    { __typename: 'PriceRange' }
    & PriceRangeFragment
  ) };

export type ProductSummaryFragment =
  | ProductSummary_BundleProduct_Fragment
  | ProductSummary_ConfigurableProduct_Fragment
  | ProductSummary_DownloadableProduct_Fragment
  | ProductSummary_GiftCardProduct_Fragment
  | ProductSummary_GroupedProduct_Fragment
  | ProductSummary_SimpleProduct_Fragment
  | ProductSummary_VirtualProduct_Fragment
;

export type ReviewFragment = { __typename: 'ProductReview', nickname: string, created_at: string, summary: string, text: string, average_rating: number, ratings_breakdown: Array<{ __typename: 'ProductReviewRating', name: string, value: string } | null> };

export type SelectedCustomizableOptionFragment = { __typename: 'SelectedCustomizableOption', customizable_option_uid: string, label: string, values: Array<{ __typename: 'SelectedCustomizableOptionValue', customizable_option_value_uid: string, label: string, value: string } | null> };

export type StoreConfigFragment = { __typename: 'StoreConfig', store_code: string | null, store_name: string | null, store_group_name: string | null, cms_home_page: string | null, logo_parts: Array<string> | null, locale: string | null, timezone: string | null, base_url: string | null, base_currency_code: string | null, default_display_currency_code: string | null, default_country: string | null, copyright: string | null, header_logo_src: string | null, logo_width: number | null, logo_height: number | null, default_title: string | null, default_description: string | null, is_guest_checkout_enabled: boolean | null, create_account_confirmation: boolean | null, allow_guests_to_write_product_reviews: string | null, contact_email: string | null, contact_phone: string | null, store_street: string | null, store_city: string | null, store_region: string | null, store_postcode: string | null, store_country_code: string | null, check_money_order_make_check_payable_to: string | null, check_money_order_send_check_to: string | null, latitude: number | null, longitude: number | null, is_cart_comment_enabled: boolean | null, home_show_solid_wood: boolean | null, home_show_bunk_beds: boolean | null, home_show_shipping: boolean | null, home_show_in_stock: boolean | null, home_show_free_shipping: boolean | null, loyalty_credit_percent: number | null, popular_search_terms: Array<string> | null, social_facebook: string | null, social_twitter: string | null, order_cancellation_enabled: boolean, financing: { __typename: 'Financing', months: number, annual_rate: number, minimum: number } | null, order_cancellation_reasons: Array<{ __typename: 'CancellationReason', description: string } | null> };

export type WishlistFragment = { __typename: 'Wishlist', id: string | null, items_count: number | null, sharing_code: string | null, updated_at: string | null, items_v2: { __typename: 'WishlistItems', items: Array<
      | { __typename: 'BundleWishlistItem', id: string, quantity: number, description: string | null, added_at: string, bundle_options: Array<{ __typename: 'SelectedBundleOption', uid: string, label: string, values: Array<{ __typename: 'SelectedBundleOptionValue', uid: string, label: string, quantity: number } | null> } | null> | null, product:
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null }
      | { __typename: 'ConfigurableWishlistItem', id: string, quantity: number, description: string | null, added_at: string, configurable_options: Array<{ __typename: 'SelectedConfigurableOption', option_label: string, value_label: string, configurable_product_option_uid: string, configurable_product_option_value_uid: string } | null> | null, configured_variant:
          | { __typename: 'BundleProduct', uid: string, sku: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null }
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, stock_status: ProductStockStatus | null, only_x_left_in_stock: number | null }
         | null, product:
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null }
      | { __typename: 'DownloadableWishlistItem', id: string, quantity: number, description: string | null, added_at: string, product:
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null }
      | { __typename: 'GiftCardWishlistItem', id: string, quantity: number, description: string | null, added_at: string, product:
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null }
      | { __typename: 'GroupedProductWishlistItem', id: string, quantity: number, description: string | null, added_at: string, product:
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null }
      | { __typename: 'SimpleWishlistItem', id: string, quantity: number, description: string | null, added_at: string, product:
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null }
      | { __typename: 'VirtualWishlistItem', id: string, quantity: number, description: string | null, added_at: string, product:
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null }
     | null>, page_info: (
      { __typename: 'SearchResultPageInfo' }
      & PageInfoFragment
    ) | null } | null };

export type AddBundleProductsToCartMutationVariables = Exact<{
  input: AddBundleProductsToCartInput;
}>;


export type AddBundleProductsToCartMutation = { addBundleProductsToCart: { __typename: 'AddBundleProductsToCartOutput', cart: (
      { __typename: 'Cart' }
      & CartFragment
    ) } | null };

export type AddConfigurableProductsToCartMutationVariables = Exact<{
  input: AddConfigurableProductsToCartInput;
}>;


export type AddConfigurableProductsToCartMutation = { addConfigurableProductsToCart: { __typename: 'AddConfigurableProductsToCartOutput', cart: (
      { __typename: 'Cart' }
      & CartFragment
    ) } | null };

export type AddProductsToCartMutationVariables = Exact<{
  cartId: string;
  cartItems: Array<CartItemInput> | CartItemInput;
}>;


export type AddProductsToCartMutation = { addProductsToCart: { __typename: 'AddProductsToCartOutput', cart: (
      { __typename: 'Cart' }
      & CartFragment
    ), user_errors: Array<
      | { __typename: 'CartUserInputError', code: CartUserInputErrorType, message: string }
      | { __typename: 'InsufficientStockError', code: CartUserInputErrorType, message: string }
     | null> } | null };

export type ApplyCouponToCartMutationVariables = Exact<{
  input: ApplyCouponToCartInput;
}>;


export type ApplyCouponToCartMutation = { applyCouponToCart: { __typename: 'ApplyCouponToCartOutput', cart: (
      { __typename: 'Cart' }
      & CartFragment
    ) } | null };

export type ApplyGiftCardToCartMutationVariables = Exact<{
  input?: ApplyGiftCardToCartInput | null | undefined;
}>;


export type ApplyGiftCardToCartMutation = { applyGiftCardToCart: { __typename: 'ApplyGiftCardToCartOutput', cart: (
      { __typename: 'Cart' }
      & CartFragment
    ) } | null };

export type ApplyStoreCreditToCartMutationVariables = Exact<{
  input: ApplyStoreCreditToCartInput;
}>;


export type ApplyStoreCreditToCartMutation = { applyStoreCreditToCart: { __typename: 'ApplyStoreCreditToCartOutput', cart: (
      { __typename: 'Cart' }
      & CartFragment
    ) } | null };

export type CartQueryVariables = Exact<{
  cartId: string;
}>;


export type CartQuery = { cart: (
    { __typename: 'Cart' }
    & CartFragment
  ) | null };

export type CartStoreCreditQueryVariables = Exact<{
  cartId: string;
}>;


export type CartStoreCreditQuery = { cart: { __typename: 'Cart', id: string, applied_store_credit: { __typename: 'AppliedStoreCredit', enabled: boolean | null, applied_balance: (
        { __typename: 'Money' }
        & MoneyFragment
      ) | null, current_balance: (
        { __typename: 'Money' }
        & MoneyFragment
      ) | null } | null } | null };

export type CartTotalQtyQueryVariables = Exact<{
  cartId: string;
}>;


export type CartTotalQtyQuery = { cart: { __typename: 'Cart', id: string, total_quantity: number } | null };

export type CreateBuyNowCartMutationVariables = Exact<{
  cartItems: Array<CartItemInput> | CartItemInput;
}>;


export type CreateBuyNowCartMutation = { createBuyNowCart: { __typename: 'BuyNowCartOutput', cart: (
      { __typename: 'Cart' }
      & CartFragment
    ) | null, user_errors: Array<
      | { __typename: 'CartUserInputError', code: CartUserInputErrorType, message: string }
      | { __typename: 'InsufficientStockError', code: CartUserInputErrorType, message: string }
     | null> } | null };

export type CreateEmptyCartMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateEmptyCartMutation = { createEmptyCart: string | null };

export type CustomerCartQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerCartQuery = { customerCart: (
    { __typename: 'Cart' }
    & CartFragment
  ) };

export type DeliveredPricesQueryVariables = Exact<{
  items: Array<DeliveredPriceItemInput> | DeliveredPriceItemInput;
  region_code: string;
}>;


export type DeliveredPricesQuery = { deliveredPrices: Array<{ __typename: 'DeliveredPrice', sku: string, is_delivered: boolean, delivery_days_min: number | null, delivery_days_max: number | null, goods: (
      { __typename: 'Money' }
      & MoneyFragment
    ), delivery: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null, taxes: Array<{ __typename: 'TaxItem', title: string, rate: number, amount: (
        { __typename: 'Money' }
        & MoneyFragment
      ) }>, total: (
      { __typename: 'Money' }
      & MoneyFragment
    ) } | null> };

export type EstimateShippingMethodsMutationVariables = Exact<{
  input: EstimateTotalsInput;
}>;


export type EstimateShippingMethodsMutation = { estimateShippingMethods: Array<(
    { __typename: 'AvailableShippingMethod' }
    & AvailableShippingMethodFragment
  ) | null> | null };

export type EstimateTotalsMutationVariables = Exact<{
  input: EstimateTotalsInput;
}>;


export type EstimateTotalsMutation = { estimateTotals: { __typename: 'EstimateTotalsOutput', cart: { __typename: 'Cart', prices: (
        { __typename: 'CartPrices' }
        & CartPricesFragment
      ) | null } | null } };

export type GiftCardAccountQueryVariables = Exact<{
  input: GiftCardAccountInput;
}>;


export type GiftCardAccountQuery = { giftCardAccount: { __typename: 'GiftCardAccount', code: string | null, expiration_date: string | null, balance: (
      { __typename: 'Money' }
      & MoneyFragment
    ) | null } | null };

export type MergeCartsMutationVariables = Exact<{
  sourceCartId: string;
  destinationCartId: string;
}>;


export type MergeCartsMutation = { mergeCarts: (
    { __typename: 'Cart' }
    & CartFragment
  ) };

export type RemoveCouponFromCartMutationVariables = Exact<{
  input: RemoveCouponFromCartInput;
}>;


export type RemoveCouponFromCartMutation = { removeCouponFromCart: { __typename: 'RemoveCouponFromCartOutput', cart: (
      { __typename: 'Cart' }
      & CartFragment
    ) | null } | null };

export type RemoveGiftCardFromCartMutationVariables = Exact<{
  input?: RemoveGiftCardFromCartInput | null | undefined;
}>;


export type RemoveGiftCardFromCartMutation = { removeGiftCardFromCart: { __typename: 'RemoveGiftCardFromCartOutput', cart: (
      { __typename: 'Cart' }
      & CartFragment
    ) } | null };

export type RemoveItemFromCartMutationVariables = Exact<{
  input: RemoveItemFromCartInput;
}>;


export type RemoveItemFromCartMutation = { removeItemFromCart: { __typename: 'RemoveItemFromCartOutput', cart: (
      { __typename: 'Cart' }
      & CartFragment
    ) } | null };

export type RemoveStoreCreditFromCartMutationVariables = Exact<{
  input: RemoveStoreCreditFromCartInput;
}>;


export type RemoveStoreCreditFromCartMutation = { removeStoreCreditFromCart: { __typename: 'RemoveStoreCreditFromCartOutput', cart: (
      { __typename: 'Cart' }
      & CartFragment
    ) } | null };

export type SetCommentOnCartMutationVariables = Exact<{
  input?: SetCommentOnCartInput | null | undefined;
}>;


export type SetCommentOnCartMutation = { setCommentOnCart: { __typename: 'SetCommentOnCartOutput', cart: (
      { __typename: 'Cart' }
      & CartFragment
    ) } | null };

export type UpdateCartItemsMutationVariables = Exact<{
  input: UpdateCartItemsInput;
}>;


export type UpdateCartItemsMutation = { updateCartItems: { __typename: 'UpdateCartItemsOutput', cart: (
      { __typename: 'Cart' }
      & CartFragment
    ) } | null };

export type Algolia_ProductsQueryVariables = Exact<{
  query: string;
  filter?: ProductAttributeFilterInput | null | undefined;
  page?: number | null | undefined;
  hitsPerPage?: number | null | undefined;
}>;


export type Algolia_ProductsQuery = { algolia_products: { __typename: 'AlgoliaProducts', query: string, nbHits: number, page: number, nbPages: number, hitsPerPage: number, hits: Array<{ __typename: 'AlgoliaHit', objectID: string, sku: string, name: string, url: string, thumbnail_url: string | null, image_url: string | null, in_stock: boolean, rating_summary: number, categories: Array<string>, price: (
        { __typename: 'Money' }
        & MoneyFragment
      ) }>, facets: Array<{ __typename: 'AlgoliaFacet', name: string, values: Array<{ __typename: 'AlgoliaFacetValue', value: string, label: string | null, count: number }> }> } | null };

export type CategoriesQueryVariables = Exact<{
  filters?: CategoryFilterInput | null | undefined;
  pageSize?: number | null | undefined;
  currentPage?: number | null | undefined;
}>;


export type CategoriesQuery = { categories: { __typename: 'CategoryResult', total_count: number | null, items: Array<(
      { __typename: 'CategoryTree' }
      & CategoryDetailsFragment
    ) | null> | null, page_info: (
      { __typename: 'SearchResultPageInfo' }
      & PageInfoFragment
    ) | null } | null };

export type CategoryAddressQueryVariables = Exact<{
  uid: string;
}>;


export type CategoryAddressQuery = { categories: { __typename: 'CategoryResult', items: Array<{ __typename: 'CategoryTree', uid: string, url_path: string | null, url_suffix: string | null } | null> | null } | null };

export type CategoryListQueryVariables = Exact<{
  filters?: CategoryFilterInput | null | undefined;
}>;


export type CategoryListQuery = { categoryList: Array<(
    { __typename: 'CategoryTree', children: Array<(
      { __typename: 'CategoryTree', image: string | null, children: Array<(
        { __typename: 'CategoryTree', image: string | null, children: Array<(
          { __typename: 'CategoryTree' }
          & CategorySummaryFragment
        ) | null> | null }
        & CategorySummaryFragment
      ) | null> | null }
      & CategorySummaryFragment
    ) | null> | null }
    & CategorySummaryFragment
  ) | null> | null };

export type CategoryMetaQueryVariables = Exact<{
  filters?: CategoryFilterInput | null | undefined;
}>;


export type CategoryMetaQuery = { categories: { __typename: 'CategoryResult', items: Array<{ __typename: 'CategoryTree', uid: string, name: string | null, meta_title: string | null, meta_description: string | null, meta_keywords: string | null } | null> | null } | null };

export type CrosssellProductsQueryVariables = Exact<{
  filter: ProductAttributeFilterInput;
}>;


export type CrosssellProductsQuery = { products: { __typename: 'Products', items: Array<
      | { __typename: 'BundleProduct', uid: string, crosssell_products: Array<
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null> | null }
      | { __typename: 'ConfigurableProduct', uid: string, crosssell_products: Array<
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null> | null }
      | { __typename: 'DownloadableProduct', uid: string, crosssell_products: Array<
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null> | null }
      | { __typename: 'GiftCardProduct', uid: string, crosssell_products: Array<
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null> | null }
      | { __typename: 'GroupedProduct', uid: string, crosssell_products: Array<
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null> | null }
      | { __typename: 'SimpleProduct', uid: string, crosssell_products: Array<
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null> | null }
      | { __typename: 'VirtualProduct', uid: string, crosssell_products: Array<
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null> | null }
     | null> | null } | null };

export type CustomAttributeMetadataQueryVariables = Exact<{
  attributes: Array<AttributeInput> | AttributeInput;
}>;


export type CustomAttributeMetadataQuery = { customAttributeMetadata: { __typename: 'CustomAttributeMetadata', items: Array<{ __typename: 'Attribute', attribute_code: string | null, entity_type: string | null, attribute_options: Array<{ __typename: 'AttributeOption', value: string | null, label: string | null } | null> | null } | null> | null } | null };

export type FitProductsQueryVariables = Exact<{
  filter: ProductAttributeFilterInput;
  pageSize?: number | null | undefined;
}>;


export type FitProductsQuery = { products: { __typename: 'Products', items: Array<
      | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, fit_cartons: string | null, items: Array<{ __typename: 'BundleItem', options: Array<{ __typename: 'BundleItemOption', uid: string, quantity: number | null, product:
              | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, fit_cartons: string | null }
              | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, fit_cartons: string | null }
              | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, fit_cartons: string | null }
              | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, fit_cartons: string | null }
              | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, fit_cartons: string | null }
              | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, fit_cartons: string | null }
              | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, fit_cartons: string | null }
             | null } | null> | null } | null> | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } } }
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, fit_cartons: string | null, variants: Array<{ __typename: 'ConfigurableVariant', attributes: Array<{ __typename: 'ConfigurableAttributeOption', code: string | null, uid: string, value_index: number | null, label: string | null } | null> | null, product: { __typename: 'SimpleProduct', uid: string, sku: string | null, stock_status: ProductStockStatus | null, fit_beds: string | null, fit_mattress: string | null, fit_cartons: string | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
                  { __typename: 'Money' }
                  & MoneyFragment
                ), regular_price: (
                  { __typename: 'Money' }
                  & MoneyFragment
                ) } } } | null } | null> | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } } }
      | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, fit_cartons: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } } }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, fit_cartons: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } } }
      | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, fit_cartons: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } } }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, fit_cartons: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } } }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, stock_status: ProductStockStatus | null, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, fit_cartons: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } } }
     | null> | null } | null };

export type ProductAddressQueryVariables = Exact<{
  sku: string;
}>;


export type ProductAddressQuery = { products: { __typename: 'Products', items: Array<
      | { __typename: 'BundleProduct', uid: string, sku: string | null, url_key: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null }
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, url_key: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null }
      | { __typename: 'DownloadableProduct', uid: string, sku: string | null, url_key: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, url_key: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null }
      | { __typename: 'GroupedProduct', uid: string, sku: string | null, url_key: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, url_key: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, url_key: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null }
     | null> | null } | null };

export type ProductAttributesQueryVariables = Exact<{
  filter: ProductAttributeFilterInput;
}>;


export type ProductAttributesQuery = { products: { __typename: 'Products', items: Array<
      | { __typename: 'BundleProduct', uid: string, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, fit_cartons: string | null, custom_attributesV2: { __typename: 'ProductCustomAttributes', items: Array<
            | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ __typename: 'AttributeSelectedOption', label: string } | null> }
            | { __typename: 'AttributeValue', value: string, code: string }
           | null> } | null }
      | { __typename: 'ConfigurableProduct', uid: string, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, fit_cartons: string | null, variants: Array<{ __typename: 'ConfigurableVariant', product: { __typename: 'SimpleProduct', uid: string, fit_beds: string | null, fit_mattress: string | null, fit_cartons: string | null } | null } | null> | null, custom_attributesV2: { __typename: 'ProductCustomAttributes', items: Array<
            | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ __typename: 'AttributeSelectedOption', label: string } | null> }
            | { __typename: 'AttributeValue', value: string, code: string }
           | null> } | null }
      | { __typename: 'DownloadableProduct', uid: string, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, fit_cartons: string | null, custom_attributesV2: { __typename: 'ProductCustomAttributes', items: Array<
            | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ __typename: 'AttributeSelectedOption', label: string } | null> }
            | { __typename: 'AttributeValue', value: string, code: string }
           | null> } | null }
      | { __typename: 'GiftCardProduct', uid: string, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, fit_cartons: string | null, custom_attributesV2: { __typename: 'ProductCustomAttributes', items: Array<
            | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ __typename: 'AttributeSelectedOption', label: string } | null> }
            | { __typename: 'AttributeValue', value: string, code: string }
           | null> } | null }
      | { __typename: 'GroupedProduct', uid: string, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, fit_cartons: string | null, custom_attributesV2: { __typename: 'ProductCustomAttributes', items: Array<
            | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ __typename: 'AttributeSelectedOption', label: string } | null> }
            | { __typename: 'AttributeValue', value: string, code: string }
           | null> } | null }
      | { __typename: 'SimpleProduct', uid: string, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, fit_cartons: string | null, custom_attributesV2: { __typename: 'ProductCustomAttributes', items: Array<
            | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ __typename: 'AttributeSelectedOption', label: string } | null> }
            | { __typename: 'AttributeValue', value: string, code: string }
           | null> } | null }
      | { __typename: 'VirtualProduct', uid: string, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, fit_cartons: string | null, custom_attributesV2: { __typename: 'ProductCustomAttributes', items: Array<
            | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ __typename: 'AttributeSelectedOption', label: string } | null> }
            | { __typename: 'AttributeValue', value: string, code: string }
           | null> } | null }
     | null> | null } | null, attributesList: { __typename: 'AttributesMetadataOutput', items: Array<
      | { __typename: 'AttributeMetadata', code: string, label: string | null }
      | { __typename: 'CatalogAttributeMetadata', code: string, label: string | null }
      | { __typename: 'CustomerAttributeMetadata', code: string, label: string | null }
     | null> } | null };

export type ProductCardsQueryVariables = Exact<{
  filter?: ProductAttributeFilterInput | null | undefined;
  pageSize?: number | null | undefined;
  currentPage?: number | null | undefined;
  sort?: ProductAttributeSortInput | null | undefined;
}>;


export type ProductCardsQuery = { products: { __typename: 'Products', items: Array<
      | (
        { __typename: 'BundleProduct' }
        & ProductListItem_BundleProduct_Fragment
      )
      | (
        { __typename: 'ConfigurableProduct' }
        & ProductListItem_ConfigurableProduct_Fragment
      )
      | (
        { __typename: 'DownloadableProduct' }
        & ProductListItem_DownloadableProduct_Fragment
      )
      | (
        { __typename: 'GiftCardProduct' }
        & ProductListItem_GiftCardProduct_Fragment
      )
      | (
        { __typename: 'GroupedProduct' }
        & ProductListItem_GroupedProduct_Fragment
      )
      | (
        { __typename: 'SimpleProduct' }
        & ProductListItem_SimpleProduct_Fragment
      )
      | (
        { __typename: 'VirtualProduct' }
        & ProductListItem_VirtualProduct_Fragment
      )
     | null> | null } | null };

export type ProductDetailsQueryVariables = Exact<{
  filter: ProductAttributeFilterInput;
}>;


export type ProductDetailsQuery = { products: { __typename: 'Products', items: Array<
      | (
        { __typename: 'BundleProduct' }
        & ProductSummary_BundleProduct_Fragment
        & ProductDetails_BundleProduct_Fragment
      )
      | (
        { __typename: 'ConfigurableProduct' }
        & ProductSummary_ConfigurableProduct_Fragment
        & ProductDetails_ConfigurableProduct_Fragment
      )
      | (
        { __typename: 'DownloadableProduct' }
        & ProductSummary_DownloadableProduct_Fragment
        & ProductDetails_DownloadableProduct_Fragment
      )
      | (
        { __typename: 'GiftCardProduct' }
        & ProductSummary_GiftCardProduct_Fragment
        & ProductDetails_GiftCardProduct_Fragment
      )
      | (
        { __typename: 'GroupedProduct' }
        & ProductSummary_GroupedProduct_Fragment
        & ProductDetails_GroupedProduct_Fragment
      )
      | (
        { __typename: 'SimpleProduct' }
        & ProductSummary_SimpleProduct_Fragment
        & ProductDetails_SimpleProduct_Fragment
      )
      | (
        { __typename: 'VirtualProduct' }
        & ProductSummary_VirtualProduct_Fragment
        & ProductDetails_VirtualProduct_Fragment
      )
     | null> | null } | null };

export type ProductOffersQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ProductAttributeFilterInput | null | undefined;
  pageSize?: number | null | undefined;
  currentPage?: number | null | undefined;
  sort?: ProductAttributeSortInput | null | undefined;
}>;


export type ProductOffersQuery = { products: { __typename: 'Products', total_count: number | null, page_info: (
      { __typename: 'SearchResultPageInfo' }
      & PageInfoFragment
    ) | null, items: Array<
      | (
        { __typename: 'BundleProduct', rating_summary: number, review_count: number, made_in_canada: number | null, order_time_frame: string | null, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, url_key: string | null, options: Array<
          | { __typename: 'CustomizableAreaOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableCheckboxOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableDateOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableDropDownOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableFieldOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableFileOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableMultipleOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableRadioOption', uid: string, required: boolean | null }
         | null> | null, description: { __typename: 'ComplexTextValue', html: string } | null, short_description: { __typename: 'ComplexTextValue', html: string } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, categories: Array<{ __typename: 'CategoryTree', uid: string, name: string | null, breadcrumbs: Array<{ __typename: 'Breadcrumb', category_name: string | null } | null> | null } | null> | null }
        & ProductOffer_BundleProduct_Fragment
      )
      | (
        { __typename: 'ConfigurableProduct', rating_summary: number, review_count: number, made_in_canada: number | null, order_time_frame: string | null, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, url_key: string | null, options: Array<
          | { __typename: 'CustomizableAreaOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableCheckboxOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableDateOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableDropDownOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableFieldOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableFileOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableMultipleOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableRadioOption', uid: string, required: boolean | null }
         | null> | null, configurable_options: Array<{ __typename: 'ConfigurableProductOptions', attribute_code: string | null, label: string | null, position: number | null, values: Array<{ __typename: 'ConfigurableProductOptionsValues', uid: string | null, label: string | null } | null> | null } | null> | null, variants: Array<{ __typename: 'ConfigurableVariant', attributes: Array<{ __typename: 'ConfigurableAttributeOption', code: string | null, uid: string, value_index: number | null, label: string | null } | null> | null, product: (
            { __typename: 'SimpleProduct' }
            & ProductOffer_SimpleProduct_Fragment
          ) | null } | null> | null, description: { __typename: 'ComplexTextValue', html: string } | null, short_description: { __typename: 'ComplexTextValue', html: string } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, categories: Array<{ __typename: 'CategoryTree', uid: string, name: string | null, breadcrumbs: Array<{ __typename: 'Breadcrumb', category_name: string | null } | null> | null } | null> | null }
        & ProductOffer_ConfigurableProduct_Fragment
      )
      | (
        { __typename: 'DownloadableProduct', rating_summary: number, review_count: number, made_in_canada: number | null, order_time_frame: string | null, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, url_key: string | null, options: Array<
          | { __typename: 'CustomizableAreaOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableCheckboxOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableDateOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableDropDownOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableFieldOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableFileOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableMultipleOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableRadioOption', uid: string, required: boolean | null }
         | null> | null, description: { __typename: 'ComplexTextValue', html: string } | null, short_description: { __typename: 'ComplexTextValue', html: string } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, categories: Array<{ __typename: 'CategoryTree', uid: string, name: string | null, breadcrumbs: Array<{ __typename: 'Breadcrumb', category_name: string | null } | null> | null } | null> | null }
        & ProductOffer_DownloadableProduct_Fragment
      )
      | (
        { __typename: 'GiftCardProduct', rating_summary: number, review_count: number, made_in_canada: number | null, order_time_frame: string | null, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, url_key: string | null, options: Array<
          | { __typename: 'CustomizableAreaOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableCheckboxOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableDateOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableDropDownOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableFieldOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableFileOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableMultipleOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableRadioOption', uid: string, required: boolean | null }
         | null> | null, description: { __typename: 'ComplexTextValue', html: string } | null, short_description: { __typename: 'ComplexTextValue', html: string } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, categories: Array<{ __typename: 'CategoryTree', uid: string, name: string | null, breadcrumbs: Array<{ __typename: 'Breadcrumb', category_name: string | null } | null> | null } | null> | null }
        & ProductOffer_GiftCardProduct_Fragment
      )
      | (
        { __typename: 'GroupedProduct', rating_summary: number, review_count: number, made_in_canada: number | null, order_time_frame: string | null, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, url_key: string | null, description: { __typename: 'ComplexTextValue', html: string } | null, short_description: { __typename: 'ComplexTextValue', html: string } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, categories: Array<{ __typename: 'CategoryTree', uid: string, name: string | null, breadcrumbs: Array<{ __typename: 'Breadcrumb', category_name: string | null } | null> | null } | null> | null }
        & ProductOffer_GroupedProduct_Fragment
      )
      | (
        { __typename: 'SimpleProduct', rating_summary: number, review_count: number, made_in_canada: number | null, order_time_frame: string | null, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, url_key: string | null, options: Array<
          | { __typename: 'CustomizableAreaOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableCheckboxOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableDateOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableDropDownOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableFieldOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableFileOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableMultipleOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableRadioOption', uid: string, required: boolean | null }
         | null> | null, description: { __typename: 'ComplexTextValue', html: string } | null, short_description: { __typename: 'ComplexTextValue', html: string } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, categories: Array<{ __typename: 'CategoryTree', uid: string, name: string | null, breadcrumbs: Array<{ __typename: 'Breadcrumb', category_name: string | null } | null> | null } | null> | null }
        & ProductOffer_SimpleProduct_Fragment
      )
      | (
        { __typename: 'VirtualProduct', rating_summary: number, review_count: number, made_in_canada: number | null, order_time_frame: string | null, fit_beds: string | null, fit_guard_rail: number | null, fit_mattress: string | null, url_key: string | null, options: Array<
          | { __typename: 'CustomizableAreaOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableCheckboxOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableDateOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableDropDownOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableFieldOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableFileOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableMultipleOption', uid: string, required: boolean | null }
          | { __typename: 'CustomizableRadioOption', uid: string, required: boolean | null }
         | null> | null, description: { __typename: 'ComplexTextValue', html: string } | null, short_description: { __typename: 'ComplexTextValue', html: string } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, categories: Array<{ __typename: 'CategoryTree', uid: string, name: string | null, breadcrumbs: Array<{ __typename: 'Breadcrumb', category_name: string | null } | null> | null } | null> | null }
        & ProductOffer_VirtualProduct_Fragment
      )
     | null> | null } | null };

export type ProductPicturesQueryVariables = Exact<{
  filter: ProductAttributeFilterInput;
  pageSize?: number | null | undefined;
}>;


export type ProductPicturesQuery = { products: { __typename: 'Products', items: Array<
      | { __typename: 'BundleProduct', uid: string, sku: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
      | { __typename: 'DownloadableProduct', uid: string, sku: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
      | { __typename: 'GroupedProduct', uid: string, sku: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, thumbnail: { __typename: 'ProductImage', url: string | null } | null }
     | null> | null } | null };

export type ProductsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ProductAttributeFilterInput | null | undefined;
  pageSize?: number | null | undefined;
  currentPage?: number | null | undefined;
  sort?: ProductAttributeSortInput | null | undefined;
}>;


export type ProductsQuery = { products: { __typename: 'Products', total_count: number | null, items: Array<
      | (
        { __typename: 'BundleProduct' }
        & ProductListItem_BundleProduct_Fragment
      )
      | (
        { __typename: 'ConfigurableProduct' }
        & ProductListItem_ConfigurableProduct_Fragment
      )
      | (
        { __typename: 'DownloadableProduct' }
        & ProductListItem_DownloadableProduct_Fragment
      )
      | (
        { __typename: 'GiftCardProduct' }
        & ProductListItem_GiftCardProduct_Fragment
      )
      | (
        { __typename: 'GroupedProduct' }
        & ProductListItem_GroupedProduct_Fragment
      )
      | (
        { __typename: 'SimpleProduct' }
        & ProductListItem_SimpleProduct_Fragment
      )
      | (
        { __typename: 'VirtualProduct' }
        & ProductListItem_VirtualProduct_Fragment
      )
     | null> | null, page_info: (
      { __typename: 'SearchResultPageInfo' }
      & PageInfoFragment
    ) | null, aggregations: Array<{ __typename: 'Aggregation', attribute_code: string, label: string | null, count: number | null, position: number | null, options: Array<{ __typename: 'AggregationOption', value: string, label: string | null, count: number | null, swatch: string | null } | null> | null } | null> | null, sort_fields: { __typename: 'SortFields', default: string | null, options: Array<{ __typename: 'SortField', value: string | null, label: string | null } | null> | null } | null, suggestions: Array<{ __typename: 'SearchSuggestion', search: string } | null> | null } | null };

export type RelatedProductsQueryVariables = Exact<{
  filter: ProductAttributeFilterInput;
}>;


export type RelatedProductsQuery = { products: { __typename: 'Products', items: Array<
      | { __typename: 'BundleProduct', uid: string, related_products: Array<
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null> | null }
      | { __typename: 'ConfigurableProduct', uid: string, related_products: Array<
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null> | null }
      | { __typename: 'DownloadableProduct', uid: string, related_products: Array<
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null> | null }
      | { __typename: 'GiftCardProduct', uid: string, related_products: Array<
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null> | null }
      | { __typename: 'GroupedProduct', uid: string, related_products: Array<
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null> | null }
      | { __typename: 'SimpleProduct', uid: string, related_products: Array<
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null> | null }
      | { __typename: 'VirtualProduct', uid: string, related_products: Array<
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null> | null }
     | null> | null } | null };

export type RouteQueryVariables = Exact<{
  url: string;
}>;


export type RouteQuery = { route:
    | { __typename: 'BundleProduct', uid: string, sku: string | null, url_key: string | null, relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
    | { __typename: 'CategoryTree', uid: string, url_path: string | null, relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
    | { __typename: 'CmsPage', identifier: string | null, relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
    | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, url_key: string | null, relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
    | { __typename: 'DownloadableProduct', uid: string, sku: string | null, url_key: string | null, relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
    | { __typename: 'GiftCardProduct', uid: string, sku: string | null, url_key: string | null, relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
    | { __typename: 'GroupedProduct', uid: string, sku: string | null, url_key: string | null, relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
    | { __typename: 'RoutableUrl', relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
    | { __typename: 'SimpleProduct', uid: string, sku: string | null, url_key: string | null, relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
    | { __typename: 'VirtualProduct', uid: string, sku: string | null, url_key: string | null, relative_url: string | null, redirect_code: number, type: UrlRewriteEntityTypeEnum | null }
   | null };

export type SearchSuggestionsQueryVariables = Exact<{
  search: string;
  pageSize?: number | null | undefined;
}>;


export type SearchSuggestionsQuery = { products: { __typename: 'Products', total_count: number | null, items: Array<
      | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } }, categories: Array<{ __typename: 'CategoryTree', uid: string, name: string | null, url_path: string | null, url_suffix: string | null } | null> | null }
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } }, categories: Array<{ __typename: 'CategoryTree', uid: string, name: string | null, url_path: string | null, url_suffix: string | null } | null> | null }
      | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } }, categories: Array<{ __typename: 'CategoryTree', uid: string, name: string | null, url_path: string | null, url_suffix: string | null } | null> | null }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } }, categories: Array<{ __typename: 'CategoryTree', uid: string, name: string | null, url_path: string | null, url_suffix: string | null } | null> | null }
      | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } }, categories: Array<{ __typename: 'CategoryTree', uid: string, name: string | null, url_path: string | null, url_suffix: string | null } | null> | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } }, categories: Array<{ __typename: 'CategoryTree', uid: string, name: string | null, url_path: string | null, url_suffix: string | null } | null> | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, price_range: { __typename: 'PriceRange', minimum_price: { __typename: 'ProductPrice', final_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ), regular_price: (
              { __typename: 'Money' }
              & MoneyFragment
            ) } }, categories: Array<{ __typename: 'CategoryTree', uid: string, name: string | null, url_path: string | null, url_suffix: string | null } | null> | null }
     | null> | null } | null };

export type SitemapCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapCategoriesQuery = { categoryList: Array<(
    { __typename: 'CategoryTree', children: Array<(
      { __typename: 'CategoryTree', children: Array<(
        { __typename: 'CategoryTree', children: Array<(
          { __typename: 'CategoryTree' }
          & CategoryAddressFragment
        ) | null> | null }
        & CategoryAddressFragment
      ) | null> | null }
      & CategoryAddressFragment
    ) | null> | null }
    & CategoryAddressFragment
  ) | null> | null };

export type CategoryAddressFragment = { __typename: 'CategoryTree', uid: string, url_path: string | null, url_suffix: string | null, include_in_menu: number | null, updated_at: string | null };

export type SitemapProductsQueryVariables = Exact<{
  pageSize?: number | null | undefined;
  currentPage?: number | null | undefined;
}>;


export type SitemapProductsQuery = { products: { __typename: 'Products', total_count: number | null, items: Array<
      | { __typename: 'BundleProduct', uid: string, sku: string | null, url_key: string | null, updated_at: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null }
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, url_key: string | null, updated_at: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null }
      | { __typename: 'DownloadableProduct', uid: string, sku: string | null, url_key: string | null, updated_at: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, url_key: string | null, updated_at: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null }
      | { __typename: 'GroupedProduct', uid: string, sku: string | null, url_key: string | null, updated_at: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, url_key: string | null, updated_at: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, url_key: string | null, updated_at: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null }
     | null> | null, page_info: (
      { __typename: 'SearchResultPageInfo' }
      & PageInfoFragment
    ) | null } | null };

export type TopCategoriesQueryVariables = Exact<{
  others?: CategoryFilterInput | null | undefined;
  hasOthers?: boolean | null | undefined;
}>;


export type TopCategoriesQuery = { categoryList: Array<(
    { __typename: 'CategoryTree', level: number | null, children: Array<(
      { __typename: 'CategoryTree', image: string | null, children: Array<{ __typename: 'CategoryTree', uid: string, include_in_menu: number | null } | null> | null }
      & TopCategoryFragment
    ) | null> | null }
    & TopCategoryFragment
  ) | null> | null, others?: Array<(
    { __typename: 'CategoryTree' }
    & TopCategoryFragment
  ) | null> | null };

export type TopCategoryFragment = { __typename: 'CategoryTree', uid: string, name: string | null, position: number | null, include_in_menu: number | null, url_path: string | null, url_suffix: string | null };

export type UpsellProductsQueryVariables = Exact<{
  filter: ProductAttributeFilterInput;
}>;


export type UpsellProductsQuery = { products: { __typename: 'Products', items: Array<
      | { __typename: 'BundleProduct', uid: string, upsell_products: Array<
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null> | null }
      | { __typename: 'ConfigurableProduct', uid: string, upsell_products: Array<
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null> | null }
      | { __typename: 'DownloadableProduct', uid: string, upsell_products: Array<
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null> | null }
      | { __typename: 'GiftCardProduct', uid: string, upsell_products: Array<
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null> | null }
      | { __typename: 'GroupedProduct', uid: string, upsell_products: Array<
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null> | null }
      | { __typename: 'SimpleProduct', uid: string, upsell_products: Array<
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null> | null }
      | { __typename: 'VirtualProduct', uid: string, upsell_products: Array<
          | (
            { __typename: 'BundleProduct' }
            & ProductListItem_BundleProduct_Fragment
          )
          | (
            { __typename: 'ConfigurableProduct' }
            & ProductListItem_ConfigurableProduct_Fragment
          )
          | (
            { __typename: 'DownloadableProduct' }
            & ProductListItem_DownloadableProduct_Fragment
          )
          | (
            { __typename: 'GiftCardProduct' }
            & ProductListItem_GiftCardProduct_Fragment
          )
          | (
            { __typename: 'GroupedProduct' }
            & ProductListItem_GroupedProduct_Fragment
          )
          | (
            { __typename: 'SimpleProduct' }
            & ProductListItem_SimpleProduct_Fragment
          )
          | (
            { __typename: 'VirtualProduct' }
            & ProductListItem_VirtualProduct_Fragment
          )
         | null> | null }
     | null> | null } | null };

export type CheckoutAgreementsQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutAgreementsQuery = { checkoutAgreements: Array<{ __typename: 'CheckoutAgreement', agreement_id: number, name: string, checkbox_text: string, content: string, is_html: boolean, mode: CheckoutAgreementMode } | null> | null };

export type CreatePaypalExpressTokenMutationVariables = Exact<{
  input: PaypalExpressTokenInput;
}>;


export type CreatePaypalExpressTokenMutation = { createPaypalExpressToken: { __typename: 'PaypalExpressTokenOutput', token: string | null, paypal_urls: { __typename: 'PaypalExpressUrlList', start: string | null } | null } | null };

export type GetAvailableCustomerPaymentMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAvailableCustomerPaymentMethodsQuery = { customerCart: { __typename: 'Cart', id: string, available_payment_methods: Array<{ __typename: 'AvailablePaymentMethod', code: string, title: string } | null> | null } };

export type GetAvailableCustomerShippingMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAvailableCustomerShippingMethodsQuery = { customerCart: { __typename: 'Cart', id: string, shipping_addresses: Array<{ __typename: 'ShippingCartAddress', available_shipping_methods: Array<(
        { __typename: 'AvailableShippingMethod' }
        & AvailableShippingMethodFragment
      ) | null> | null } | null> } };

export type GetAvailablePaymentMethodsQueryVariables = Exact<{
  cartId: string;
}>;


export type GetAvailablePaymentMethodsQuery = { cart: { __typename: 'Cart', id: string, available_payment_methods: Array<{ __typename: 'AvailablePaymentMethod', code: string, title: string } | null> | null } | null };

export type GetAvailableShippingMethodsQueryVariables = Exact<{
  cartId: string;
}>;


export type GetAvailableShippingMethodsQuery = { cart: { __typename: 'Cart', id: string, shipping_addresses: Array<{ __typename: 'ShippingCartAddress', available_shipping_methods: Array<(
        { __typename: 'AvailableShippingMethod' }
        & AvailableShippingMethodFragment
      ) | null> | null } | null> } | null };

export type PickupLocationsQueryVariables = Exact<{ [key: string]: never; }>;


export type PickupLocationsQuery = { pickupLocations: { __typename: 'PickupLocations', items: Array<(
      { __typename: 'PickupLocation' }
      & PickupPlaceFragment
    ) | null> | null } | null };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { __typename: 'PlaceOrderOutput', order: { __typename: 'Order', order_number: string } | null, orderV2: (
      { __typename: 'CustomerOrder', token: string }
      & OrderFragment
    ) | null, errors: Array<{ __typename: 'PlaceOrderError', code: PlaceOrderErrorCodes, message: string, reason: string | null } | null> } | null };

export type SetBillingAddressOnCartMutationVariables = Exact<{
  input: SetBillingAddressOnCartInput;
}>;


export type SetBillingAddressOnCartMutation = { setBillingAddressOnCart: { __typename: 'SetBillingAddressOnCartOutput', cart: (
      { __typename: 'Cart' }
      & CartFragment
    ) } | null };

export type SetGuestEmailOnCartMutationVariables = Exact<{
  input: SetGuestEmailOnCartInput;
}>;


export type SetGuestEmailOnCartMutation = { setGuestEmailOnCart: { __typename: 'SetGuestEmailOnCartOutput', cart: (
      { __typename: 'Cart' }
      & CartFragment
    ) } | null };

export type SetPaymentMethodOnCartMutationVariables = Exact<{
  input: SetPaymentMethodOnCartInput;
}>;


export type SetPaymentMethodOnCartMutation = { setPaymentMethodOnCart: { __typename: 'SetPaymentMethodOnCartOutput', cart: (
      { __typename: 'Cart' }
      & CartFragment
    ) } | null };

export type SetShippingAddressesOnCartMutationVariables = Exact<{
  input: SetShippingAddressesOnCartInput;
}>;


export type SetShippingAddressesOnCartMutation = { setShippingAddressesOnCart: { __typename: 'SetShippingAddressesOnCartOutput', cart: (
      { __typename: 'Cart' }
      & CartFragment
    ) } | null };

export type SetShippingMethodsOnCartMutationVariables = Exact<{
  input: SetShippingMethodsOnCartInput;
}>;


export type SetShippingMethodsOnCartMutation = { setShippingMethodsOnCart: { __typename: 'SetShippingMethodsOnCartOutput', cart: (
      { __typename: 'Cart' }
      & CartFragment
    ) } | null };

export type AddProductsToCompareListMutationVariables = Exact<{
  input: AddProductsToCompareListInput;
}>;


export type AddProductsToCompareListMutation = { addProductsToCompareList: (
    { __typename: 'CompareList' }
    & CompareListFragment
  ) | null };

export type CompareListQueryVariables = Exact<{
  uid: string | number;
}>;


export type CompareListQuery = { compareList: (
    { __typename: 'CompareList' }
    & CompareListFragment
  ) | null };

export type CreateCompareListMutationVariables = Exact<{
  input: CreateCompareListInput;
}>;


export type CreateCompareListMutation = { createCompareList: (
    { __typename: 'CompareList' }
    & CompareListFragment
  ) | null };

export type RemoveProductsFromCompareListMutationVariables = Exact<{
  input: RemoveProductsFromCompareListInput;
}>;


export type RemoveProductsFromCompareListMutation = { removeProductsFromCompareList: (
    { __typename: 'CompareList' }
    & CompareListFragment
  ) | null };

export type ContactUsMutationVariables = Exact<{
  input: ContactUsInput;
}>;


export type ContactUsMutation = { contactUs: { __typename: 'ContactUsOutput', status: boolean } | null };

export type CmsBlocksQueryVariables = Exact<{
  identifiers: Array<string | null | undefined> | string;
}>;


export type CmsBlocksQuery = { cmsBlocks: { __typename: 'CmsBlocks', items: Array<{ __typename: 'CmsBlock', identifier: string | null, title: string | null, content: string | null } | null> | null } | null };

export type CmsPageQueryVariables = Exact<{
  identifier: string;
}>;


export type CmsPageQuery = { cmsPage: { __typename: 'CmsPage', identifier: string | null, url_key: string | null, title: string | null, content: string | null, content_heading: string | null, meta_title: string | null, meta_description: string | null } | null };

export type SearchPagesQueryVariables = Exact<{
  search: string;
  pageSize?: number | null | undefined;
}>;


export type SearchPagesQuery = { cmsPageSearch: { __typename: 'CmsPageSearchResult', items: Array<{ __typename: 'CmsPage', identifier: string | null, url_key: string | null, title: string | null, meta_description: string | null } | null> | null } | null };

export type AddressFormQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressFormQuery = { attributesForm: { __typename: 'AttributesFormOutput', items: Array<
      | { __typename: 'AttributeMetadata', code: string, is_required: boolean }
      | { __typename: 'CatalogAttributeMetadata', code: string, is_required: boolean }
      | { __typename: 'CustomerAttributeMetadata', multiline_count: number | null, sort_order: number | null, is_own_field: boolean | null, code: string, is_required: boolean }
     | null> }, countries: Array<{ __typename: 'Country', id: string | null, full_name_locale: string | null } | null> | null, storeConfig: { __typename: 'StoreConfig', store_code: string | null, default_country: string | null, locale: string | null, shipping_countries: Array<string> | null, shipping_regions: Array<string> | null, optional_zip_countries: string | null, countries_with_required_region: string | null, display_state_if_optional: boolean | null } | null };

export type ChangeCustomerPasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type ChangeCustomerPasswordMutation = { changeCustomerPassword: { __typename: 'Customer', email: string | null } | null };

export type ConfirmEmailMutationVariables = Exact<{
  input: ConfirmEmailInput;
}>;


export type ConfirmEmailMutation = { confirmEmail: { __typename: 'CustomerOutput', customer: { __typename: 'Customer', email: string | null, firstname: string | null, lastname: string | null } } | null };

export type CreateCustomerMutationVariables = Exact<{
  input: CustomerCreateInput;
}>;


export type CreateCustomerMutation = { createCustomerV2: { __typename: 'CustomerOutput', customer: (
      { __typename: 'Customer' }
      & CustomerFragment
    ) } | null };

export type CreateCustomerAddressMutationVariables = Exact<{
  input: CustomerAddressInput;
}>;


export type CreateCustomerAddressMutation = { createCustomerAddress: (
    { __typename: 'CustomerAddress' }
    & CustomerAddressFragment
  ) | null };

export type CustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerQuery = { customer: (
    { __typename: 'Customer', custom_attributes: Array<
      | { __typename: 'AttributeSelectedOptions', code: string, selected_options: Array<{ __typename: 'AttributeSelectedOption', label: string, value: string } | null> }
      | { __typename: 'AttributeValue', value: string, code: string }
     | null> | null }
    & CustomerFragment
  ) | null };

export type CustomerFormQueryVariables = Exact<{
  formCode: string;
}>;


export type CustomerFormQuery = { attributesForm: { __typename: 'AttributesFormOutput', items: Array<
      | { __typename: 'AttributeMetadata', code: string, is_required: boolean, options: Array<{ __typename: 'AttributeOptionMetadata', value: string, label: string } | null> }
      | { __typename: 'CatalogAttributeMetadata', code: string, is_required: boolean, options: Array<{ __typename: 'AttributeOptionMetadata', value: string, label: string } | null> }
      | { __typename: 'CustomerAttributeMetadata', code: string, is_required: boolean, options: Array<{ __typename: 'AttributeOptionMetadata', value: string, label: string } | null> }
     | null> } };

export type CustomerStoreCreditQueryVariables = Exact<{
  pageSize?: number | null | undefined;
  currentPage?: number | null | undefined;
}>;


export type CustomerStoreCreditQuery = { customer: { __typename: 'Customer', store_credit: { __typename: 'CustomerStoreCredit', enabled: boolean | null, current_balance: (
        { __typename: 'Money' }
        & MoneyFragment
      ) | null, balance_history: { __typename: 'CustomerStoreCreditHistory', total_count: number | null, page_info: (
          { __typename: 'SearchResultPageInfo' }
          & PageInfoFragment
        ) | null, items: Array<{ __typename: 'CustomerStoreCreditHistoryItem', action: string | null, date_time_changed: string | null, order_number: string | null, comment: string | null, balance_change: (
            { __typename: 'Money' }
            & MoneyFragment
          ) | null, actual_balance: (
            { __typename: 'Money' }
            & MoneyFragment
          ) | null } | null> | null } | null } | null } | null };

export type DeleteCustomerMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteCustomerMutation = { deleteCustomer: boolean | null };

export type DeleteCustomerAddressMutationVariables = Exact<{
  id: number;
}>;


export type DeleteCustomerAddressMutation = { deleteCustomerAddress: boolean | null };

export type DeleteCustomerByLinkMutationVariables = Exact<{
  token: string;
}>;


export type DeleteCustomerByLinkMutation = { deleteCustomerByLink: boolean };

export type FinishSocialLoginMutationVariables = Exact<{
  input: FinishSocialLoginInput;
}>;


export type FinishSocialLoginMutation = { finishSocialLogin: { __typename: 'SocialLoginOutput', token: string } };

export type GenerateCustomerTokenMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type GenerateCustomerTokenMutation = { generateCustomerToken: { __typename: 'CustomerToken', token: string | null } | null };

export type GenerateCustomerTokenByLinkMutationVariables = Exact<{
  token: string;
}>;


export type GenerateCustomerTokenByLinkMutation = { generateCustomerTokenByLink: { __typename: 'CustomerToken', token: string | null } };

export type GenerateCustomerTokenByRememberMeTokenMutationVariables = Exact<{
  token: string;
}>;


export type GenerateCustomerTokenByRememberMeTokenMutation = { generateCustomerTokenByRememberMeToken: { __typename: 'RememberedCustomerToken', token: string, remember_me_token: string } };

export type GenerateRememberMeTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type GenerateRememberMeTokenMutation = { generateRememberMeToken: { __typename: 'RememberMeToken', token: string } };

export type GetCustomerAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCustomerAddressesQuery = { customer: { __typename: 'Customer', addresses: Array<(
      { __typename: 'CustomerAddress' }
      & CustomerAddressFragment
    ) | null> | null } | null };

export type IsEmailAvailableQueryVariables = Exact<{
  email: string;
}>;


export type IsEmailAvailableQuery = { isEmailAvailable: { __typename: 'IsEmailAvailableOutput', is_email_available: boolean | null } | null };

export type RequestCustomerDeletionEmailMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestCustomerDeletionEmailMutation = { requestCustomerDeletionEmail: boolean };

export type RequestPasswordResetEmailMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetEmailMutation = { requestPasswordResetEmail: boolean | null };

export type ResendConfirmationEmailMutationVariables = Exact<{
  email: string;
}>;


export type ResendConfirmationEmailMutation = { resendConfirmationEmail: boolean | null };

export type ResetPasswordMutationVariables = Exact<{
  email: string;
  newPassword: string;
  resetPasswordToken: string;
}>;


export type ResetPasswordMutation = { resetPassword: boolean | null };

export type RevokeCustomerTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeCustomerTokenMutation = { revokeCustomerToken: { __typename: 'RevokeCustomerTokenOutput', result: boolean } | null };

export type RevokeRememberMeTokenMutationVariables = Exact<{
  token: string;
}>;


export type RevokeRememberMeTokenMutation = { revokeRememberMeToken: { __typename: 'RevokeRememberMeTokenOutput', result: boolean } };

export type SocialLoginProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type SocialLoginProvidersQuery = { socialLoginProviders: Array<{ __typename: 'SocialLoginProvider', code: string, label: string }> };

export type StartSocialLoginMutationVariables = Exact<{
  provider: string;
  redirectUri: string;
}>;


export type StartSocialLoginMutation = { startSocialLogin: { __typename: 'SocialLoginStart', url: string, state: string } };

export type UpdateCustomerMutationVariables = Exact<{
  input: CustomerUpdateInput;
}>;


export type UpdateCustomerMutation = { updateCustomerV2: { __typename: 'CustomerOutput', customer: (
      { __typename: 'Customer' }
      & CustomerFragment
    ) } | null };

export type UpdateCustomerAddressMutationVariables = Exact<{
  id: number;
  input?: CustomerAddressInput | null | undefined;
}>;


export type UpdateCustomerAddressMutation = { updateCustomerAddress: (
    { __typename: 'CustomerAddress' }
    & CustomerAddressFragment
  ) | null };

export type UpdateCustomerEmailMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type UpdateCustomerEmailMutation = { updateCustomerEmail: { __typename: 'CustomerOutput', customer: (
      { __typename: 'Customer' }
      & CustomerFragment
    ) } | null };

export type ConfirmMailAddressMutationVariables = Exact<{
  key: string;
}>;


export type ConfirmMailAddressMutation = { confirmMailAddress: number };

export type ConfirmNewsletterSubscriptionMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmNewsletterSubscriptionMutation = { confirmNewsletterSubscription: { __typename: 'SubscribeEmailToNewsletterOutput', status: SubscriptionStatusesEnum | null } | null };

export type SubscribeEmailToNewsletterMutationVariables = Exact<{
  email: string;
}>;


export type SubscribeEmailToNewsletterMutation = { subscribeEmailToNewsletter: { __typename: 'SubscribeEmailToNewsletterOutput', status: SubscriptionStatusesEnum | null } | null };

export type UnsubscribeEmailFromNewsletterMutationVariables = Exact<{
  token: string;
}>;


export type UnsubscribeEmailFromNewsletterMutation = { unsubscribeEmailFromNewsletter: { __typename: 'SubscribeEmailToNewsletterOutput', status: SubscriptionStatusesEnum | null } | null };

export type CancelOrderMutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type CancelOrderMutation = { cancelOrder: { __typename: 'CancelOrderOutput', errorV2: { __typename: 'CancelOrderError', code: CancelOrderErrorCode, message: string } | null, order: (
      { __typename: 'CustomerOrder' }
      & OrderFragment
    ) | null } | null };

export type ConfirmCancelOrderMutationVariables = Exact<{
  input: ConfirmCancelOrderInput;
}>;


export type ConfirmCancelOrderMutation = { confirmCancelOrder: { __typename: 'CancelOrderOutput', errorV2: { __typename: 'CancelOrderError', code: CancelOrderErrorCode, message: string } | null, order: (
      { __typename: 'CustomerOrder' }
      & OrderFragment
    ) | null } | null };

export type CustomerDownloadableProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerDownloadableProductsQuery = { customerDownloadableProducts: { __typename: 'CustomerDownloadableProducts', items: Array<{ __typename: 'CustomerDownloadableProduct', date: string | null, download_url: string | null, order_increment_id: string | null, remaining_downloads: string | null, status: string | null, title: string | null } | null> | null } | null };

export type CustomerOrdersQueryVariables = Exact<{
  currentPage?: number | null | undefined;
  filter?: CustomerOrdersFilterInput | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type CustomerOrdersQuery = { customer: { __typename: 'Customer', orders: { __typename: 'CustomerOrders', total_count: number | null, items: Array<(
        { __typename: 'CustomerOrder' }
        & OrderFragment
      ) | null>, page_info: (
        { __typename: 'SearchResultPageInfo' }
        & PageInfoFragment
      ) | null } | null } | null };

export type FinishOrderPaymentMutationVariables = Exact<{
  input: OrderTokenInput;
}>;


export type FinishOrderPaymentMutation = { finishOrderPayment: { __typename: 'OrderPaymentOutput', order: (
      { __typename: 'CustomerOrder', token: string }
      & OrderFragment
    ) } };

export type GuestOrderQueryVariables = Exact<{
  input: OrderInformationInput;
}>;


export type GuestOrderQuery = { guestOrder: (
    { __typename: 'CustomerOrder', token: string }
    & OrderFragment
  ) };

export type GuestOrderByTokenQueryVariables = Exact<{
  input: OrderTokenInput;
}>;


export type GuestOrderByTokenQuery = { guestOrderByToken: (
    { __typename: 'CustomerOrder', token: string }
    & OrderFragment
  ) };

export type PayOrderOtherwiseMutationVariables = Exact<{
  input: PayOrderOtherwiseInput;
}>;


export type PayOrderOtherwiseMutation = { payOrderOtherwise: { __typename: 'OrderPaymentOutput', order: (
      { __typename: 'CustomerOrder', token: string }
      & OrderFragment
    ) } };

export type ReorderItemsMutationVariables = Exact<{
  orderNumber: string;
}>;


export type ReorderItemsMutation = { reorderItems: { __typename: 'ReorderItemsOutput', cart: (
      { __typename: 'Cart' }
      & CartFragment
    ), userInputErrors: Array<{ __typename: 'CheckoutUserInputError', code: CheckoutUserInputErrorCodes, message: string, path: Array<string | null> } | null> } | null };

export type RequestGuestOrderCancelMutationVariables = Exact<{
  input: GuestOrderCancelInput;
}>;


export type RequestGuestOrderCancelMutation = { requestGuestOrderCancel: { __typename: 'CancelOrderOutput', errorV2: { __typename: 'CancelOrderError', code: CancelOrderErrorCode, message: string } | null, order: (
      { __typename: 'CustomerOrder' }
      & OrderFragment
    ) | null } | null };

export type StartOrderPaymentMutationVariables = Exact<{
  input: OrderTokenInput;
}>;


export type StartOrderPaymentMutation = { startOrderPayment: { __typename: 'StartOrderPaymentOutput', client_secret: string, publishable_key: string, amount: (
      { __typename: 'Money' }
      & MoneyFragment
    ) } };

export type BraintreeConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type BraintreeConfigQuery = { storeConfig: { __typename: 'StoreConfig', store_code: string | null, braintree_3dsecure_verify_3dsecure: boolean | null } | null };

export type CreateBraintreeClientTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateBraintreeClientTokenMutation = { createBraintreeClientToken: string };

export type CustomerPaymentTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerPaymentTokensQuery = { customerPaymentTokens: { __typename: 'CustomerPaymentTokens', items: Array<{ __typename: 'PaymentToken', public_hash: string, payment_method_code: string, type: PaymentTokenTypeEnum, details: string | null } | null> } | null };

export type DeletePaymentTokenMutationVariables = Exact<{
  publicHash: string;
}>;


export type DeletePaymentTokenMutation = { deletePaymentToken: { __typename: 'DeletePaymentTokenOutput', result: boolean } | null };

export type CreateProductReviewMutationVariables = Exact<{
  input: CreateProductReviewInput;
}>;


export type CreateProductReviewMutation = { createProductReview: { __typename: 'CreateProductReviewOutput', review: (
      { __typename: 'ProductReview' }
      & ReviewFragment
    ) } };

export type CustomerProductReviewQueryVariables = Exact<{
  pageSize?: number | null | undefined;
  currentPage?: number | null | undefined;
}>;


export type CustomerProductReviewQuery = { customer: { __typename: 'Customer', reviews: { __typename: 'ProductReviews', items: Array<(
        { __typename: 'ProductReview', product:
          | { __typename: 'BundleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
          | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
          | { __typename: 'DownloadableProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
          | { __typename: 'GiftCardProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
          | { __typename: 'GroupedProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
          | { __typename: 'SimpleProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
          | { __typename: 'VirtualProduct', uid: string, sku: string | null, name: string | null, url_key: string | null, url_rewrites: Array<{ __typename: 'UrlRewrite', url: string | null } | null> | null, thumbnail: { __typename: 'ProductImage', url: string | null, label: string | null } | null }
         }
        & ReviewFragment
      ) | null>, page_info: (
        { __typename: 'SearchResultPageInfo' }
        & PageInfoFragment
      ) } } | null };

export type ProductReviewQueryVariables = Exact<{
  filter: ProductAttributeFilterInput;
  pageSize?: number | null | undefined;
  currentPage?: number | null | undefined;
}>;


export type ProductReviewQuery = { products: { __typename: 'Products', items: Array<
      | { __typename: 'BundleProduct', uid: string, sku: string | null, rating_summary: number, review_count: number, reviews: { __typename: 'ProductReviews', items: Array<{ __typename: 'ProductReview', nickname: string, created_at: string, summary: string, text: string, average_rating: number, language: string | null, ratings_breakdown: Array<{ __typename: 'ProductReviewRating', name: string, value: string } | null> } | null>, page_info: (
            { __typename: 'SearchResultPageInfo' }
            & PageInfoFragment
          ) } }
      | { __typename: 'ConfigurableProduct', uid: string, sku: string | null, rating_summary: number, review_count: number, reviews: { __typename: 'ProductReviews', items: Array<{ __typename: 'ProductReview', nickname: string, created_at: string, summary: string, text: string, average_rating: number, language: string | null, ratings_breakdown: Array<{ __typename: 'ProductReviewRating', name: string, value: string } | null> } | null>, page_info: (
            { __typename: 'SearchResultPageInfo' }
            & PageInfoFragment
          ) } }
      | { __typename: 'DownloadableProduct', uid: string, sku: string | null, rating_summary: number, review_count: number, reviews: { __typename: 'ProductReviews', items: Array<{ __typename: 'ProductReview', nickname: string, created_at: string, summary: string, text: string, average_rating: number, language: string | null, ratings_breakdown: Array<{ __typename: 'ProductReviewRating', name: string, value: string } | null> } | null>, page_info: (
            { __typename: 'SearchResultPageInfo' }
            & PageInfoFragment
          ) } }
      | { __typename: 'GiftCardProduct', uid: string, sku: string | null, rating_summary: number, review_count: number, reviews: { __typename: 'ProductReviews', items: Array<{ __typename: 'ProductReview', nickname: string, created_at: string, summary: string, text: string, average_rating: number, language: string | null, ratings_breakdown: Array<{ __typename: 'ProductReviewRating', name: string, value: string } | null> } | null>, page_info: (
            { __typename: 'SearchResultPageInfo' }
            & PageInfoFragment
          ) } }
      | { __typename: 'GroupedProduct', uid: string, sku: string | null, rating_summary: number, review_count: number, reviews: { __typename: 'ProductReviews', items: Array<{ __typename: 'ProductReview', nickname: string, created_at: string, summary: string, text: string, average_rating: number, language: string | null, ratings_breakdown: Array<{ __typename: 'ProductReviewRating', name: string, value: string } | null> } | null>, page_info: (
            { __typename: 'SearchResultPageInfo' }
            & PageInfoFragment
          ) } }
      | { __typename: 'SimpleProduct', uid: string, sku: string | null, rating_summary: number, review_count: number, reviews: { __typename: 'ProductReviews', items: Array<{ __typename: 'ProductReview', nickname: string, created_at: string, summary: string, text: string, average_rating: number, language: string | null, ratings_breakdown: Array<{ __typename: 'ProductReviewRating', name: string, value: string } | null> } | null>, page_info: (
            { __typename: 'SearchResultPageInfo' }
            & PageInfoFragment
          ) } }
      | { __typename: 'VirtualProduct', uid: string, sku: string | null, rating_summary: number, review_count: number, reviews: { __typename: 'ProductReviews', items: Array<{ __typename: 'ProductReview', nickname: string, created_at: string, summary: string, text: string, average_rating: number, language: string | null, ratings_breakdown: Array<{ __typename: 'ProductReviewRating', name: string, value: string } | null> } | null>, page_info: (
            { __typename: 'SearchResultPageInfo' }
            & PageInfoFragment
          ) } }
     | null> | null } | null };

export type ProductReviewRatingsMetadataQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductReviewRatingsMetadataQuery = { productReviewRatingsMetadata: { __typename: 'ProductReviewRatingsMetadata', items: Array<{ __typename: 'ProductReviewRatingMetadata', id: string, name: string, values: Array<{ __typename: 'ProductReviewRatingValueMetadata', value_id: string, value: string } | null> } | null> } };

export type SubscribeToStockAlertMutationVariables = Exact<{
  sku: string;
  email: string;
}>;


export type SubscribeToStockAlertMutation = { subscribeToStockAlert: boolean };

export type UnsubscribeFromStockAlertsMutationVariables = Exact<{
  token: string;
}>;


export type UnsubscribeFromStockAlertsMutation = { unsubscribeFromStockAlerts: boolean };

export type Algolia_ConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type Algolia_ConfigQuery = { algolia_config: { __typename: 'AlgoliaConfig', enabled: boolean, application_id: string | null, api_key: string | null, index_name: string | null } | null };

export type AvailableStoresQueryVariables = Exact<{ [key: string]: never; }>;


export type AvailableStoresQuery = { availableStores: Array<{ __typename: 'StoreConfig', store_code: string | null, store_name: string | null, store_sort_order: number | null, locale: string | null, timezone: string | null, base_currency_code: string | null, default_display_currency_code: string | null, is_default_store: boolean | null, is_default_store_group: boolean | null } | null> | null };

export type CountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountriesQuery = { countries: Array<{ __typename: 'Country', id: string | null, full_name_locale: string | null, full_name_english: string | null } | null> | null };

export type CountryQueryVariables = Exact<{
  id: string;
}>;


export type CountryQuery = { country: { __typename: 'Country', id: string | null, full_name_locale: string | null, available_regions: Array<{ __typename: 'Region', id: number | null, code: string | null, name: string | null } | null> | null } | null };

export type CurrencyQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrencyQuery = { currency: { __typename: 'Currency', base_currency_code: string | null, default_display_currency_code: string | null, available_currency_codes: Array<string | null> | null, exchange_rates: Array<{ __typename: 'ExchangeRate', currency_to: string | null, rate: number | null } | null> | null } | null };

export type OnlinePaymentConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type OnlinePaymentConfigQuery = { onlinePaymentConfig: { __typename: 'OnlinePaymentConfig', captures_later: boolean, publishable_key: string } | null };

export type PinterestOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PinterestOptionsQuery = { pinterestOptions: { __typename: 'PinterestOptions', is_user_connected: boolean, is_conversion_config_enabled: boolean, meta_tag: string | null, is_ldp_enabled: boolean, is_cookie_restriction_mode_enabled: boolean, current_website_id: number, gdpr_cookie_name: string | null, is_gdpr_enabled: boolean, gdpr_option: number | null, tag_id: string | null } | null };

export type RecaptchaFormConfigQueryVariables = Exact<{
  formType: ReCaptchaFormEnum;
}>;


export type RecaptchaFormConfigQuery = { recaptchaFormConfig: { __typename: 'ReCaptchaConfigOutput', is_enabled: boolean, configurations: { __typename: 'ReCaptchaConfiguration', website_key: string, badge_position: string | null, re_captcha_type: ReCaptchaTypeEmum } | null } | null };

export type RecaptchaV3ConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type RecaptchaV3ConfigQuery = { recaptchaV3Config: { __typename: 'ReCaptchaConfigurationV3', is_enabled: boolean, website_key: string, badge_position: string, forms: Array<ReCaptchaFormEnum | null> } | null };

export type StoreConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreConfigQuery = { storeConfig: (
    { __typename: 'StoreConfig' }
    & StoreConfigFragment
  ) | null };

export type StoresQueryVariables = Exact<{
  near?: string | null | undefined;
}>;


export type StoresQuery = { stores: { __typename: 'StoreLocations', near: { __typename: 'StorePlace', name: string, latitude: number, longitude: number } | null, items: Array<{ __typename: 'StoreLocation', code: string, name: string, note: string | null, street: string, city: string, region_code: string, region: string, postcode: string, country_code: string, phone: string, latitude: number, longitude: number, timezone: string, distance_km: number | null, image: { __typename: 'StoreImage', url: string, description: string } | null, opening_hours: Array<{ __typename: 'StoreOpeningHours', days: Array<number>, opens: string, closes: string }> }> } | null };

export type AddProductsToGuestWishlistMutationVariables = Exact<{
  guestCustomerId: string;
  items: Array<WishlistItemInput> | WishlistItemInput;
  currentPage?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type AddProductsToGuestWishlistMutation = { addProductsToGuestWishlist: { __typename: 'AddProductsToWishlistOutput', wishlist: (
      { __typename: 'Wishlist' }
      & WishlistFragment
    ), user_errors: Array<{ __typename: 'WishListUserInputError', code: WishListUserInputErrorType, message: string } | null> } | null };

export type AddProductsToWishlistMutationVariables = Exact<{
  id: string | number;
  items: Array<WishlistItemInput> | WishlistItemInput;
  currentPage?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type AddProductsToWishlistMutation = { addProductsToWishlist: { __typename: 'AddProductsToWishlistOutput', wishlist: (
      { __typename: 'Wishlist' }
      & WishlistFragment
    ), user_errors: Array<{ __typename: 'WishListUserInputError', code: WishListUserInputErrorType, message: string } | null> } | null };

export type AddWishlistItemsToCartMutationVariables = Exact<{
  id: string | number;
  items?: Array<string | number> | string | number | null | undefined;
  currentPage?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type AddWishlistItemsToCartMutation = { addWishlistItemsToCart: { __typename: 'AddWishlistItemsToCartOutput', status: boolean, add_wishlist_items_to_cart_user_errors: Array<{ __typename: 'WishlistCartUserInputError', code: WishlistCartUserInputErrorType, message: string, wishlistId: string, wishlistItemId: string } | null>, wishlist: (
      { __typename: 'Wishlist' }
      & WishlistFragment
    ) } | null };

export type CreateGuestWishlistMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateGuestWishlistMutation = { createGuestWishlist: { __typename: 'GuestWishlistOutput', guest_customer_id: string, wishlist: { __typename: 'Wishlist', id: string | null, items_count: number | null, sharing_code: string | null } } };

export type GuestWishlistQueryVariables = Exact<{
  guestCustomerId: string;
  currentPage?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type GuestWishlistQuery = { guestWishlist: (
    { __typename: 'Wishlist' }
    & WishlistFragment
  ) | null };

export type GuestWishlistItemsCountQueryVariables = Exact<{
  guestCustomerId: string;
}>;


export type GuestWishlistItemsCountQuery = { guestWishlist: { __typename: 'Wishlist', id: string | null, items_count: number | null } | null };

export type MergeWishlistWithGuestWishlistMutationVariables = Exact<{
  guestCustomerId: string;
  reset?: boolean | null | undefined;
  currentPage?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type MergeWishlistWithGuestWishlistMutation = { mergeWishlistWithGuestWishlist: (
    { __typename: 'Wishlist' }
    & WishlistFragment
  ) | null };

export type RemoveProductsFromGuestWishlistMutationVariables = Exact<{
  guestCustomerId: string;
  items: Array<string | number> | string | number;
  currentPage?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type RemoveProductsFromGuestWishlistMutation = { removeProductsFromGuestWishlist: { __typename: 'RemoveProductsFromWishlistOutput', wishlist: (
      { __typename: 'Wishlist' }
      & WishlistFragment
    ), user_errors: Array<{ __typename: 'WishListUserInputError', code: WishListUserInputErrorType, message: string } | null> } | null };

export type RemoveProductsFromWishlistMutationVariables = Exact<{
  id: string | number;
  items: Array<string | number> | string | number;
  currentPage?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type RemoveProductsFromWishlistMutation = { removeProductsFromWishlist: { __typename: 'RemoveProductsFromWishlistOutput', wishlist: (
      { __typename: 'Wishlist' }
      & WishlistFragment
    ), user_errors: Array<{ __typename: 'WishListUserInputError', code: WishListUserInputErrorType, message: string } | null> } | null };

export type SendGuestWishlistMutationVariables = Exact<{
  input: SendGuestWishlistInput;
}>;


export type SendGuestWishlistMutation = { sendGuestWishlist: { __typename: 'SendWishlistOutput', status: boolean, errors: Array<string>, sent_emails: Array<string> } };

export type SendWishlistMutationVariables = Exact<{
  wishlistId: string | number;
  emails: string;
  message?: string | null | undefined;
}>;


export type SendWishlistMutation = { sendWishlist: { __typename: 'SendWishlistOutput', status: boolean, errors: Array<string>, sent_emails: Array<string> } };

export type SharedWishlistQueryVariables = Exact<{
  sharingCode: string;
  currentPage?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type SharedWishlistQuery = { sharedWishlist: (
    { __typename: 'Wishlist' }
    & WishlistFragment
  ) | null };

export type UpdateProductsInGuestWishlistMutationVariables = Exact<{
  guestCustomerId: string;
  items: Array<WishlistItemUpdateInput> | WishlistItemUpdateInput;
  currentPage?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type UpdateProductsInGuestWishlistMutation = { updateProductsInGuestWishlist: { __typename: 'UpdateProductsInWishlistOutput', wishlist: (
      { __typename: 'Wishlist' }
      & WishlistFragment
    ), user_errors: Array<{ __typename: 'WishListUserInputError', code: WishListUserInputErrorType, message: string } | null> } | null };

export type UpdateProductsInWishlistMutationVariables = Exact<{
  id: string | number;
  items: Array<WishlistItemUpdateInput> | WishlistItemUpdateInput;
  currentPage?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type UpdateProductsInWishlistMutation = { updateProductsInWishlist: { __typename: 'UpdateProductsInWishlistOutput', wishlist: (
      { __typename: 'Wishlist' }
      & WishlistFragment
    ), user_errors: Array<{ __typename: 'WishListUserInputError', code: WishListUserInputErrorType, message: string } | null> } | null };

export type WishlistQueryVariables = Exact<{
  currentPage?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type WishlistQuery = { customer: { __typename: 'Customer', wishlists: Array<(
      { __typename: 'Wishlist' }
      & WishlistFragment
    ) | null> } | null };

export type WishlistItemsCountQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistItemsCountQuery = { customer: { __typename: 'Customer', wishlists: Array<{ __typename: 'Wishlist', id: string | null, items_count: number | null } | null> } | null };

export type CustomerAddressTextsFragment = { __typename: 'CustomerAddress', prefix: string | null, middlename: string | null, suffix: string | null, company: string | null, fax: string | null, vat_id: string | null, buzzer_code: string | null };

export type OrderAddressTextsFragment = { __typename: 'OrderAddress', prefix: string | null, middlename: string | null, suffix: string | null, company: string | null, fax: string | null, vat_id: string | null, buzzer_code: string | null };

type CartAddressTexts_BillingCartAddress_Fragment = { __typename: 'BillingCartAddress', prefix: string | null, middlename: string | null, suffix: string | null, company: string | null, fax: string | null, vat_id: string | null, buzzer_code: string | null };

type CartAddressTexts_ShippingCartAddress_Fragment = { __typename: 'ShippingCartAddress', prefix: string | null, middlename: string | null, suffix: string | null, company: string | null, fax: string | null, vat_id: string | null, buzzer_code: string | null };

export type CartAddressTextsFragment =
  | CartAddressTexts_BillingCartAddress_Fragment
  | CartAddressTexts_ShippingCartAddress_Fragment
;

export const MoneyFragmentDoc = /*#__PURE__*/ gql`
    fragment Money on Money {
  value
  currency
}
    ` as unknown as DocumentNode<MoneyFragment, unknown>;
export const SelectedCustomizableOptionFragmentDoc = /*#__PURE__*/ gql`
    fragment SelectedCustomizableOption on SelectedCustomizableOption {
  customizable_option_uid
  label
  values {
    customizable_option_value_uid
    label
    value
  }
}
    ` as unknown as DocumentNode<SelectedCustomizableOptionFragment, unknown>;
export const CartItemFragmentDoc = /*#__PURE__*/ gql`
    fragment CartItem on CartItemInterface {
  uid
  quantity
  errors {
    code
    message
  }
  product {
    uid
    sku
    name
    url_key
    url_rewrites {
      url
    }
    stock_status
    only_x_left_in_stock
    att_quick_ship
    order_time_frame
    thumbnail {
      url
      label
    }
  }
  prices {
    price {
      ...Money
    }
    price_when_chosen {
      ...Money
    }
    row_total {
      ...Money
    }
    total_item_discount {
      ...Money
    }
  }
  ... on ConfigurableCartItem {
    configurable_options {
      option_label
      value_label
      configurable_product_option_uid
      configurable_product_option_value_uid
    }
    customizable_options {
      ...SelectedCustomizableOption
    }
    configured_variant {
      uid
      sku
      stock_status
      only_x_left_in_stock
      thumbnail {
        url
        label
      }
    }
  }
  ... on BundleCartItem {
    bundle_options {
      uid
      label
      values {
        uid
        label
        quantity
      }
    }
    customizable_options {
      ...SelectedCustomizableOption
    }
  }
  ... on SimpleCartItem {
    customizable_options {
      ...SelectedCustomizableOption
    }
  }
  ... on VirtualCartItem {
    customizable_options {
      ...SelectedCustomizableOption
    }
  }
  ... on DownloadableCartItem {
    links {
      uid
      title
    }
    customizable_options {
      ...SelectedCustomizableOption
    }
  }
  ... on GiftCardCartItem {
    amount {
      ...Money
    }
    sender_name
    recipient_name
    recipient_email
    message
    customizable_options {
      ...SelectedCustomizableOption
    }
  }
}
    ` as unknown as DocumentNode<CartItemFragment, unknown>;
export const CartPricesFragmentDoc = /*#__PURE__*/ gql`
    fragment CartPrices on CartPrices {
  subtotal_excluding_tax {
    ...Money
  }
  subtotal_including_tax {
    ...Money
  }
  subtotal_with_discount_excluding_tax {
    ...Money
  }
  grand_total {
    ...Money
  }
  discounts {
    label
    coupon {
      code
    }
    amount {
      ...Money
    }
  }
  applied_taxes {
    label
    amount {
      ...Money
    }
  }
}
    ` as unknown as DocumentNode<CartPricesFragment, unknown>;
export const CartAddressTextsFragmentDoc = /*#__PURE__*/ gql`
    fragment CartAddressTexts on CartAddressInterface {
  prefix
  middlename
  suffix
  company
  fax
  vat_id
  buzzer_code
}
    ` as unknown as DocumentNode<CartAddressTextsFragment, unknown>;
export const CartAddressFragmentDoc = /*#__PURE__*/ gql`
    fragment CartAddress on CartAddressInterface {
  ...CartAddressTexts
  firstname
  lastname
  street
  city
  region {
    code
    label
    region_id
  }
  postcode
  country {
    code
    label
  }
  telephone
}
    ` as unknown as DocumentNode<CartAddressFragment, unknown>;
export const AvailableShippingMethodFragmentDoc = /*#__PURE__*/ gql`
    fragment AvailableShippingMethod on AvailableShippingMethod {
  carrier_code
  carrier_title
  method_code
  method_title
  available
  amount {
    ...Money
  }
  delivery_days_min
  delivery_days_max
  amount_to_free
  pickup_location_code
}
    ` as unknown as DocumentNode<AvailableShippingMethodFragment, unknown>;
export const CartFragmentDoc = /*#__PURE__*/ gql`
    fragment Cart on Cart {
  id
  email
  is_virtual
  total_quantity
  comment
  applied_coupons {
    code
  }
  unused_coupon {
    code
    reason
    amount_missing
  }
  items {
    ...CartItem
  }
  prices {
    ...CartPrices
  }
  applied_gift_cards {
    code
    applied_balance {
      ...Money
    }
    current_balance {
      ...Money
    }
  }
  applied_store_credit {
    applied_balance {
      ...Money
    }
  }
  loyalty_credit {
    ...Money
  }
  shipping_addresses {
    ...CartAddress
    pickup_location_code
    available_shipping_methods {
      ...AvailableShippingMethod
    }
    selected_shipping_method {
      carrier_code
      carrier_title
      method_code
      method_title
      amount {
        ...Money
      }
    }
  }
  billing_address {
    ...CartAddress
  }
  available_payment_methods {
    code
    title
    days_to_pay
  }
  selected_payment_method {
    code
    title
    purchase_order_number
  }
}
    ` as unknown as DocumentNode<CartFragment, unknown>;
export const CategorySummaryFragmentDoc = /*#__PURE__*/ gql`
    fragment CategorySummary on CategoryTree {
  uid
  name
  level
  position
  is_anchor
  include_in_menu
  product_count
  url_path
  url_suffix
}
    ` as unknown as DocumentNode<CategorySummaryFragment, unknown>;
export const CategoryDetailsFragmentDoc = /*#__PURE__*/ gql`
    fragment CategoryDetails on CategoryTree {
  ...CategorySummary
  description
  display_mode
  cms_block {
    identifier
    title
    content
  }
  image
  images {
    url
    description
  }
  meta_title
  meta_description
  breadcrumbs {
    category_name
    category_url_path
  }
  children {
    ...CategorySummary
    image
  }
}
    ` as unknown as DocumentNode<CategoryDetailsFragment, unknown>;
export const PriceRangeFragmentDoc = /*#__PURE__*/ gql`
    fragment PriceRange on PriceRange {
  minimum_price {
    final_price {
      ...Money
    }
    regular_price {
      ...Money
    }
  }
  maximum_price {
    final_price {
      ...Money
    }
    regular_price {
      ...Money
    }
  }
}
    ` as unknown as DocumentNode<PriceRangeFragment, unknown>;
export const CompareListFragmentDoc = /*#__PURE__*/ gql`
    fragment CompareList on CompareList {
  uid
  item_count
  attributes {
    code
    label
  }
  items {
    uid
    product {
      uid
      sku
      name
      stock_status
      thumbnail {
        url
        label
      }
      url_key
      url_rewrites {
        url
      }
      price_range {
        ...PriceRange
      }
    }
    attributes {
      code
      value
    }
  }
}
    ` as unknown as DocumentNode<CompareListFragment, unknown>;
export const CustomerAddressTextsFragmentDoc = /*#__PURE__*/ gql`
    fragment CustomerAddressTexts on CustomerAddress {
  prefix
  middlename
  suffix
  company
  fax
  vat_id
  buzzer_code
}
    ` as unknown as DocumentNode<CustomerAddressTextsFragment, unknown>;
export const CustomerAddressFragmentDoc = /*#__PURE__*/ gql`
    fragment CustomerAddress on CustomerAddress {
  id
  ...CustomerAddressTexts
  firstname
  lastname
  street
  city
  region {
    region
    region_code
    region_id
  }
  postcode
  country_code
  telephone
  default_billing
  default_shipping
}
    ` as unknown as DocumentNode<CustomerAddressFragment, unknown>;
export const CustomerFragmentDoc = /*#__PURE__*/ gql`
    fragment Customer on Customer {
  email
  firstname
  lastname
  middlename
  prefix
  suffix
  date_of_birth
  gender
  taxvat
  is_subscribed
  created_at
  default_billing
  default_shipping
  addresses {
    ...CustomerAddress
  }
}
    ` as unknown as DocumentNode<CustomerFragment, unknown>;
export const OrderAddressTextsFragmentDoc = /*#__PURE__*/ gql`
    fragment OrderAddressTexts on OrderAddress {
  prefix
  middlename
  suffix
  company
  fax
  vat_id
  buzzer_code
}
    ` as unknown as DocumentNode<OrderAddressTextsFragment, unknown>;
export const OrderAddressFragmentDoc = /*#__PURE__*/ gql`
    fragment OrderAddress on OrderAddress {
  ...OrderAddressTexts
  firstname
  lastname
  street
  city
  region
  region_id
  postcode
  country_code
  telephone
}
    ` as unknown as DocumentNode<OrderAddressFragment, unknown>;
export const PickupPlaceFragmentDoc = /*#__PURE__*/ gql`
    fragment PickupPlace on PickupLocation {
  pickup_location_code
  name
  description
  street
  city
  region
  region_id
  postcode
  country_id
  phone
  opening_hours {
    days
    opens
    closes
  }
  timezone
}
    ` as unknown as DocumentNode<PickupPlaceFragment, unknown>;
export const GiftMessageFragmentDoc = /*#__PURE__*/ gql`
    fragment GiftMessage on GiftMessage {
  from
  to
  message
}
    ` as unknown as DocumentNode<GiftMessageFragment, unknown>;
export const OrderFragmentDoc = /*#__PURE__*/ gql`
    fragment Order on CustomerOrder {
  id
  number
  order_date
  order_status_change_date
  status
  email
  is_virtual
  items {
    id
    product_name
    product_sku
    product_type
    product_url_key
    product {
      uid
      att_quick_ship
      order_time_frame
      thumbnail {
        url
      }
    }
    product_sale_price {
      ...Money
    }
    quantity_ordered
    quantity_shipped
    quantity_canceled
    quantity_refunded
    selected_options {
      label
      value
    }
    entered_options {
      label
      value
    }
    ... on ConfigurableOrderItem {
      configured_variant {
        uid
        thumbnail {
          url
        }
      }
    }
    ... on DownloadableOrderItem {
      downloadable_links {
        title
      }
    }
    ... on BundleOrderItem {
      bundle_options {
        label
        values {
          product_name
          quantity
        }
      }
    }
  }
  total {
    subtotal {
      ...Money
    }
    subtotal_excl_tax {
      ...Money
    }
    subtotal_incl_tax {
      ...Money
    }
    total_shipping {
      ...Money
    }
    total_tax {
      ...Money
    }
    taxes {
      title
      rate
      amount {
        ...Money
      }
    }
    discounts {
      label
      amount {
        ...Money
      }
    }
    total_giftcard {
      ...Money
    }
    total_store_credit {
      ...Money
    }
    grand_total {
      ...Money
    }
  }
  shipping_address {
    ...OrderAddress
  }
  billing_address {
    ...OrderAddress
  }
  carrier
  shipping_method
  delivery_days_min
  delivery_days_max
  is_delivered_by_appointment
  pickup_location {
    ...PickupPlace
  }
  payment_methods {
    name
    type
    additional_data {
      name
      value
    }
  }
  payment_instructions
  is_mail_waiting
  online_payment {
    amount {
      ...Money
    }
    expires_at
    other_methods {
      code
      title
    }
    token
  }
  available_actions
  loyalty_credit {
    ...Money
  }
  applied_gift_cards {
    code
    applied_balance {
      ...Money
    }
  }
  comments {
    message
    timestamp
  }
  gift_message {
    ...GiftMessage
  }
  invoices {
    id
    number
    total {
      grand_total {
        ...Money
      }
    }
  }
  credit_memos {
    id
    number
    total {
      grand_total {
        ...Money
      }
    }
  }
  shipments {
    id
    number
    created_at
    tracking {
      carrier
      title
      number
    }
    items {
      id
      product_sku
      product_name
      quantity_shipped
    }
  }
}
    ` as unknown as DocumentNode<OrderFragment, unknown>;
export const ProductChoicesFragmentDoc = /*#__PURE__*/ gql`
    fragment ProductChoices on ProductInterface {
  price_tiers {
    quantity
    final_price {
      ...Money
    }
  }
  ... on CustomizableProductInterface {
    options {
      uid
      title
      required
      sort_order
      ... on CustomizableFieldOption {
        field: value {
          uid
          price
          price_type
          max_characters
        }
      }
      ... on CustomizableAreaOption {
        area: value {
          uid
          price
          price_type
          max_characters
        }
      }
      ... on CustomizableDateOption {
        date: value {
          uid
          price
          price_type
          type
        }
      }
      ... on CustomizableDropDownOption {
        dropDown: value {
          uid
          title
          price
          price_type
          sort_order
        }
      }
      ... on CustomizableRadioOption {
        radio: value {
          uid
          title
          price
          price_type
          sort_order
        }
      }
      ... on CustomizableCheckboxOption {
        checkbox: value {
          uid
          title
          price
          price_type
          sort_order
        }
      }
      ... on CustomizableMultipleOption {
        multiple: value {
          uid
          title
          price
          price_type
          sort_order
        }
      }
    }
  }
  ... on BundleProduct {
    dynamic_price
    items {
      uid
      title
      required
      type
      position
      options {
        uid
        label
        quantity
        position
        is_default
        price
        price_type
        can_change_quantity
        product {
          uid
          sku
          name
          url_key
          url_rewrites {
            url
          }
          stock_status
          price_range {
            minimum_price {
              final_price {
                ...Money
              }
              regular_price {
                ...Money
              }
            }
          }
        }
      }
    }
  }
  ... on GroupedProduct {
    items {
      qty
      position
      product {
        uid
        sku
        name
        url_key
        url_rewrites {
          url
        }
        stock_status
        only_x_left_in_stock
        furniture_model
        price_range {
          minimum_price {
            final_price {
              ...Money
            }
            regular_price {
              ...Money
            }
          }
        }
      }
    }
  }
  ... on DownloadableProduct {
    links_title
    links_purchased_separately
    downloadable_product_links {
      uid
      title
      price
      sample_url
      sort_order
    }
    downloadable_product_samples {
      title
      sample_url
      sort_order
    }
  }
  ... on GiftCardProduct {
    giftcard_type
    giftcard_amounts {
      uid
      value
    }
    open_amount_min
    open_amount_max
    message_max_length
    gift_card_options {
      uid
      title
      required
      sort_order
    }
  }
}
    ` as unknown as DocumentNode<ProductChoicesFragment, unknown>;
export const ProductDetailsFragmentDoc = /*#__PURE__*/ gql`
    fragment ProductDetails on ProductInterface {
  meta_title
  meta_description
  categories {
    uid
    name
    url_path
    url_suffix
    breadcrumbs {
      category_name
      category_url_path
    }
  }
  media_gallery {
    url
    label
    position
    disabled
    ... on ProductVideo {
      video_content {
        video_url
      }
    }
  }
  description {
    html
  }
  short_description {
    html
  }
  assembly
  assembled_length
  assembled_width
  assembled_height
  included
  att_shipping_dimensions
  att_additional_dimensions
  warranty_note
  material
  country_of_manufacture
  att_weight_capacity
  att_climbing_details
  att_split_details
  products_blocks
  furniture_model
  ...ProductChoices
  ... on PhysicalProductInterface {
    weight
  }
  ... on ConfigurableProduct {
    configurable_options {
      uid
      attribute_code
      label
      position
      values {
        uid
        value_index
        label
        swatch_data {
          value
          ... on ImageSwatchData {
            thumbnail
          }
        }
      }
    }
    variants {
      attributes {
        code
        uid
        value_index
        label
      }
      product {
        uid
        sku
        name
        stock_status
        only_x_left_in_stock
        assembled_length
        assembled_width
        assembled_height
        media_gallery {
          url
          label
          position
          disabled
        }
        price_range {
          minimum_price {
            final_price {
              ...Money
            }
            regular_price {
              ...Money
            }
          }
        }
      }
    }
  }
}
    ` as unknown as DocumentNode<ProductDetailsFragment, unknown>;
export const ProductOfferFragmentDoc = /*#__PURE__*/ gql`
    fragment ProductOffer on ProductInterface {
  uid
  sku
  name
  stock_status
  only_x_left_in_stock
  material
  assembled_length
  assembled_width
  assembled_height
  fit_cartons
  ... on PhysicalProductInterface {
    weight
  }
  media_gallery {
    url
    label
    position
    disabled
  }
  price_range {
    ...PriceRange
  }
}
    ` as unknown as DocumentNode<ProductOfferFragment, unknown>;
export const ReviewFragmentDoc = /*#__PURE__*/ gql`
    fragment Review on ProductReview {
  nickname
  created_at
  summary
  text
  average_rating
  ratings_breakdown {
    name
    value
  }
}
    ` as unknown as DocumentNode<ReviewFragment, unknown>;
export const StoreConfigFragmentDoc = /*#__PURE__*/ gql`
    fragment StoreConfig on StoreConfig {
  store_code
  store_name
  store_group_name
  cms_home_page
  logo_parts
  locale
  timezone
  base_url
  base_currency_code
  default_display_currency_code
  default_country
  copyright
  header_logo_src
  logo_width
  logo_height
  default_title
  default_description
  is_guest_checkout_enabled
  create_account_confirmation
  allow_guests_to_write_product_reviews
  contact_email
  contact_phone
  store_street
  store_city
  store_region
  store_postcode
  store_country_code
  check_money_order_make_check_payable_to
  check_money_order_send_check_to
  latitude
  longitude
  is_cart_comment_enabled
  home_show_solid_wood
  home_show_bunk_beds
  home_show_shipping
  home_show_in_stock
  home_show_free_shipping
  loyalty_credit_percent
  financing {
    months
    annual_rate
    minimum
  }
  popular_search_terms
  social_facebook
  social_twitter
  order_cancellation_enabled
  order_cancellation_reasons {
    description
  }
}
    ` as unknown as DocumentNode<StoreConfigFragment, unknown>;
export const ProductSummaryFragmentDoc = /*#__PURE__*/ gql`
    fragment ProductSummary on ProductInterface {
  uid
  sku
  name
  made_in_canada
  att_quick_ship
  order_time_frame
  b_collection_name
  new
  best_seller
  further_reduced
  stock_status
  only_x_left_in_stock
  rating_summary
  review_count
  thumbnail {
    url
  }
  url_key
  url_rewrites {
    url
  }
  price_range {
    ...PriceRange
  }
}
    ` as unknown as DocumentNode<ProductSummaryFragment, unknown>;
export const ProductListItemFragmentDoc = /*#__PURE__*/ gql`
    fragment ProductListItem on ProductInterface {
  ...ProductSummary
  media_gallery {
    url
    position
    disabled
  }
  assembled_length
  assembled_width
  assembled_height
  fit_beds
  fit_guard_rail
  ... on CustomizableProductInterface {
    options {
      uid
      required
    }
  }
  ... on GroupedProduct {
    items {
      qty
      product {
        uid
        price_range {
          minimum_price {
            final_price {
              ...Money
            }
            regular_price {
              ...Money
            }
          }
        }
      }
    }
  }
  ... on ConfigurableProduct {
    configurable_options {
      attribute_code
      label
      position
      values {
        value_index
        label
        swatch_data {
          value
          ... on ImageSwatchData {
            thumbnail
          }
        }
      }
    }
  }
}
    ` as unknown as DocumentNode<ProductListItemFragment, unknown>;
export const PageInfoFragmentDoc = /*#__PURE__*/ gql`
    fragment PageInfo on SearchResultPageInfo {
  current_page
  total_pages
}
    ` as unknown as DocumentNode<PageInfoFragment, unknown>;
export const WishlistFragmentDoc = /*#__PURE__*/ gql`
    fragment Wishlist on Wishlist {
  id
  items_count
  sharing_code
  updated_at
  items_v2(currentPage: $currentPage, pageSize: $pageSize) {
    items {
      id
      quantity
      description
      added_at
      product {
        ...ProductListItem
      }
      ... on ConfigurableWishlistItem {
        configurable_options {
          option_label
          value_label
          configurable_product_option_uid
          configurable_product_option_value_uid
        }
        configured_variant {
          uid
          sku
          stock_status
          only_x_left_in_stock
        }
      }
      ... on BundleWishlistItem {
        bundle_options {
          uid
          label
          values {
            uid
            label
            quantity
          }
        }
      }
    }
    page_info {
      ...PageInfo
    }
  }
}
    ` as unknown as DocumentNode<WishlistFragment, unknown>;
export const CategoryAddressFragmentDoc = /*#__PURE__*/ gql`
    fragment CategoryAddress on CategoryInterface {
  uid
  url_path
  url_suffix
  include_in_menu
  updated_at
}
    ` as unknown as DocumentNode<CategoryAddressFragment, unknown>;
export const TopCategoryFragmentDoc = /*#__PURE__*/ gql`
    fragment TopCategory on CategoryTree {
  uid
  name
  position
  include_in_menu
  url_path
  url_suffix
}
    ` as unknown as DocumentNode<TopCategoryFragment, unknown>;
export const AddBundleProductsToCartDocument = /*#__PURE__*/ gql`
    mutation addBundleProductsToCart($input: AddBundleProductsToCartInput!) {
  addBundleProductsToCart(input: $input) {
    cart {
      ...Cart
    }
  }
}
    ${CartFragmentDoc}
${CartItemFragmentDoc}
${MoneyFragmentDoc}
${SelectedCustomizableOptionFragmentDoc}
${CartPricesFragmentDoc}
${CartAddressFragmentDoc}
${CartAddressTextsFragmentDoc}
${AvailableShippingMethodFragmentDoc}` as unknown as DocumentNode<AddBundleProductsToCartMutation, AddBundleProductsToCartMutationVariables>;
export const AddConfigurableProductsToCartDocument = /*#__PURE__*/ gql`
    mutation addConfigurableProductsToCart($input: AddConfigurableProductsToCartInput!) {
  addConfigurableProductsToCart(input: $input) {
    cart {
      ...Cart
    }
  }
}
    ${CartFragmentDoc}
${CartItemFragmentDoc}
${MoneyFragmentDoc}
${SelectedCustomizableOptionFragmentDoc}
${CartPricesFragmentDoc}
${CartAddressFragmentDoc}
${CartAddressTextsFragmentDoc}
${AvailableShippingMethodFragmentDoc}` as unknown as DocumentNode<AddConfigurableProductsToCartMutation, AddConfigurableProductsToCartMutationVariables>;
export const AddProductsToCartDocument = /*#__PURE__*/ gql`
    mutation addProductsToCart($cartId: String!, $cartItems: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
    cart {
      ...Cart
    }
    user_errors {
      code
      message
    }
  }
}
    ${CartFragmentDoc}
${CartItemFragmentDoc}
${MoneyFragmentDoc}
${SelectedCustomizableOptionFragmentDoc}
${CartPricesFragmentDoc}
${CartAddressFragmentDoc}
${CartAddressTextsFragmentDoc}
${AvailableShippingMethodFragmentDoc}` as unknown as DocumentNode<AddProductsToCartMutation, AddProductsToCartMutationVariables>;
export const ApplyCouponToCartDocument = /*#__PURE__*/ gql`
    mutation applyCouponToCart($input: ApplyCouponToCartInput!) {
  applyCouponToCart(input: $input) {
    cart {
      ...Cart
    }
  }
}
    ${CartFragmentDoc}
${CartItemFragmentDoc}
${MoneyFragmentDoc}
${SelectedCustomizableOptionFragmentDoc}
${CartPricesFragmentDoc}
${CartAddressFragmentDoc}
${CartAddressTextsFragmentDoc}
${AvailableShippingMethodFragmentDoc}` as unknown as DocumentNode<ApplyCouponToCartMutation, ApplyCouponToCartMutationVariables>;
export const ApplyGiftCardToCartDocument = /*#__PURE__*/ gql`
    mutation applyGiftCardToCart($input: ApplyGiftCardToCartInput) {
  applyGiftCardToCart(input: $input) {
    cart {
      ...Cart
    }
  }
}
    ${CartFragmentDoc}
${CartItemFragmentDoc}
${MoneyFragmentDoc}
${SelectedCustomizableOptionFragmentDoc}
${CartPricesFragmentDoc}
${CartAddressFragmentDoc}
${CartAddressTextsFragmentDoc}
${AvailableShippingMethodFragmentDoc}` as unknown as DocumentNode<ApplyGiftCardToCartMutation, ApplyGiftCardToCartMutationVariables>;
export const ApplyStoreCreditToCartDocument = /*#__PURE__*/ gql`
    mutation applyStoreCreditToCart($input: ApplyStoreCreditToCartInput!) {
  applyStoreCreditToCart(input: $input) {
    cart {
      ...Cart
    }
  }
}
    ${CartFragmentDoc}
${CartItemFragmentDoc}
${MoneyFragmentDoc}
${SelectedCustomizableOptionFragmentDoc}
${CartPricesFragmentDoc}
${CartAddressFragmentDoc}
${CartAddressTextsFragmentDoc}
${AvailableShippingMethodFragmentDoc}` as unknown as DocumentNode<ApplyStoreCreditToCartMutation, ApplyStoreCreditToCartMutationVariables>;
export const CartDocument = /*#__PURE__*/ gql`
    query cart($cartId: String!) {
  cart(cart_id: $cartId) {
    ...Cart
  }
}
    ${CartFragmentDoc}
${CartItemFragmentDoc}
${MoneyFragmentDoc}
${SelectedCustomizableOptionFragmentDoc}
${CartPricesFragmentDoc}
${CartAddressFragmentDoc}
${CartAddressTextsFragmentDoc}
${AvailableShippingMethodFragmentDoc}` as unknown as DocumentNode<CartQuery, CartQueryVariables>;
export const CartStoreCreditDocument = /*#__PURE__*/ gql`
    query cartStoreCredit($cartId: String!) {
  cart(cart_id: $cartId) {
    id
    applied_store_credit {
      enabled
      applied_balance {
        ...Money
      }
      current_balance {
        ...Money
      }
    }
  }
}
    ${MoneyFragmentDoc}` as unknown as DocumentNode<CartStoreCreditQuery, CartStoreCreditQueryVariables>;
export const CartTotalQtyDocument = /*#__PURE__*/ gql`
    query cartTotalQty($cartId: String!) {
  cart(cart_id: $cartId) {
    id
    total_quantity
  }
}
    ` as unknown as DocumentNode<CartTotalQtyQuery, CartTotalQtyQueryVariables>;
export const CreateBuyNowCartDocument = /*#__PURE__*/ gql`
    mutation createBuyNowCart($cartItems: [CartItemInput!]!) {
  createBuyNowCart(cartItems: $cartItems) {
    cart {
      ...Cart
    }
    user_errors {
      code
      message
    }
  }
}
    ${CartFragmentDoc}
${CartItemFragmentDoc}
${MoneyFragmentDoc}
${SelectedCustomizableOptionFragmentDoc}
${CartPricesFragmentDoc}
${CartAddressFragmentDoc}
${CartAddressTextsFragmentDoc}
${AvailableShippingMethodFragmentDoc}` as unknown as DocumentNode<CreateBuyNowCartMutation, CreateBuyNowCartMutationVariables>;
export const CreateEmptyCartDocument = /*#__PURE__*/ gql`
    mutation createEmptyCart {
  createEmptyCart
}
    ` as unknown as DocumentNode<CreateEmptyCartMutation, CreateEmptyCartMutationVariables>;
export const CustomerCartDocument = /*#__PURE__*/ gql`
    query customerCart {
  customerCart {
    ...Cart
  }
}
    ${CartFragmentDoc}
${CartItemFragmentDoc}
${MoneyFragmentDoc}
${SelectedCustomizableOptionFragmentDoc}
${CartPricesFragmentDoc}
${CartAddressFragmentDoc}
${CartAddressTextsFragmentDoc}
${AvailableShippingMethodFragmentDoc}` as unknown as DocumentNode<CustomerCartQuery, CustomerCartQueryVariables>;
export const DeliveredPricesDocument = /*#__PURE__*/ gql`
    query deliveredPrices($items: [DeliveredPriceItemInput!]!, $region_code: String!) {
  deliveredPrices(items: $items, region_code: $region_code) {
    sku
    is_delivered
    goods {
      ...Money
    }
    delivery {
      ...Money
    }
    taxes {
      title
      rate
      amount {
        ...Money
      }
    }
    total {
      ...Money
    }
    delivery_days_min
    delivery_days_max
  }
}
    ${MoneyFragmentDoc}` as unknown as DocumentNode<DeliveredPricesQuery, DeliveredPricesQueryVariables>;
export const EstimateShippingMethodsDocument = /*#__PURE__*/ gql`
    mutation estimateShippingMethods($input: EstimateTotalsInput!) {
  estimateShippingMethods(input: $input) {
    ...AvailableShippingMethod
  }
}
    ${AvailableShippingMethodFragmentDoc}
${MoneyFragmentDoc}` as unknown as DocumentNode<EstimateShippingMethodsMutation, EstimateShippingMethodsMutationVariables>;
export const EstimateTotalsDocument = /*#__PURE__*/ gql`
    mutation estimateTotals($input: EstimateTotalsInput!) {
  estimateTotals(input: $input) {
    cart {
      prices {
        ...CartPrices
      }
    }
  }
}
    ${CartPricesFragmentDoc}
${MoneyFragmentDoc}` as unknown as DocumentNode<EstimateTotalsMutation, EstimateTotalsMutationVariables>;
export const GiftCardAccountDocument = /*#__PURE__*/ gql`
    query giftCardAccount($input: GiftCardAccountInput!) {
  giftCardAccount(input: $input) {
    code
    balance {
      ...Money
    }
    expiration_date
  }
}
    ${MoneyFragmentDoc}` as unknown as DocumentNode<GiftCardAccountQuery, GiftCardAccountQueryVariables>;
export const MergeCartsDocument = /*#__PURE__*/ gql`
    mutation mergeCarts($sourceCartId: String!, $destinationCartId: String!) {
  mergeCarts(
    source_cart_id: $sourceCartId
    destination_cart_id: $destinationCartId
  ) {
    ...Cart
  }
}
    ${CartFragmentDoc}
${CartItemFragmentDoc}
${MoneyFragmentDoc}
${SelectedCustomizableOptionFragmentDoc}
${CartPricesFragmentDoc}
${CartAddressFragmentDoc}
${CartAddressTextsFragmentDoc}
${AvailableShippingMethodFragmentDoc}` as unknown as DocumentNode<MergeCartsMutation, MergeCartsMutationVariables>;
export const RemoveCouponFromCartDocument = /*#__PURE__*/ gql`
    mutation removeCouponFromCart($input: RemoveCouponFromCartInput!) {
  removeCouponFromCart(input: $input) {
    cart {
      ...Cart
    }
  }
}
    ${CartFragmentDoc}
${CartItemFragmentDoc}
${MoneyFragmentDoc}
${SelectedCustomizableOptionFragmentDoc}
${CartPricesFragmentDoc}
${CartAddressFragmentDoc}
${CartAddressTextsFragmentDoc}
${AvailableShippingMethodFragmentDoc}` as unknown as DocumentNode<RemoveCouponFromCartMutation, RemoveCouponFromCartMutationVariables>;
export const RemoveGiftCardFromCartDocument = /*#__PURE__*/ gql`
    mutation removeGiftCardFromCart($input: RemoveGiftCardFromCartInput) {
  removeGiftCardFromCart(input: $input) {
    cart {
      ...Cart
    }
  }
}
    ${CartFragmentDoc}
${CartItemFragmentDoc}
${MoneyFragmentDoc}
${SelectedCustomizableOptionFragmentDoc}
${CartPricesFragmentDoc}
${CartAddressFragmentDoc}
${CartAddressTextsFragmentDoc}
${AvailableShippingMethodFragmentDoc}` as unknown as DocumentNode<RemoveGiftCardFromCartMutation, RemoveGiftCardFromCartMutationVariables>;
export const RemoveItemFromCartDocument = /*#__PURE__*/ gql`
    mutation removeItemFromCart($input: RemoveItemFromCartInput!) {
  removeItemFromCart(input: $input) {
    cart {
      ...Cart
    }
  }
}
    ${CartFragmentDoc}
${CartItemFragmentDoc}
${MoneyFragmentDoc}
${SelectedCustomizableOptionFragmentDoc}
${CartPricesFragmentDoc}
${CartAddressFragmentDoc}
${CartAddressTextsFragmentDoc}
${AvailableShippingMethodFragmentDoc}` as unknown as DocumentNode<RemoveItemFromCartMutation, RemoveItemFromCartMutationVariables>;
export const RemoveStoreCreditFromCartDocument = /*#__PURE__*/ gql`
    mutation removeStoreCreditFromCart($input: RemoveStoreCreditFromCartInput!) {
  removeStoreCreditFromCart(input: $input) {
    cart {
      ...Cart
    }
  }
}
    ${CartFragmentDoc}
${CartItemFragmentDoc}
${MoneyFragmentDoc}
${SelectedCustomizableOptionFragmentDoc}
${CartPricesFragmentDoc}
${CartAddressFragmentDoc}
${CartAddressTextsFragmentDoc}
${AvailableShippingMethodFragmentDoc}` as unknown as DocumentNode<RemoveStoreCreditFromCartMutation, RemoveStoreCreditFromCartMutationVariables>;
export const SetCommentOnCartDocument = /*#__PURE__*/ gql`
    mutation setCommentOnCart($input: SetCommentOnCartInput) {
  setCommentOnCart(input: $input) {
    cart {
      ...Cart
    }
  }
}
    ${CartFragmentDoc}
${CartItemFragmentDoc}
${MoneyFragmentDoc}
${SelectedCustomizableOptionFragmentDoc}
${CartPricesFragmentDoc}
${CartAddressFragmentDoc}
${CartAddressTextsFragmentDoc}
${AvailableShippingMethodFragmentDoc}` as unknown as DocumentNode<SetCommentOnCartMutation, SetCommentOnCartMutationVariables>;
export const UpdateCartItemsDocument = /*#__PURE__*/ gql`
    mutation updateCartItems($input: UpdateCartItemsInput!) {
  updateCartItems(input: $input) {
    cart {
      ...Cart
    }
  }
}
    ${CartFragmentDoc}
${CartItemFragmentDoc}
${MoneyFragmentDoc}
${SelectedCustomizableOptionFragmentDoc}
${CartPricesFragmentDoc}
${CartAddressFragmentDoc}
${CartAddressTextsFragmentDoc}
${AvailableShippingMethodFragmentDoc}` as unknown as DocumentNode<UpdateCartItemsMutation, UpdateCartItemsMutationVariables>;
export const Algolia_ProductsDocument = /*#__PURE__*/ gql`
    query algolia_products($query: String!, $filter: ProductAttributeFilterInput, $page: Int = 0, $hitsPerPage: Int = 10) {
  algolia_products(
    query: $query
    filter: $filter
    page: $page
    hitsPerPage: $hitsPerPage
  ) {
    query
    nbHits
    page
    nbPages
    hitsPerPage
    hits {
      objectID
      sku
      name
      url
      thumbnail_url
      image_url
      price {
        ...Money
      }
      in_stock
      rating_summary
      categories
    }
    facets {
      name
      values {
        value
        label
        count
      }
    }
  }
}
    ${MoneyFragmentDoc}` as unknown as DocumentNode<Algolia_ProductsQuery, Algolia_ProductsQueryVariables>;
export const CategoriesDocument = /*#__PURE__*/ gql`
    query categories($filters: CategoryFilterInput, $pageSize: Int = 20, $currentPage: Int = 1) {
  categories(filters: $filters, pageSize: $pageSize, currentPage: $currentPage) {
    total_count
    items {
      ...CategoryDetails
    }
    page_info {
      ...PageInfo
    }
  }
}
    ${CategoryDetailsFragmentDoc}
${CategorySummaryFragmentDoc}
${PageInfoFragmentDoc}` as unknown as DocumentNode<CategoriesQuery, CategoriesQueryVariables>;
export const CategoryAddressDocument = /*#__PURE__*/ gql`
    query categoryAddress($uid: String!) {
  categories(filters: { category_uid: { eq: $uid } }, pageSize: 1) {
    items {
      uid
      url_path
      url_suffix
    }
  }
}
    ` as unknown as DocumentNode<CategoryAddressQuery, CategoryAddressQueryVariables>;
export const CategoryListDocument = /*#__PURE__*/ gql`
    query categoryList($filters: CategoryFilterInput) {
  categoryList(filters: $filters) {
    ...CategorySummary
    children {
      ...CategorySummary
      image
      children {
        ...CategorySummary
        image
        children {
          ...CategorySummary
        }
      }
    }
  }
}
    ${CategorySummaryFragmentDoc}` as unknown as DocumentNode<CategoryListQuery, CategoryListQueryVariables>;
export const CategoryMetaDocument = /*#__PURE__*/ gql`
    query categoryMeta($filters: CategoryFilterInput) {
  categories(filters: $filters) {
    items {
      uid
      name
      meta_title
      meta_description
      meta_keywords
    }
  }
}
    ` as unknown as DocumentNode<CategoryMetaQuery, CategoryMetaQueryVariables>;
export const CrosssellProductsDocument = /*#__PURE__*/ gql`
    query crosssellProducts($filter: ProductAttributeFilterInput!) {
  products(filter: $filter, pageSize: 20) {
    items {
      uid
      crosssell_products {
        ...ProductListItem
      }
    }
  }
}
    ${ProductListItemFragmentDoc}
${ProductSummaryFragmentDoc}
${PriceRangeFragmentDoc}
${MoneyFragmentDoc}` as unknown as DocumentNode<CrosssellProductsQuery, CrosssellProductsQueryVariables>;
export const CustomAttributeMetadataDocument = /*#__PURE__*/ gql`
    query customAttributeMetadata($attributes: [AttributeInput!]!) {
  customAttributeMetadata(attributes: $attributes) {
    items {
      attribute_code
      entity_type
      attribute_options {
        value
        label
      }
    }
  }
}
    ` as unknown as DocumentNode<CustomAttributeMetadataQuery, CustomAttributeMetadataQueryVariables>;
export const FitProductsDocument = /*#__PURE__*/ gql`
    query fitProducts($filter: ProductAttributeFilterInput!, $pageSize: Int = 100) {
  products(filter: $filter, pageSize: $pageSize) {
    items {
      uid
      sku
      name
      url_key
      url_rewrites {
        url
      }
      stock_status
      fit_beds
      fit_guard_rail
      fit_mattress
      fit_cartons
      thumbnail {
        url
        label
      }
      price_range {
        minimum_price {
          final_price {
            ...Money
          }
          regular_price {
            ...Money
          }
        }
      }
      ... on ConfigurableProduct {
        variants {
          attributes {
            code
            uid
            value_index
            label
          }
          product {
            uid
            sku
            stock_status
            fit_beds
            fit_mattress
            fit_cartons
            price_range {
              minimum_price {
                final_price {
                  ...Money
                }
                regular_price {
                  ...Money
                }
              }
            }
          }
        }
      }
      ... on BundleProduct {
        items {
          options {
            uid
            quantity
            product {
              uid
              sku
              name
              fit_beds
              fit_guard_rail
              fit_mattress
              fit_cartons
            }
          }
        }
      }
    }
  }
}
    ${MoneyFragmentDoc}` as unknown as DocumentNode<FitProductsQuery, FitProductsQueryVariables>;
export const ProductAddressDocument = /*#__PURE__*/ gql`
    query productAddress($sku: String!) {
  products(filter: { sku: { eq: $sku } }, pageSize: 1) {
    items {
      uid
      sku
      url_key
      url_rewrites {
        url
      }
    }
  }
}
    ` as unknown as DocumentNode<ProductAddressQuery, ProductAddressQueryVariables>;
export const ProductAttributesDocument = /*#__PURE__*/ gql`
    query productAttributes($filter: ProductAttributeFilterInput!) {
  products(filter: $filter, pageSize: 1) {
    items {
      uid
      fit_beds
      fit_guard_rail
      fit_mattress
      fit_cartons
      ... on ConfigurableProduct {
        variants {
          product {
            uid
            fit_beds
            fit_mattress
            fit_cartons
          }
        }
      }
      custom_attributesV2(filters: { is_visible_on_front: true }) {
        items {
          code
          ... on AttributeValue {
            value
          }
          ... on AttributeSelectedOptions {
            selected_options {
              label
            }
          }
        }
      }
    }
  }
  attributesList(
    entityType: CATALOG_PRODUCT
    filters: { is_visible_on_front: true }
  ) {
    items {
      code
      label
    }
  }
}
    ` as unknown as DocumentNode<ProductAttributesQuery, ProductAttributesQueryVariables>;
export const ProductCardsDocument = /*#__PURE__*/ gql`
    query productCards($filter: ProductAttributeFilterInput, $pageSize: Int = 14, $currentPage: Int = 1, $sort: ProductAttributeSortInput) {
  products(
    filter: $filter
    pageSize: $pageSize
    currentPage: $currentPage
    sort: $sort
  ) {
    items {
      ...ProductListItem
    }
  }
}
    ${ProductListItemFragmentDoc}
${ProductSummaryFragmentDoc}
${PriceRangeFragmentDoc}
${MoneyFragmentDoc}` as unknown as DocumentNode<ProductCardsQuery, ProductCardsQueryVariables>;
export const ProductDetailsDocument = /*#__PURE__*/ gql`
    query productDetails($filter: ProductAttributeFilterInput!) {
  products(filter: $filter, pageSize: 1) {
    items {
      ...ProductSummary
      ...ProductDetails
    }
  }
}
    ${ProductSummaryFragmentDoc}
${PriceRangeFragmentDoc}
${MoneyFragmentDoc}
${ProductDetailsFragmentDoc}
${ProductChoicesFragmentDoc}` as unknown as DocumentNode<ProductDetailsQuery, ProductDetailsQueryVariables>;
export const ProductOffersDocument = /*#__PURE__*/ gql`
    query productOffers($search: String, $filter: ProductAttributeFilterInput, $pageSize: Int = 20, $currentPage: Int = 1, $sort: ProductAttributeSortInput) {
  products(
    search: $search
    filter: $filter
    pageSize: $pageSize
    currentPage: $currentPage
    sort: $sort
  ) {
    total_count
    page_info {
      ...PageInfo
    }
    items {
      ...ProductOffer
      rating_summary
      review_count
      description {
        html
      }
      short_description {
        html
      }
      made_in_canada
      order_time_frame
      fit_beds
      fit_guard_rail
      fit_mattress
      url_key
      url_rewrites {
        url
      }
      categories {
        uid
        name
        breadcrumbs {
          category_name
        }
      }
      ... on CustomizableProductInterface {
        options {
          uid
          required
        }
      }
      ... on ConfigurableProduct {
        configurable_options {
          attribute_code
          label
          position
          values {
            uid
            label
          }
        }
        variants {
          attributes {
            code
            uid
            value_index
            label
          }
          product {
            ...ProductOffer
          }
        }
      }
    }
  }
}
    ${PageInfoFragmentDoc}
${ProductOfferFragmentDoc}
${PriceRangeFragmentDoc}
${MoneyFragmentDoc}` as unknown as DocumentNode<ProductOffersQuery, ProductOffersQueryVariables>;
export const ProductPicturesDocument = /*#__PURE__*/ gql`
    query productPictures($filter: ProductAttributeFilterInput!, $pageSize: Int = 4) {
  products(filter: $filter, pageSize: $pageSize) {
    items {
      uid
      sku
      thumbnail {
        url
      }
    }
  }
}
    ` as unknown as DocumentNode<ProductPicturesQuery, ProductPicturesQueryVariables>;
export const ProductsDocument = /*#__PURE__*/ gql`
    query products($search: String, $filter: ProductAttributeFilterInput, $pageSize: Int = 14, $currentPage: Int = 1, $sort: ProductAttributeSortInput) {
  products(
    search: $search
    filter: $filter
    pageSize: $pageSize
    currentPage: $currentPage
    sort: $sort
  ) {
    total_count
    items {
      ...ProductListItem
    }
    page_info {
      ...PageInfo
    }
    aggregations {
      attribute_code
      label
      count
      position
      options {
        value
        label
        count
        swatch
      }
    }
    sort_fields {
      default
      options {
        value
        label
      }
    }
    suggestions {
      search
    }
  }
}
    ${ProductListItemFragmentDoc}
${ProductSummaryFragmentDoc}
${PriceRangeFragmentDoc}
${MoneyFragmentDoc}
${PageInfoFragmentDoc}` as unknown as DocumentNode<ProductsQuery, ProductsQueryVariables>;
export const RelatedProductsDocument = /*#__PURE__*/ gql`
    query relatedProducts($filter: ProductAttributeFilterInput!) {
  products(filter: $filter, pageSize: 1) {
    items {
      uid
      related_products {
        ...ProductListItem
      }
    }
  }
}
    ${ProductListItemFragmentDoc}
${ProductSummaryFragmentDoc}
${PriceRangeFragmentDoc}
${MoneyFragmentDoc}` as unknown as DocumentNode<RelatedProductsQuery, RelatedProductsQueryVariables>;
export const RouteDocument = /*#__PURE__*/ gql`
    query route($url: String!) {
  route(url: $url) {
    relative_url
    redirect_code
    type
    ... on ProductInterface {
      uid
      sku
      url_key
    }
    ... on CategoryTree {
      uid
      url_path
    }
    ... on CmsPage {
      identifier
    }
  }
}
    ` as unknown as DocumentNode<RouteQuery, RouteQueryVariables>;
export const SearchSuggestionsDocument = /*#__PURE__*/ gql`
    query searchSuggestions($search: String!, $pageSize: Int = 6) {
  products(search: $search, pageSize: $pageSize) {
    total_count
    items {
      uid
      sku
      name
      thumbnail {
        url
        label
      }
      url_key
      url_rewrites {
        url
      }
      price_range {
        minimum_price {
          final_price {
            ...Money
          }
          regular_price {
            ...Money
          }
        }
      }
      categories {
        uid
        name
        url_path
        url_suffix
      }
    }
  }
}
    ${MoneyFragmentDoc}` as unknown as DocumentNode<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>;
export const SitemapCategoriesDocument = /*#__PURE__*/ gql`
    query sitemapCategories {
  categoryList {
    ...CategoryAddress
    children {
      ...CategoryAddress
      children {
        ...CategoryAddress
        children {
          ...CategoryAddress
        }
      }
    }
  }
}
    ${CategoryAddressFragmentDoc}` as unknown as DocumentNode<SitemapCategoriesQuery, SitemapCategoriesQueryVariables>;
export const SitemapProductsDocument = /*#__PURE__*/ gql`
    query sitemapProducts($pageSize: Int = 50, $currentPage: Int = 1) {
  products(filter: {  }, pageSize: $pageSize, currentPage: $currentPage) {
    total_count
    items {
      uid
      sku
      url_key
      url_rewrites {
        url
      }
      updated_at
    }
    page_info {
      ...PageInfo
    }
  }
}
    ${PageInfoFragmentDoc}` as unknown as DocumentNode<SitemapProductsQuery, SitemapProductsQueryVariables>;
export const TopCategoriesDocument = /*#__PURE__*/ gql`
    query topCategories($others: CategoryFilterInput, $hasOthers: Boolean = false) {
  categoryList {
    ...TopCategory
    level
    children {
      ...TopCategory
      image
      children {
        uid
        include_in_menu
      }
    }
  }
  others: categoryList(filters: $others) @include(if: $hasOthers) {
    ...TopCategory
  }
}
    ${TopCategoryFragmentDoc}` as unknown as DocumentNode<TopCategoriesQuery, TopCategoriesQueryVariables>;
export const UpsellProductsDocument = /*#__PURE__*/ gql`
    query upsellProducts($filter: ProductAttributeFilterInput!) {
  products(filter: $filter, pageSize: 1) {
    items {
      uid
      upsell_products {
        ...ProductListItem
      }
    }
  }
}
    ${ProductListItemFragmentDoc}
${ProductSummaryFragmentDoc}
${PriceRangeFragmentDoc}
${MoneyFragmentDoc}` as unknown as DocumentNode<UpsellProductsQuery, UpsellProductsQueryVariables>;
export const CheckoutAgreementsDocument = /*#__PURE__*/ gql`
    query checkoutAgreements {
  checkoutAgreements {
    agreement_id
    name
    checkbox_text
    content
    is_html
    mode
  }
}
    ` as unknown as DocumentNode<CheckoutAgreementsQuery, CheckoutAgreementsQueryVariables>;
export const CreatePaypalExpressTokenDocument = /*#__PURE__*/ gql`
    mutation createPaypalExpressToken($input: PaypalExpressTokenInput!) {
  createPaypalExpressToken(input: $input) {
    token
    paypal_urls {
      start
    }
  }
}
    ` as unknown as DocumentNode<CreatePaypalExpressTokenMutation, CreatePaypalExpressTokenMutationVariables>;
export const GetAvailableCustomerPaymentMethodsDocument = /*#__PURE__*/ gql`
    query getAvailableCustomerPaymentMethods {
  customerCart {
    id
    available_payment_methods {
      code
      title
    }
  }
}
    ` as unknown as DocumentNode<GetAvailableCustomerPaymentMethodsQuery, GetAvailableCustomerPaymentMethodsQueryVariables>;
export const GetAvailableCustomerShippingMethodsDocument = /*#__PURE__*/ gql`
    query getAvailableCustomerShippingMethods {
  customerCart {
    id
    shipping_addresses {
      available_shipping_methods {
        ...AvailableShippingMethod
      }
    }
  }
}
    ${AvailableShippingMethodFragmentDoc}
${MoneyFragmentDoc}` as unknown as DocumentNode<GetAvailableCustomerShippingMethodsQuery, GetAvailableCustomerShippingMethodsQueryVariables>;
export const GetAvailablePaymentMethodsDocument = /*#__PURE__*/ gql`
    query getAvailablePaymentMethods($cartId: String!) {
  cart(cart_id: $cartId) {
    id
    available_payment_methods {
      code
      title
    }
  }
}
    ` as unknown as DocumentNode<GetAvailablePaymentMethodsQuery, GetAvailablePaymentMethodsQueryVariables>;
export const GetAvailableShippingMethodsDocument = /*#__PURE__*/ gql`
    query getAvailableShippingMethods($cartId: String!) {
  cart(cart_id: $cartId) {
    id
    shipping_addresses {
      available_shipping_methods {
        ...AvailableShippingMethod
      }
    }
  }
}
    ${AvailableShippingMethodFragmentDoc}
${MoneyFragmentDoc}` as unknown as DocumentNode<GetAvailableShippingMethodsQuery, GetAvailableShippingMethodsQueryVariables>;
export const PickupLocationsDocument = /*#__PURE__*/ gql`
    query pickupLocations {
  pickupLocations(pageSize: 50) {
    items {
      ...PickupPlace
    }
  }
}
    ${PickupPlaceFragmentDoc}` as unknown as DocumentNode<PickupLocationsQuery, PickupLocationsQueryVariables>;
export const PlaceOrderDocument = /*#__PURE__*/ gql`
    mutation placeOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    order {
      order_number
    }
    orderV2 {
      token
      ...Order
    }
    errors {
      code
      message
      reason
    }
  }
}
    ${OrderFragmentDoc}
${MoneyFragmentDoc}
${OrderAddressFragmentDoc}
${OrderAddressTextsFragmentDoc}
${PickupPlaceFragmentDoc}
${GiftMessageFragmentDoc}` as unknown as DocumentNode<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const SetBillingAddressOnCartDocument = /*#__PURE__*/ gql`
    mutation setBillingAddressOnCart($input: SetBillingAddressOnCartInput!) {
  setBillingAddressOnCart(input: $input) {
    cart {
      ...Cart
    }
  }
}
    ${CartFragmentDoc}
${CartItemFragmentDoc}
${MoneyFragmentDoc}
${SelectedCustomizableOptionFragmentDoc}
${CartPricesFragmentDoc}
${CartAddressFragmentDoc}
${CartAddressTextsFragmentDoc}
${AvailableShippingMethodFragmentDoc}` as unknown as DocumentNode<SetBillingAddressOnCartMutation, SetBillingAddressOnCartMutationVariables>;
export const SetGuestEmailOnCartDocument = /*#__PURE__*/ gql`
    mutation setGuestEmailOnCart($input: SetGuestEmailOnCartInput!) {
  setGuestEmailOnCart(input: $input) {
    cart {
      ...Cart
    }
  }
}
    ${CartFragmentDoc}
${CartItemFragmentDoc}
${MoneyFragmentDoc}
${SelectedCustomizableOptionFragmentDoc}
${CartPricesFragmentDoc}
${CartAddressFragmentDoc}
${CartAddressTextsFragmentDoc}
${AvailableShippingMethodFragmentDoc}` as unknown as DocumentNode<SetGuestEmailOnCartMutation, SetGuestEmailOnCartMutationVariables>;
export const SetPaymentMethodOnCartDocument = /*#__PURE__*/ gql`
    mutation setPaymentMethodOnCart($input: SetPaymentMethodOnCartInput!) {
  setPaymentMethodOnCart(input: $input) {
    cart {
      ...Cart
    }
  }
}
    ${CartFragmentDoc}
${CartItemFragmentDoc}
${MoneyFragmentDoc}
${SelectedCustomizableOptionFragmentDoc}
${CartPricesFragmentDoc}
${CartAddressFragmentDoc}
${CartAddressTextsFragmentDoc}
${AvailableShippingMethodFragmentDoc}` as unknown as DocumentNode<SetPaymentMethodOnCartMutation, SetPaymentMethodOnCartMutationVariables>;
export const SetShippingAddressesOnCartDocument = /*#__PURE__*/ gql`
    mutation setShippingAddressesOnCart($input: SetShippingAddressesOnCartInput!) {
  setShippingAddressesOnCart(input: $input) {
    cart {
      ...Cart
    }
  }
}
    ${CartFragmentDoc}
${CartItemFragmentDoc}
${MoneyFragmentDoc}
${SelectedCustomizableOptionFragmentDoc}
${CartPricesFragmentDoc}
${CartAddressFragmentDoc}
${CartAddressTextsFragmentDoc}
${AvailableShippingMethodFragmentDoc}` as unknown as DocumentNode<SetShippingAddressesOnCartMutation, SetShippingAddressesOnCartMutationVariables>;
export const SetShippingMethodsOnCartDocument = /*#__PURE__*/ gql`
    mutation setShippingMethodsOnCart($input: SetShippingMethodsOnCartInput!) {
  setShippingMethodsOnCart(input: $input) {
    cart {
      ...Cart
    }
  }
}
    ${CartFragmentDoc}
${CartItemFragmentDoc}
${MoneyFragmentDoc}
${SelectedCustomizableOptionFragmentDoc}
${CartPricesFragmentDoc}
${CartAddressFragmentDoc}
${CartAddressTextsFragmentDoc}
${AvailableShippingMethodFragmentDoc}` as unknown as DocumentNode<SetShippingMethodsOnCartMutation, SetShippingMethodsOnCartMutationVariables>;
export const AddProductsToCompareListDocument = /*#__PURE__*/ gql`
    mutation addProductsToCompareList($input: AddProductsToCompareListInput!) {
  addProductsToCompareList(input: $input) {
    ...CompareList
  }
}
    ${CompareListFragmentDoc}
${PriceRangeFragmentDoc}
${MoneyFragmentDoc}` as unknown as DocumentNode<AddProductsToCompareListMutation, AddProductsToCompareListMutationVariables>;
export const CompareListDocument = /*#__PURE__*/ gql`
    query compareList($uid: ID!) {
  compareList(uid: $uid) {
    ...CompareList
  }
}
    ${CompareListFragmentDoc}
${PriceRangeFragmentDoc}
${MoneyFragmentDoc}` as unknown as DocumentNode<CompareListQuery, CompareListQueryVariables>;
export const CreateCompareListDocument = /*#__PURE__*/ gql`
    mutation createCompareList($input: CreateCompareListInput!) {
  createCompareList(input: $input) {
    ...CompareList
  }
}
    ${CompareListFragmentDoc}
${PriceRangeFragmentDoc}
${MoneyFragmentDoc}` as unknown as DocumentNode<CreateCompareListMutation, CreateCompareListMutationVariables>;
export const RemoveProductsFromCompareListDocument = /*#__PURE__*/ gql`
    mutation removeProductsFromCompareList($input: RemoveProductsFromCompareListInput!) {
  removeProductsFromCompareList(input: $input) {
    ...CompareList
  }
}
    ${CompareListFragmentDoc}
${PriceRangeFragmentDoc}
${MoneyFragmentDoc}` as unknown as DocumentNode<RemoveProductsFromCompareListMutation, RemoveProductsFromCompareListMutationVariables>;
export const ContactUsDocument = /*#__PURE__*/ gql`
    mutation contactUs($input: ContactUsInput!) {
  contactUs(input: $input) {
    status
  }
}
    ` as unknown as DocumentNode<ContactUsMutation, ContactUsMutationVariables>;
export const CmsBlocksDocument = /*#__PURE__*/ gql`
    query cmsBlocks($identifiers: [String]!) {
  cmsBlocks(identifiers: $identifiers) {
    items {
      identifier
      title
      content
    }
  }
}
    ` as unknown as DocumentNode<CmsBlocksQuery, CmsBlocksQueryVariables>;
export const CmsPageDocument = /*#__PURE__*/ gql`
    query cmsPage($identifier: String!) {
  cmsPage(identifier: $identifier) {
    identifier
    url_key
    title
    content
    content_heading
    meta_title
    meta_description
  }
}
    ` as unknown as DocumentNode<CmsPageQuery, CmsPageQueryVariables>;
export const SearchPagesDocument = /*#__PURE__*/ gql`
    query searchPages($search: String!, $pageSize: Int = 4) {
  cmsPageSearch(search: $search, pageSize: $pageSize) {
    items {
      identifier
      url_key
      title
      meta_description
    }
  }
}
    ` as unknown as DocumentNode<SearchPagesQuery, SearchPagesQueryVariables>;
export const AddressFormDocument = /*#__PURE__*/ gql`
    query addressForm {
  attributesForm(formCode: "customer_register_address") {
    items {
      code
      is_required
      ... on CustomerAttributeMetadata {
        multiline_count
        sort_order
        is_own_field
      }
    }
  }
  countries {
    id
    full_name_locale
  }
  storeConfig {
    store_code
    default_country
    locale
    shipping_countries
    shipping_regions
    optional_zip_countries
    countries_with_required_region
    display_state_if_optional
  }
}
    ` as unknown as DocumentNode<AddressFormQuery, AddressFormQueryVariables>;
export const ChangeCustomerPasswordDocument = /*#__PURE__*/ gql`
    mutation changeCustomerPassword($currentPassword: String!, $newPassword: String!) {
  changeCustomerPassword(
    currentPassword: $currentPassword
    newPassword: $newPassword
  ) {
    email
  }
}
    ` as unknown as DocumentNode<ChangeCustomerPasswordMutation, ChangeCustomerPasswordMutationVariables>;
export const ConfirmEmailDocument = /*#__PURE__*/ gql`
    mutation confirmEmail($input: ConfirmEmailInput!) {
  confirmEmail(input: $input) {
    customer {
      email
      firstname
      lastname
    }
  }
}
    ` as unknown as DocumentNode<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const CreateCustomerDocument = /*#__PURE__*/ gql`
    mutation createCustomer($input: CustomerCreateInput!) {
  createCustomerV2(input: $input) {
    customer {
      ...Customer
    }
  }
}
    ${CustomerFragmentDoc}
${CustomerAddressFragmentDoc}
${CustomerAddressTextsFragmentDoc}` as unknown as DocumentNode<CreateCustomerMutation, CreateCustomerMutationVariables>;
export const CreateCustomerAddressDocument = /*#__PURE__*/ gql`
    mutation createCustomerAddress($input: CustomerAddressInput!) {
  createCustomerAddress(input: $input) {
    ...CustomerAddress
  }
}
    ${CustomerAddressFragmentDoc}
${CustomerAddressTextsFragmentDoc}` as unknown as DocumentNode<CreateCustomerAddressMutation, CreateCustomerAddressMutationVariables>;
export const CustomerDocument = /*#__PURE__*/ gql`
    query customer {
  customer {
    ...Customer
    custom_attributes {
      code
      ... on AttributeValue {
        value
      }
      ... on AttributeSelectedOptions {
        selected_options {
          label
          value
        }
      }
    }
  }
}
    ${CustomerFragmentDoc}
${CustomerAddressFragmentDoc}
${CustomerAddressTextsFragmentDoc}` as unknown as DocumentNode<CustomerQuery, CustomerQueryVariables>;
export const CustomerFormDocument = /*#__PURE__*/ gql`
    query customerForm($formCode: String!) {
  attributesForm(formCode: $formCode) {
    items {
      code
      is_required
      options {
        value
        label
      }
    }
  }
}
    ` as unknown as DocumentNode<CustomerFormQuery, CustomerFormQueryVariables>;
export const CustomerStoreCreditDocument = /*#__PURE__*/ gql`
    query customerStoreCredit($pageSize: Int = 20, $currentPage: Int = 1) {
  customer {
    store_credit {
      enabled
      current_balance {
        ...Money
      }
      balance_history(pageSize: $pageSize, currentPage: $currentPage) {
        total_count
        page_info {
          ...PageInfo
        }
        items {
          action
          balance_change {
            ...Money
          }
          actual_balance {
            ...Money
          }
          date_time_changed
          order_number
          comment
        }
      }
    }
  }
}
    ${MoneyFragmentDoc}
${PageInfoFragmentDoc}` as unknown as DocumentNode<CustomerStoreCreditQuery, CustomerStoreCreditQueryVariables>;
export const DeleteCustomerDocument = /*#__PURE__*/ gql`
    mutation deleteCustomer {
  deleteCustomer
}
    ` as unknown as DocumentNode<DeleteCustomerMutation, DeleteCustomerMutationVariables>;
export const DeleteCustomerAddressDocument = /*#__PURE__*/ gql`
    mutation deleteCustomerAddress($id: Int!) {
  deleteCustomerAddress(id: $id)
}
    ` as unknown as DocumentNode<DeleteCustomerAddressMutation, DeleteCustomerAddressMutationVariables>;
export const DeleteCustomerByLinkDocument = /*#__PURE__*/ gql`
    mutation deleteCustomerByLink($token: String!) {
  deleteCustomerByLink(token: $token)
}
    ` as unknown as DocumentNode<DeleteCustomerByLinkMutation, DeleteCustomerByLinkMutationVariables>;
export const FinishSocialLoginDocument = /*#__PURE__*/ gql`
    mutation finishSocialLogin($input: FinishSocialLoginInput!) {
  finishSocialLogin(input: $input) {
    token
  }
}
    ` as unknown as DocumentNode<FinishSocialLoginMutation, FinishSocialLoginMutationVariables>;
export const GenerateCustomerTokenDocument = /*#__PURE__*/ gql`
    mutation generateCustomerToken($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) {
    token
  }
}
    ` as unknown as DocumentNode<GenerateCustomerTokenMutation, GenerateCustomerTokenMutationVariables>;
export const GenerateCustomerTokenByLinkDocument = /*#__PURE__*/ gql`
    mutation generateCustomerTokenByLink($token: String!) {
  generateCustomerTokenByLink(token: $token) {
    token
  }
}
    ` as unknown as DocumentNode<GenerateCustomerTokenByLinkMutation, GenerateCustomerTokenByLinkMutationVariables>;
export const GenerateCustomerTokenByRememberMeTokenDocument = /*#__PURE__*/ gql`
    mutation generateCustomerTokenByRememberMeToken($token: String!) {
  generateCustomerTokenByRememberMeToken(token: $token) {
    token
    remember_me_token
  }
}
    ` as unknown as DocumentNode<GenerateCustomerTokenByRememberMeTokenMutation, GenerateCustomerTokenByRememberMeTokenMutationVariables>;
export const GenerateRememberMeTokenDocument = /*#__PURE__*/ gql`
    mutation generateRememberMeToken {
  generateRememberMeToken {
    token
  }
}
    ` as unknown as DocumentNode<GenerateRememberMeTokenMutation, GenerateRememberMeTokenMutationVariables>;
export const GetCustomerAddressesDocument = /*#__PURE__*/ gql`
    query getCustomerAddresses {
  customer {
    addresses {
      ...CustomerAddress
    }
  }
}
    ${CustomerAddressFragmentDoc}
${CustomerAddressTextsFragmentDoc}` as unknown as DocumentNode<GetCustomerAddressesQuery, GetCustomerAddressesQueryVariables>;
export const IsEmailAvailableDocument = /*#__PURE__*/ gql`
    query isEmailAvailable($email: String!) {
  isEmailAvailable(email: $email) {
    is_email_available
  }
}
    ` as unknown as DocumentNode<IsEmailAvailableQuery, IsEmailAvailableQueryVariables>;
export const RequestCustomerDeletionEmailDocument = /*#__PURE__*/ gql`
    mutation requestCustomerDeletionEmail {
  requestCustomerDeletionEmail
}
    ` as unknown as DocumentNode<RequestCustomerDeletionEmailMutation, RequestCustomerDeletionEmailMutationVariables>;
export const RequestPasswordResetEmailDocument = /*#__PURE__*/ gql`
    mutation requestPasswordResetEmail($email: String!) {
  requestPasswordResetEmail(email: $email)
}
    ` as unknown as DocumentNode<RequestPasswordResetEmailMutation, RequestPasswordResetEmailMutationVariables>;
export const ResendConfirmationEmailDocument = /*#__PURE__*/ gql`
    mutation resendConfirmationEmail($email: String!) {
  resendConfirmationEmail(email: $email)
}
    ` as unknown as DocumentNode<ResendConfirmationEmailMutation, ResendConfirmationEmailMutationVariables>;
export const ResetPasswordDocument = /*#__PURE__*/ gql`
    mutation resetPassword($email: String!, $newPassword: String!, $resetPasswordToken: String!) {
  resetPassword(
    email: $email
    newPassword: $newPassword
    resetPasswordToken: $resetPasswordToken
  )
}
    ` as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const RevokeCustomerTokenDocument = /*#__PURE__*/ gql`
    mutation revokeCustomerToken {
  revokeCustomerToken {
    result
  }
}
    ` as unknown as DocumentNode<RevokeCustomerTokenMutation, RevokeCustomerTokenMutationVariables>;
export const RevokeRememberMeTokenDocument = /*#__PURE__*/ gql`
    mutation revokeRememberMeToken($token: String!) {
  revokeRememberMeToken(token: $token) {
    result
  }
}
    ` as unknown as DocumentNode<RevokeRememberMeTokenMutation, RevokeRememberMeTokenMutationVariables>;
export const SocialLoginProvidersDocument = /*#__PURE__*/ gql`
    query socialLoginProviders {
  socialLoginProviders {
    code
    label
  }
}
    ` as unknown as DocumentNode<SocialLoginProvidersQuery, SocialLoginProvidersQueryVariables>;
export const StartSocialLoginDocument = /*#__PURE__*/ gql`
    mutation startSocialLogin($provider: String!, $redirectUri: String!) {
  startSocialLogin(provider: $provider, redirectUri: $redirectUri) {
    url
    state
  }
}
    ` as unknown as DocumentNode<StartSocialLoginMutation, StartSocialLoginMutationVariables>;
export const UpdateCustomerDocument = /*#__PURE__*/ gql`
    mutation updateCustomer($input: CustomerUpdateInput!) {
  updateCustomerV2(input: $input) {
    customer {
      ...Customer
    }
  }
}
    ${CustomerFragmentDoc}
${CustomerAddressFragmentDoc}
${CustomerAddressTextsFragmentDoc}` as unknown as DocumentNode<UpdateCustomerMutation, UpdateCustomerMutationVariables>;
export const UpdateCustomerAddressDocument = /*#__PURE__*/ gql`
    mutation updateCustomerAddress($id: Int!, $input: CustomerAddressInput) {
  updateCustomerAddress(id: $id, input: $input) {
    ...CustomerAddress
  }
}
    ${CustomerAddressFragmentDoc}
${CustomerAddressTextsFragmentDoc}` as unknown as DocumentNode<UpdateCustomerAddressMutation, UpdateCustomerAddressMutationVariables>;
export const UpdateCustomerEmailDocument = /*#__PURE__*/ gql`
    mutation updateCustomerEmail($email: String!, $password: String!) {
  updateCustomerEmail(email: $email, password: $password) {
    customer {
      ...Customer
    }
  }
}
    ${CustomerFragmentDoc}
${CustomerAddressFragmentDoc}
${CustomerAddressTextsFragmentDoc}` as unknown as DocumentNode<UpdateCustomerEmailMutation, UpdateCustomerEmailMutationVariables>;
export const ConfirmMailAddressDocument = /*#__PURE__*/ gql`
    mutation confirmMailAddress($key: String!) {
  confirmMailAddress(key: $key)
}
    ` as unknown as DocumentNode<ConfirmMailAddressMutation, ConfirmMailAddressMutationVariables>;
export const ConfirmNewsletterSubscriptionDocument = /*#__PURE__*/ gql`
    mutation confirmNewsletterSubscription($token: String!) {
  confirmNewsletterSubscription(token: $token) {
    status
  }
}
    ` as unknown as DocumentNode<ConfirmNewsletterSubscriptionMutation, ConfirmNewsletterSubscriptionMutationVariables>;
export const SubscribeEmailToNewsletterDocument = /*#__PURE__*/ gql`
    mutation subscribeEmailToNewsletter($email: String!) {
  subscribeEmailToNewsletter(email: $email) {
    status
  }
}
    ` as unknown as DocumentNode<SubscribeEmailToNewsletterMutation, SubscribeEmailToNewsletterMutationVariables>;
export const UnsubscribeEmailFromNewsletterDocument = /*#__PURE__*/ gql`
    mutation unsubscribeEmailFromNewsletter($token: String!) {
  unsubscribeEmailFromNewsletter(token: $token) {
    status
  }
}
    ` as unknown as DocumentNode<UnsubscribeEmailFromNewsletterMutation, UnsubscribeEmailFromNewsletterMutationVariables>;
export const CancelOrderDocument = /*#__PURE__*/ gql`
    mutation cancelOrder($input: CancelOrderInput!) {
  cancelOrder(input: $input) {
    errorV2 {
      code
      message
    }
    order {
      ...Order
    }
  }
}
    ${OrderFragmentDoc}
${MoneyFragmentDoc}
${OrderAddressFragmentDoc}
${OrderAddressTextsFragmentDoc}
${PickupPlaceFragmentDoc}
${GiftMessageFragmentDoc}` as unknown as DocumentNode<CancelOrderMutation, CancelOrderMutationVariables>;
export const ConfirmCancelOrderDocument = /*#__PURE__*/ gql`
    mutation confirmCancelOrder($input: ConfirmCancelOrderInput!) {
  confirmCancelOrder(input: $input) {
    errorV2 {
      code
      message
    }
    order {
      ...Order
    }
  }
}
    ${OrderFragmentDoc}
${MoneyFragmentDoc}
${OrderAddressFragmentDoc}
${OrderAddressTextsFragmentDoc}
${PickupPlaceFragmentDoc}
${GiftMessageFragmentDoc}` as unknown as DocumentNode<ConfirmCancelOrderMutation, ConfirmCancelOrderMutationVariables>;
export const CustomerDownloadableProductsDocument = /*#__PURE__*/ gql`
    query customerDownloadableProducts {
  customerDownloadableProducts {
    items {
      date
      download_url
      order_increment_id
      remaining_downloads
      status
      title
    }
  }
}
    ` as unknown as DocumentNode<CustomerDownloadableProductsQuery, CustomerDownloadableProductsQueryVariables>;
export const CustomerOrdersDocument = /*#__PURE__*/ gql`
    query customerOrders($currentPage: Int = 1, $filter: CustomerOrdersFilterInput = {  }, $pageSize: Int = 10) {
  customer {
    orders(
      currentPage: $currentPage
      filter: $filter
      pageSize: $pageSize
      sort: { sort_field: CREATED_AT, sort_direction: DESC }
    ) {
      total_count
      items {
        ...Order
      }
      page_info {
        ...PageInfo
      }
    }
  }
}
    ${OrderFragmentDoc}
${MoneyFragmentDoc}
${OrderAddressFragmentDoc}
${OrderAddressTextsFragmentDoc}
${PickupPlaceFragmentDoc}
${GiftMessageFragmentDoc}
${PageInfoFragmentDoc}` as unknown as DocumentNode<CustomerOrdersQuery, CustomerOrdersQueryVariables>;
export const FinishOrderPaymentDocument = /*#__PURE__*/ gql`
    mutation finishOrderPayment($input: OrderTokenInput!) {
  finishOrderPayment(input: $input) {
    order {
      token
      ...Order
    }
  }
}
    ${OrderFragmentDoc}
${MoneyFragmentDoc}
${OrderAddressFragmentDoc}
${OrderAddressTextsFragmentDoc}
${PickupPlaceFragmentDoc}
${GiftMessageFragmentDoc}` as unknown as DocumentNode<FinishOrderPaymentMutation, FinishOrderPaymentMutationVariables>;
export const GuestOrderDocument = /*#__PURE__*/ gql`
    query guestOrder($input: OrderInformationInput!) {
  guestOrder(input: $input) {
    token
    ...Order
  }
}
    ${OrderFragmentDoc}
${MoneyFragmentDoc}
${OrderAddressFragmentDoc}
${OrderAddressTextsFragmentDoc}
${PickupPlaceFragmentDoc}
${GiftMessageFragmentDoc}` as unknown as DocumentNode<GuestOrderQuery, GuestOrderQueryVariables>;
export const GuestOrderByTokenDocument = /*#__PURE__*/ gql`
    query guestOrderByToken($input: OrderTokenInput!) {
  guestOrderByToken(input: $input) {
    token
    ...Order
  }
}
    ${OrderFragmentDoc}
${MoneyFragmentDoc}
${OrderAddressFragmentDoc}
${OrderAddressTextsFragmentDoc}
${PickupPlaceFragmentDoc}
${GiftMessageFragmentDoc}` as unknown as DocumentNode<GuestOrderByTokenQuery, GuestOrderByTokenQueryVariables>;
export const PayOrderOtherwiseDocument = /*#__PURE__*/ gql`
    mutation payOrderOtherwise($input: PayOrderOtherwiseInput!) {
  payOrderOtherwise(input: $input) {
    order {
      token
      ...Order
    }
  }
}
    ${OrderFragmentDoc}
${MoneyFragmentDoc}
${OrderAddressFragmentDoc}
${OrderAddressTextsFragmentDoc}
${PickupPlaceFragmentDoc}
${GiftMessageFragmentDoc}` as unknown as DocumentNode<PayOrderOtherwiseMutation, PayOrderOtherwiseMutationVariables>;
export const ReorderItemsDocument = /*#__PURE__*/ gql`
    mutation reorderItems($orderNumber: String!) {
  reorderItems(orderNumber: $orderNumber) {
    cart {
      ...Cart
    }
    userInputErrors {
      code
      message
      path
    }
  }
}
    ${CartFragmentDoc}
${CartItemFragmentDoc}
${MoneyFragmentDoc}
${SelectedCustomizableOptionFragmentDoc}
${CartPricesFragmentDoc}
${CartAddressFragmentDoc}
${CartAddressTextsFragmentDoc}
${AvailableShippingMethodFragmentDoc}` as unknown as DocumentNode<ReorderItemsMutation, ReorderItemsMutationVariables>;
export const RequestGuestOrderCancelDocument = /*#__PURE__*/ gql`
    mutation requestGuestOrderCancel($input: GuestOrderCancelInput!) {
  requestGuestOrderCancel(input: $input) {
    errorV2 {
      code
      message
    }
    order {
      ...Order
    }
  }
}
    ${OrderFragmentDoc}
${MoneyFragmentDoc}
${OrderAddressFragmentDoc}
${OrderAddressTextsFragmentDoc}
${PickupPlaceFragmentDoc}
${GiftMessageFragmentDoc}` as unknown as DocumentNode<RequestGuestOrderCancelMutation, RequestGuestOrderCancelMutationVariables>;
export const StartOrderPaymentDocument = /*#__PURE__*/ gql`
    mutation startOrderPayment($input: OrderTokenInput!) {
  startOrderPayment(input: $input) {
    amount {
      ...Money
    }
    client_secret
    publishable_key
  }
}
    ${MoneyFragmentDoc}` as unknown as DocumentNode<StartOrderPaymentMutation, StartOrderPaymentMutationVariables>;
export const BraintreeConfigDocument = /*#__PURE__*/ gql`
    query braintreeConfig {
  storeConfig {
    store_code
    braintree_3dsecure_verify_3dsecure
  }
}
    ` as unknown as DocumentNode<BraintreeConfigQuery, BraintreeConfigQueryVariables>;
export const CreateBraintreeClientTokenDocument = /*#__PURE__*/ gql`
    mutation createBraintreeClientToken {
  createBraintreeClientToken
}
    ` as unknown as DocumentNode<CreateBraintreeClientTokenMutation, CreateBraintreeClientTokenMutationVariables>;
export const CustomerPaymentTokensDocument = /*#__PURE__*/ gql`
    query customerPaymentTokens {
  customerPaymentTokens {
    items {
      public_hash
      payment_method_code
      type
      details
    }
  }
}
    ` as unknown as DocumentNode<CustomerPaymentTokensQuery, CustomerPaymentTokensQueryVariables>;
export const DeletePaymentTokenDocument = /*#__PURE__*/ gql`
    mutation deletePaymentToken($publicHash: String!) {
  deletePaymentToken(public_hash: $publicHash) {
    result
  }
}
    ` as unknown as DocumentNode<DeletePaymentTokenMutation, DeletePaymentTokenMutationVariables>;
export const CreateProductReviewDocument = /*#__PURE__*/ gql`
    mutation createProductReview($input: CreateProductReviewInput!) {
  createProductReview(input: $input) {
    review {
      ...Review
    }
  }
}
    ${ReviewFragmentDoc}` as unknown as DocumentNode<CreateProductReviewMutation, CreateProductReviewMutationVariables>;
export const CustomerProductReviewDocument = /*#__PURE__*/ gql`
    query customerProductReview($pageSize: Int = 10, $currentPage: Int = 1) {
  customer {
    reviews(pageSize: $pageSize, currentPage: $currentPage) {
      items {
        ...Review
        product {
          uid
          sku
          name
          url_key
          url_rewrites {
            url
          }
          thumbnail {
            url
            label
          }
        }
      }
      page_info {
        ...PageInfo
      }
    }
  }
}
    ${ReviewFragmentDoc}
${PageInfoFragmentDoc}` as unknown as DocumentNode<CustomerProductReviewQuery, CustomerProductReviewQueryVariables>;
export const ProductReviewDocument = /*#__PURE__*/ gql`
    query productReview($filter: ProductAttributeFilterInput!, $pageSize: Int = 10, $currentPage: Int = 1) {
  products(filter: $filter, pageSize: 1) {
    items {
      uid
      sku
      rating_summary
      review_count
      reviews(pageSize: $pageSize, currentPage: $currentPage) {
        items {
          nickname
          created_at
          summary
          text
          average_rating
          language
          ratings_breakdown {
            name
            value
          }
        }
        page_info {
          ...PageInfo
        }
      }
    }
  }
}
    ${PageInfoFragmentDoc}` as unknown as DocumentNode<ProductReviewQuery, ProductReviewQueryVariables>;
export const ProductReviewRatingsMetadataDocument = /*#__PURE__*/ gql`
    query productReviewRatingsMetadata {
  productReviewRatingsMetadata {
    items {
      id
      name
      values {
        value_id
        value
      }
    }
  }
}
    ` as unknown as DocumentNode<ProductReviewRatingsMetadataQuery, ProductReviewRatingsMetadataQueryVariables>;
export const SubscribeToStockAlertDocument = /*#__PURE__*/ gql`
    mutation subscribeToStockAlert($sku: String!, $email: String!) {
  subscribeToStockAlert(sku: $sku, email: $email)
}
    ` as unknown as DocumentNode<SubscribeToStockAlertMutation, SubscribeToStockAlertMutationVariables>;
export const UnsubscribeFromStockAlertsDocument = /*#__PURE__*/ gql`
    mutation unsubscribeFromStockAlerts($token: String!) {
  unsubscribeFromStockAlerts(token: $token)
}
    ` as unknown as DocumentNode<UnsubscribeFromStockAlertsMutation, UnsubscribeFromStockAlertsMutationVariables>;
export const Algolia_ConfigDocument = /*#__PURE__*/ gql`
    query algolia_config {
  algolia_config {
    enabled
    application_id
    api_key
    index_name
  }
}
    ` as unknown as DocumentNode<Algolia_ConfigQuery, Algolia_ConfigQueryVariables>;
export const AvailableStoresDocument = /*#__PURE__*/ gql`
    query availableStores {
  availableStores {
    store_code
    store_name
    store_sort_order
    locale
    timezone
    base_currency_code
    default_display_currency_code
    is_default_store
    is_default_store_group
  }
}
    ` as unknown as DocumentNode<AvailableStoresQuery, AvailableStoresQueryVariables>;
export const CountriesDocument = /*#__PURE__*/ gql`
    query countries {
  countries {
    id
    full_name_locale
    full_name_english
  }
}
    ` as unknown as DocumentNode<CountriesQuery, CountriesQueryVariables>;
export const CountryDocument = /*#__PURE__*/ gql`
    query country($id: String!) {
  country(id: $id) {
    id
    full_name_locale
    available_regions {
      id
      code
      name
    }
  }
}
    ` as unknown as DocumentNode<CountryQuery, CountryQueryVariables>;
export const CurrencyDocument = /*#__PURE__*/ gql`
    query currency {
  currency {
    base_currency_code
    default_display_currency_code
    available_currency_codes
    exchange_rates {
      currency_to
      rate
    }
  }
}
    ` as unknown as DocumentNode<CurrencyQuery, CurrencyQueryVariables>;
export const OnlinePaymentConfigDocument = /*#__PURE__*/ gql`
    query onlinePaymentConfig {
  onlinePaymentConfig {
    captures_later
    publishable_key
  }
}
    ` as unknown as DocumentNode<OnlinePaymentConfigQuery, OnlinePaymentConfigQueryVariables>;
export const PinterestOptionsDocument = /*#__PURE__*/ gql`
    query pinterestOptions {
  pinterestOptions {
    is_user_connected
    is_conversion_config_enabled
    meta_tag
    is_ldp_enabled
    is_cookie_restriction_mode_enabled
    current_website_id
    gdpr_cookie_name
    is_gdpr_enabled
    gdpr_option
    tag_id
  }
}
    ` as unknown as DocumentNode<PinterestOptionsQuery, PinterestOptionsQueryVariables>;
export const RecaptchaFormConfigDocument = /*#__PURE__*/ gql`
    query recaptchaFormConfig($formType: ReCaptchaFormEnum!) {
  recaptchaFormConfig(formType: $formType) {
    is_enabled
    configurations {
      website_key
      badge_position
      re_captcha_type
    }
  }
}
    ` as unknown as DocumentNode<RecaptchaFormConfigQuery, RecaptchaFormConfigQueryVariables>;
export const RecaptchaV3ConfigDocument = /*#__PURE__*/ gql`
    query recaptchaV3Config {
  recaptchaV3Config {
    is_enabled
    website_key
    badge_position
    forms
  }
}
    ` as unknown as DocumentNode<RecaptchaV3ConfigQuery, RecaptchaV3ConfigQueryVariables>;
export const StoreConfigDocument = /*#__PURE__*/ gql`
    query storeConfig {
  storeConfig {
    ...StoreConfig
  }
}
    ${StoreConfigFragmentDoc}` as unknown as DocumentNode<StoreConfigQuery, StoreConfigQueryVariables>;
export const StoresDocument = /*#__PURE__*/ gql`
    query stores($near: String) {
  stores(near: $near) {
    near {
      name
      latitude
      longitude
    }
    items {
      code
      name
      note
      image {
        url
        description
      }
      street
      city
      region_code
      region
      postcode
      country_code
      phone
      latitude
      longitude
      timezone
      opening_hours {
        days
        opens
        closes
      }
      distance_km
    }
  }
}
    ` as unknown as DocumentNode<StoresQuery, StoresQueryVariables>;
export const AddProductsToGuestWishlistDocument = /*#__PURE__*/ gql`
    mutation addProductsToGuestWishlist($guestCustomerId: String!, $items: [WishlistItemInput!]!, $currentPage: Int = 1, $pageSize: Int = 20) {
  addProductsToGuestWishlist(
    guestCustomerId: $guestCustomerId
    wishlistItems: $items
  ) {
    wishlist {
      ...Wishlist
    }
    user_errors {
      code
      message
    }
  }
}
    ${WishlistFragmentDoc}
${ProductListItemFragmentDoc}
${ProductSummaryFragmentDoc}
${PriceRangeFragmentDoc}
${MoneyFragmentDoc}
${PageInfoFragmentDoc}` as unknown as DocumentNode<AddProductsToGuestWishlistMutation, AddProductsToGuestWishlistMutationVariables>;
export const AddProductsToWishlistDocument = /*#__PURE__*/ gql`
    mutation addProductsToWishlist($id: ID!, $items: [WishlistItemInput!]!, $currentPage: Int = 1, $pageSize: Int = 20) {
  addProductsToWishlist(wishlistId: $id, wishlistItems: $items) {
    wishlist {
      ...Wishlist
    }
    user_errors {
      code
      message
    }
  }
}
    ${WishlistFragmentDoc}
${ProductListItemFragmentDoc}
${ProductSummaryFragmentDoc}
${PriceRangeFragmentDoc}
${MoneyFragmentDoc}
${PageInfoFragmentDoc}` as unknown as DocumentNode<AddProductsToWishlistMutation, AddProductsToWishlistMutationVariables>;
export const AddWishlistItemsToCartDocument = /*#__PURE__*/ gql`
    mutation addWishlistItemsToCart($id: ID!, $items: [ID!], $currentPage: Int = 1, $pageSize: Int = 20) {
  addWishlistItemsToCart(wishlistId: $id, wishlistItemIds: $items) {
    status
    add_wishlist_items_to_cart_user_errors {
      code
      message
      wishlistId
      wishlistItemId
    }
    wishlist {
      ...Wishlist
    }
  }
}
    ${WishlistFragmentDoc}
${ProductListItemFragmentDoc}
${ProductSummaryFragmentDoc}
${PriceRangeFragmentDoc}
${MoneyFragmentDoc}
${PageInfoFragmentDoc}` as unknown as DocumentNode<AddWishlistItemsToCartMutation, AddWishlistItemsToCartMutationVariables>;
export const CreateGuestWishlistDocument = /*#__PURE__*/ gql`
    mutation createGuestWishlist {
  createGuestWishlist {
    guest_customer_id
    wishlist {
      id
      items_count
      sharing_code
    }
  }
}
    ` as unknown as DocumentNode<CreateGuestWishlistMutation, CreateGuestWishlistMutationVariables>;
export const GuestWishlistDocument = /*#__PURE__*/ gql`
    query guestWishlist($guestCustomerId: String!, $currentPage: Int = 1, $pageSize: Int = 20) {
  guestWishlist(guestCustomerId: $guestCustomerId) {
    ...Wishlist
  }
}
    ${WishlistFragmentDoc}
${ProductListItemFragmentDoc}
${ProductSummaryFragmentDoc}
${PriceRangeFragmentDoc}
${MoneyFragmentDoc}
${PageInfoFragmentDoc}` as unknown as DocumentNode<GuestWishlistQuery, GuestWishlistQueryVariables>;
export const GuestWishlistItemsCountDocument = /*#__PURE__*/ gql`
    query guestWishlistItemsCount($guestCustomerId: String!) {
  guestWishlist(guestCustomerId: $guestCustomerId) {
    id
    items_count
  }
}
    ` as unknown as DocumentNode<GuestWishlistItemsCountQuery, GuestWishlistItemsCountQueryVariables>;
export const MergeWishlistWithGuestWishlistDocument = /*#__PURE__*/ gql`
    mutation mergeWishlistWithGuestWishlist($guestCustomerId: String!, $reset: Boolean = false, $currentPage: Int = 1, $pageSize: Int = 20) {
  mergeWishlistWithGuestWishlist(guestCustomerId: $guestCustomerId, reset: $reset) {
    ...Wishlist
  }
}
    ${WishlistFragmentDoc}
${ProductListItemFragmentDoc}
${ProductSummaryFragmentDoc}
${PriceRangeFragmentDoc}
${MoneyFragmentDoc}
${PageInfoFragmentDoc}` as unknown as DocumentNode<MergeWishlistWithGuestWishlistMutation, MergeWishlistWithGuestWishlistMutationVariables>;
export const RemoveProductsFromGuestWishlistDocument = /*#__PURE__*/ gql`
    mutation removeProductsFromGuestWishlist($guestCustomerId: String!, $items: [ID!]!, $currentPage: Int = 1, $pageSize: Int = 20) {
  removeProductsFromGuestWishlist(
    guestCustomerId: $guestCustomerId
    wishlistItemsIds: $items
  ) {
    wishlist {
      ...Wishlist
    }
    user_errors {
      code
      message
    }
  }
}
    ${WishlistFragmentDoc}
${ProductListItemFragmentDoc}
${ProductSummaryFragmentDoc}
${PriceRangeFragmentDoc}
${MoneyFragmentDoc}
${PageInfoFragmentDoc}` as unknown as DocumentNode<RemoveProductsFromGuestWishlistMutation, RemoveProductsFromGuestWishlistMutationVariables>;
export const RemoveProductsFromWishlistDocument = /*#__PURE__*/ gql`
    mutation removeProductsFromWishlist($id: ID!, $items: [ID!]!, $currentPage: Int = 1, $pageSize: Int = 20) {
  removeProductsFromWishlist(wishlistId: $id, wishlistItemsIds: $items) {
    wishlist {
      ...Wishlist
    }
    user_errors {
      code
      message
    }
  }
}
    ${WishlistFragmentDoc}
${ProductListItemFragmentDoc}
${ProductSummaryFragmentDoc}
${PriceRangeFragmentDoc}
${MoneyFragmentDoc}
${PageInfoFragmentDoc}` as unknown as DocumentNode<RemoveProductsFromWishlistMutation, RemoveProductsFromWishlistMutationVariables>;
export const SendGuestWishlistDocument = /*#__PURE__*/ gql`
    mutation sendGuestWishlist($input: SendGuestWishlistInput!) {
  sendGuestWishlist(input: $input) {
    status
    errors
    sent_emails
  }
}
    ` as unknown as DocumentNode<SendGuestWishlistMutation, SendGuestWishlistMutationVariables>;
export const SendWishlistDocument = /*#__PURE__*/ gql`
    mutation sendWishlist($wishlistId: ID!, $emails: String!, $message: String) {
  sendWishlist(wishlistId: $wishlistId, emails: $emails, message: $message) {
    status
    errors
    sent_emails
  }
}
    ` as unknown as DocumentNode<SendWishlistMutation, SendWishlistMutationVariables>;
export const SharedWishlistDocument = /*#__PURE__*/ gql`
    query sharedWishlist($sharingCode: String!, $currentPage: Int = 1, $pageSize: Int = 20) {
  sharedWishlist(sharingCode: $sharingCode) {
    ...Wishlist
  }
}
    ${WishlistFragmentDoc}
${ProductListItemFragmentDoc}
${ProductSummaryFragmentDoc}
${PriceRangeFragmentDoc}
${MoneyFragmentDoc}
${PageInfoFragmentDoc}` as unknown as DocumentNode<SharedWishlistQuery, SharedWishlistQueryVariables>;
export const UpdateProductsInGuestWishlistDocument = /*#__PURE__*/ gql`
    mutation updateProductsInGuestWishlist($guestCustomerId: String!, $items: [WishlistItemUpdateInput!]!, $currentPage: Int = 1, $pageSize: Int = 20) {
  updateProductsInGuestWishlist(
    guestCustomerId: $guestCustomerId
    wishlistItems: $items
  ) {
    wishlist {
      ...Wishlist
    }
    user_errors {
      code
      message
    }
  }
}
    ${WishlistFragmentDoc}
${ProductListItemFragmentDoc}
${ProductSummaryFragmentDoc}
${PriceRangeFragmentDoc}
${MoneyFragmentDoc}
${PageInfoFragmentDoc}` as unknown as DocumentNode<UpdateProductsInGuestWishlistMutation, UpdateProductsInGuestWishlistMutationVariables>;
export const UpdateProductsInWishlistDocument = /*#__PURE__*/ gql`
    mutation updateProductsInWishlist($id: ID!, $items: [WishlistItemUpdateInput!]!, $currentPage: Int = 1, $pageSize: Int = 20) {
  updateProductsInWishlist(wishlistId: $id, wishlistItems: $items) {
    wishlist {
      ...Wishlist
    }
    user_errors {
      code
      message
    }
  }
}
    ${WishlistFragmentDoc}
${ProductListItemFragmentDoc}
${ProductSummaryFragmentDoc}
${PriceRangeFragmentDoc}
${MoneyFragmentDoc}
${PageInfoFragmentDoc}` as unknown as DocumentNode<UpdateProductsInWishlistMutation, UpdateProductsInWishlistMutationVariables>;
export const WishlistDocument = /*#__PURE__*/ gql`
    query wishlist($currentPage: Int = 1, $pageSize: Int = 20) {
  customer {
    wishlists {
      ...Wishlist
    }
  }
}
    ${WishlistFragmentDoc}
${ProductListItemFragmentDoc}
${ProductSummaryFragmentDoc}
${PriceRangeFragmentDoc}
${MoneyFragmentDoc}
${PageInfoFragmentDoc}` as unknown as DocumentNode<WishlistQuery, WishlistQueryVariables>;
export const WishlistItemsCountDocument = /*#__PURE__*/ gql`
    query wishlistItemsCount {
  customer {
    wishlists {
      id
      items_count
    }
  }
}
    ` as unknown as DocumentNode<WishlistItemsCountQuery, WishlistItemsCountQueryVariables>;