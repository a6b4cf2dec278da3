export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

export type AddBundleProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<BundleProductCartItemInput>>;
};

export type AddBundleProductsToCartOutput = {
  __typename?: 'AddBundleProductsToCartOutput';
  cart: Cart;
};

export type AddConfigurableProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<ConfigurableProductCartItemInput>>;
};

export type AddConfigurableProductsToCartOutput = {
  __typename?: 'AddConfigurableProductsToCartOutput';
  cart: Cart;
};

export type AddDownloadableProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<DownloadableProductCartItemInput>>;
};

export type AddDownloadableProductsToCartOutput = {
  __typename?: 'AddDownloadableProductsToCartOutput';
  cart: Cart;
};

export type AddProductsToCartOutput = {
  __typename?: 'AddProductsToCartOutput';
  cart: Cart;
  user_errors: Array<Maybe<Error>>;
};

export type AddProductsToCompareListInput = {
  products: Array<InputMaybe<Scalars['ID']['input']>>;
  uid: Scalars['ID']['input'];
};

export type AddProductsToWishlistOutput = {
  __typename?: 'AddProductsToWishlistOutput';
  user_errors: Array<Maybe<WishListUserInputError>>;
  wishlist: Wishlist;
};

export type AddSimpleProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<SimpleProductCartItemInput>>;
};

export type AddSimpleProductsToCartOutput = {
  __typename?: 'AddSimpleProductsToCartOutput';
  cart: Cart;
};

export type AddVirtualProductsToCartInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<VirtualProductCartItemInput>>;
};

export type AddVirtualProductsToCartOutput = {
  __typename?: 'AddVirtualProductsToCartOutput';
  cart: Cart;
};

export type AddWishlistItemsToCartOutput = {
  __typename?: 'AddWishlistItemsToCartOutput';
  add_wishlist_items_to_cart_user_errors: Array<Maybe<WishlistCartUserInputError>>;
  status: Scalars['Boolean']['output'];
  wishlist: Wishlist;
};

export type Aggregation = {
  __typename?: 'Aggregation';
  attribute_code: Scalars['String']['output'];
  count?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  options?: Maybe<Array<Maybe<AggregationOption>>>;
  position?: Maybe<Scalars['Int']['output']>;
};

export type AggregationOption = AggregationOptionInterface & {
  __typename?: 'AggregationOption';
  count?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  /** Colour of its swatch, `#rrggbb`; null without one. */
  swatch?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
};

export type AggregationOptionInterface = {
  count?: Maybe<Scalars['Int']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
};

export type AggregationsCategoryFilterInput = {
  includeDirectChildrenOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AggregationsFilterInput = {
  category?: InputMaybe<AggregationsCategoryFilterInput>;
};

/** Whether the storefront searches in a hosted index, and with what. The key is one for browsers: it may only search. */
export type AlgoliaConfig = {
  __typename?: 'AlgoliaConfig';
  api_key?: Maybe<Scalars['String']['output']>;
  application_id?: Maybe<Scalars['String']['output']>;
  enabled: Scalars['Boolean']['output'];
  index_name?: Maybe<Scalars['String']['output']>;
};

export type AlgoliaFacet = {
  __typename?: 'AlgoliaFacet';
  name: Scalars['String']['output'];
  values: Array<AlgoliaFacetValue>;
};

export type AlgoliaFacetValue = {
  __typename?: 'AlgoliaFacetValue';
  count: Scalars['Int']['output'];
  label?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
};

export type AlgoliaHit = {
  __typename?: 'AlgoliaHit';
  /** Names of its categories. */
  categories: Array<Scalars['String']['output']>;
  image_url?: Maybe<Scalars['String']['output']>;
  in_stock: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  objectID: Scalars['ID']['output'];
  price: Money;
  rating_summary: Scalars['Float']['output'];
  sku: Scalars['String']['output'];
  thumbnail_url?: Maybe<Scalars['String']['output']>;
  /** Path of the product's page. */
  url: Scalars['String']['output'];
};

/** An answer in the shape of a hosted index's. */
export type AlgoliaProducts = {
  __typename?: 'AlgoliaProducts';
  facets: Array<AlgoliaFacet>;
  hits: Array<AlgoliaHit>;
  hitsPerPage: Scalars['Int']['output'];
  nbHits: Scalars['Int']['output'];
  nbPages: Scalars['Int']['output'];
  /** From 0. */
  page: Scalars['Int']['output'];
  query: Scalars['String']['output'];
};

export type AppliedCoupon = {
  __typename?: 'AppliedCoupon';
  code: Scalars['String']['output'];
};

export type AppliedGiftCard = {
  __typename?: 'AppliedGiftCard';
  applied_balance?: Maybe<Money>;
  /** Its last letters only: the whole code is a secret of the card's holder. */
  code?: Maybe<Scalars['String']['output']>;
  current_balance?: Maybe<Money>;
  expiration_date?: Maybe<Scalars['String']['output']>;
};

export type AppliedStoreCredit = {
  __typename?: 'AppliedStoreCredit';
  /** What it pays of this cart. */
  applied_balance?: Maybe<Money>;
  /** What the customer has; it is reduced when the order is placed. */
  current_balance?: Maybe<Money>;
  enabled?: Maybe<Scalars['Boolean']['output']>;
};

export type ApplyCouponToCartInput = {
  cart_id: Scalars['String']['input'];
  coupon_code: Scalars['String']['input'];
};

export type ApplyCouponToCartOutput = {
  __typename?: 'ApplyCouponToCartOutput';
  cart: Cart;
};

export type ApplyGiftCardToCartInput = {
  cart_id: Scalars['String']['input'];
  gift_card_code: Scalars['String']['input'];
};

export type ApplyGiftCardToCartOutput = {
  __typename?: 'ApplyGiftCardToCartOutput';
  cart: Cart;
};

export type ApplyGiftCardToOrder = {
  __typename?: 'ApplyGiftCardToOrder';
  applied_balance?: Maybe<Money>;
  /** Its last letters only. */
  code?: Maybe<Scalars['String']['output']>;
};

export type ApplyStoreCreditToCartInput = {
  cart_id: Scalars['String']['input'];
};

export type ApplyStoreCreditToCartOutput = {
  __typename?: 'ApplyStoreCreditToCartOutput';
  cart: Cart;
};

export type Attribute = {
  __typename?: 'Attribute';
  attribute_code?: Maybe<Scalars['String']['output']>;
  attribute_options?: Maybe<Array<Maybe<AttributeOption>>>;
  attribute_type?: Maybe<Scalars['String']['output']>;
  entity_type?: Maybe<Scalars['String']['output']>;
  input_type?: Maybe<Scalars['String']['output']>;
  storefront_properties?: Maybe<StorefrontProperties>;
};

export type AttributeEntityTypeEnum =
  | 'CATALOG_CATEGORY'
  | 'CATALOG_PRODUCT'
  | 'CUSTOMER'
  | 'CUSTOMER_ADDRESS';

export type AttributeFilterInput = {
  is_comparable?: InputMaybe<Scalars['Boolean']['input']>;
  is_filterable?: InputMaybe<Scalars['Boolean']['input']>;
  is_filterable_in_search?: InputMaybe<Scalars['Boolean']['input']>;
  is_html_allowed_on_front?: InputMaybe<Scalars['Boolean']['input']>;
  is_searchable?: InputMaybe<Scalars['Boolean']['input']>;
  is_used_for_price_rules?: InputMaybe<Scalars['Boolean']['input']>;
  is_used_for_promo_rules?: InputMaybe<Scalars['Boolean']['input']>;
  is_visible_in_advanced_search?: InputMaybe<Scalars['Boolean']['input']>;
  is_visible_on_front?: InputMaybe<Scalars['Boolean']['input']>;
  is_wysiwyg_enabled?: InputMaybe<Scalars['Boolean']['input']>;
  used_in_product_listing?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AttributeFrontendInputEnum =
  | 'BOOLEAN'
  | 'DATE'
  | 'DATETIME'
  | 'FILE'
  | 'GALLERY'
  | 'HIDDEN'
  | 'IMAGE'
  | 'MEDIA_IMAGE'
  | 'MULTILINE'
  | 'MULTISELECT'
  | 'PRICE'
  | 'SELECT'
  | 'TEXT'
  | 'TEXTAREA'
  | 'UNDEFINED'
  | 'WEIGHT';

export type AttributeInput = {
  attribute_code?: InputMaybe<Scalars['String']['input']>;
  entity_type?: InputMaybe<Scalars['String']['input']>;
};

export type AttributeInputSelectedOption = {
  value: Scalars['String']['input'];
};

export type AttributeMetadata = CustomAttributeMetadataInterface & {
  __typename?: 'AttributeMetadata';
  code: Scalars['ID']['output'];
  default_value?: Maybe<Scalars['String']['output']>;
  entity_type: AttributeEntityTypeEnum;
  frontend_class?: Maybe<Scalars['String']['output']>;
  frontend_input?: Maybe<AttributeFrontendInputEnum>;
  is_required: Scalars['Boolean']['output'];
  is_unique: Scalars['Boolean']['output'];
  label?: Maybe<Scalars['String']['output']>;
  options: Array<Maybe<CustomAttributeOptionInterface>>;
};

export type AttributeMetadataError = {
  __typename?: 'AttributeMetadataError';
  message: Scalars['String']['output'];
  type: AttributeMetadataErrorType;
};

export type AttributeMetadataErrorType =
  | 'ATTRIBUTE_NOT_FOUND'
  | 'ENTITY_NOT_FOUND'
  | 'FILTER_NOT_FOUND'
  | 'UNDEFINED';

export type AttributeOption = {
  __typename?: 'AttributeOption';
  label?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type AttributeOptionMetadata = CustomAttributeOptionInterface & {
  __typename?: 'AttributeOptionMetadata';
  is_default: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type AttributeSelectedOption = AttributeSelectedOptionInterface & {
  __typename?: 'AttributeSelectedOption';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type AttributeSelectedOptionInterface = {
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type AttributeSelectedOptions = AttributeValueInterface & {
  __typename?: 'AttributeSelectedOptions';
  code: Scalars['ID']['output'];
  selected_options: Array<Maybe<AttributeSelectedOptionInterface>>;
};

export type AttributeValue = AttributeValueInterface & {
  __typename?: 'AttributeValue';
  code: Scalars['ID']['output'];
  value: Scalars['String']['output'];
};

export type AttributeValueInput = {
  attribute_code: Scalars['String']['input'];
  selected_options?: InputMaybe<Array<InputMaybe<AttributeInputSelectedOption>>>;
  value?: InputMaybe<Scalars['String']['input']>;
};

export type AttributeValueInterface = {
  code: Scalars['ID']['output'];
};

export type AttributesFormOutput = {
  __typename?: 'AttributesFormOutput';
  errors: Array<Maybe<AttributeMetadataError>>;
  items: Array<Maybe<CustomAttributeMetadataInterface>>;
};

export type AttributesMetadataOutput = {
  __typename?: 'AttributesMetadataOutput';
  errors: Array<Maybe<AttributeMetadataError>>;
  items: Array<Maybe<CustomAttributeMetadataInterface>>;
};

export type AvailablePaymentMethod = {
  __typename?: 'AvailablePaymentMethod';
  code: Scalars['String']['output'];
  /** Within how many days the money has to arrive; then the order is canceled. Null where no day ends it. */
  days_to_pay?: Maybe<Scalars['Int']['output']>;
  is_deferred: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
};

export type AvailableShippingMethod = {
  __typename?: 'AvailableShippingMethod';
  amount: Money;
  /** What the goods that are carried lack to a delivery for nothing; in the cart's currency; null where it is free already, or never. */
  amount_to_free?: Maybe<Scalars['Float']['output']>;
  available: Scalars['Boolean']['output'];
  carrier_code: Scalars['String']['output'];
  carrier_title: Scalars['String']['output'];
  delivery_days_max?: Maybe<Scalars['Int']['output']>;
  /** Business days from the order to the door, least and most. */
  delivery_days_min?: Maybe<Scalars['Int']['output']>;
  error_message?: Maybe<Scalars['String']['output']>;
  method_code?: Maybe<Scalars['String']['output']>;
  method_title?: Maybe<Scalars['String']['output']>;
  /** The place where the order is picked up; null where it is delivered. */
  pickup_location_code?: Maybe<Scalars['String']['output']>;
  price_excl_tax: Money;
  price_incl_tax: Money;
};

export type BillingAddressInput = {
  address?: InputMaybe<CartAddressInput>;
  customer_address_id?: InputMaybe<Scalars['Int']['input']>;
  same_as_shipping?: InputMaybe<Scalars['Boolean']['input']>;
  use_for_shipping?: InputMaybe<Scalars['Boolean']['input']>;
};

export type BillingCartAddress = CartAddressInterface & {
  __typename?: 'BillingCartAddress';
  /** Buzzer code */
  buzzer_code?: Maybe<Scalars['String']['output']>;
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: CartAddressCountry;
  fax?: Maybe<Scalars['String']['output']>;
  firstname: Scalars['String']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  street: Array<Maybe<Scalars['String']['output']>>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  uid: Scalars['String']['output'];
  vat_id?: Maybe<Scalars['String']['output']>;
};

export type BraintreeCcVaultInput = {
  device_data?: InputMaybe<Scalars['String']['input']>;
  public_hash: Scalars['String']['input'];
};

export type BraintreeInput = {
  device_data?: InputMaybe<Scalars['String']['input']>;
  is_active_payment_token_enabler: Scalars['Boolean']['input'];
  payment_method_nonce: Scalars['String']['input'];
};

export type Breadcrumb = {
  __typename?: 'Breadcrumb';
  category_level?: Maybe<Scalars['Int']['output']>;
  category_name?: Maybe<Scalars['String']['output']>;
  category_uid: Scalars['ID']['output'];
  category_url_key?: Maybe<Scalars['String']['output']>;
  category_url_path?: Maybe<Scalars['String']['output']>;
};

export type BundleCartItem = CartItemInterface & {
  __typename?: 'BundleCartItem';
  bundle_options: Array<Maybe<SelectedBundleOption>>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  /** @deprecated Field no longer supported */
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  not_available_message?: Maybe<Scalars['String']['output']>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type BundleInvoiceItem = InvoiceItemInterface & {
  __typename?: 'BundleInvoiceItem';
  bundle_options?: Maybe<Array<Maybe<ItemSelectedBundleOption>>>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
};

export type BundleItem = {
  __typename?: 'BundleItem';
  options?: Maybe<Array<Maybe<BundleItemOption>>>;
  position?: Maybe<Scalars['Int']['output']>;
  price_range: PriceRange;
  required?: Maybe<Scalars['Boolean']['output']>;
  sku?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  uid?: Maybe<Scalars['ID']['output']>;
};

export type BundleItemOption = {
  __typename?: 'BundleItemOption';
  can_change_quantity?: Maybe<Scalars['Boolean']['output']>;
  is_default?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  product?: Maybe<ProductInterface>;
  quantity?: Maybe<Scalars['Float']['output']>;
  uid: Scalars['ID']['output'];
};

export type BundleOptionInput = {
  id: Scalars['Int']['input'];
  quantity: Scalars['Float']['input'];
  value: Array<InputMaybe<Scalars['String']['input']>>;
};

export type BundleOrderItem = OrderItemInterface & {
  __typename?: 'BundleOrderItem';
  bundle_options?: Maybe<Array<Maybe<ItemSelectedBundleOption>>>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  id: Scalars['ID']['output'];
  parent_sku?: Maybe<Scalars['String']['output']>;
  prices?: Maybe<OrderItemPrices>;
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  status?: Maybe<Scalars['String']['output']>;
};

export type BundleProduct = CustomizableProductInterface & PhysicalProductInterface & ProductInterface & RoutableInterface & {
  __typename?: 'BundleProduct';
  assembled_height?: Maybe<Scalars['Float']['output']>;
  /** Assembled measures in inches. */
  assembled_length?: Maybe<Scalars['Float']['output']>;
  assembled_width?: Maybe<Scalars['Float']['output']>;
  assembly?: Maybe<Scalars['String']['output']>;
  att_additional_dimensions?: Maybe<Scalars['String']['output']>;
  att_climbing_details?: Maybe<Scalars['String']['output']>;
  /** Option id of the quick-ship attribute; 656 means it ships within a week. */
  att_quick_ship?: Maybe<Scalars['Int']['output']>;
  att_shipping_dimensions?: Maybe<Scalars['String']['output']>;
  att_split_details?: Maybe<Scalars['String']['output']>;
  att_weight_capacity?: Maybe<Scalars['String']['output']>;
  /** Option id of the collection. */
  b_collection_name?: Maybe<Scalars['Int']['output']>;
  best_seller?: Maybe<Scalars['Int']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  dynamic_price?: Maybe<Scalars['Boolean']['output']>;
  dynamic_sku?: Maybe<Scalars['Boolean']['output']>;
  dynamic_weight?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Every sleeping place between `;`: place, size, thickest mattress in inches, load in pounds, e.g. `upper twin 7 400; lower full
   * 10 600`. Places are upper, middle, lower and trundle; `any` is no limit.
   */
  fit_beds?: Maybe<Scalars['String']['output']>;
  /** Every carton between `;`: length, width and height in inches, pounds, e.g. `79x14x7 88; 58x22x6 74`. */
  fit_cartons?: Maybe<Scalars['String']['output']>;
  /** Inches of the guard rail above the slats of the upper bed. */
  fit_guard_rail?: Maybe<Scalars['Float']['output']>;
  /** Of a mattress: size, thickness in inches, heaviest sleeper in pounds, e.g. `twin 6 200`; `any` is no limit. */
  fit_mattress?: Maybe<Scalars['String']['output']>;
  /**
   * What a 3D view builds, as JSON: `model`, `measures` in inches, the codes of the product's own `options`, for a
   * choice of variants the `codes` of its values by option id, and `swatches` by code. Null for what has no shape.
   */
  furniture_model?: Maybe<Scalars['String']['output']>;
  further_reduced?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  included?: Maybe<Scalars['String']['output']>;
  items?: Maybe<Array<Maybe<BundleItem>>>;
  /** 1 when made in Canada, else 0. */
  made_in_canada?: Maybe<Scalars['Int']['output']>;
  material?: Maybe<Scalars['String']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  new?: Maybe<Scalars['Int']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  /** How long until it leaves the workshop, as shown to shoppers. */
  order_time_frame?: Maybe<Scalars['String']['output']>;
  price_details?: Maybe<PriceDetails>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  price_view?: Maybe<PriceViewEnum>;
  /** CMS block identifiers to show on the product page, separated by `|`. */
  products_blocks?: Maybe<Scalars['String']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  ship_bundle_items?: Maybe<ShipBundleItemsEnum>;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  warranty_note?: Maybe<Scalars['String']['output']>;
  weight?: Maybe<Scalars['Float']['output']>;
};


export type BundleProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type BundleProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type BundleProductCartItemInput = {
  bundle_options: Array<InputMaybe<BundleOptionInput>>;
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  data: CartItemInput;
};

export type BundleShipmentItem = ShipmentItemInterface & {
  __typename?: 'BundleShipmentItem';
  bundle_options?: Maybe<Array<Maybe<ItemSelectedBundleOption>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_shipped: Scalars['Float']['output'];
};

export type BundleWishlistItem = WishlistItemInterface & {
  __typename?: 'BundleWishlistItem';
  added_at: Scalars['String']['output'];
  bundle_options?: Maybe<Array<Maybe<SelectedBundleOption>>>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type BuyNowCartOutput = {
  __typename?: 'BuyNowCartOutput';
  cart?: Maybe<Cart>;
  user_errors: Array<Maybe<Error>>;
};

export type CancelOrderError = {
  __typename?: 'CancelOrderError';
  code: CancelOrderErrorCode;
  message: Scalars['String']['output'];
};

export type CancelOrderErrorCode =
  | 'INVALID_ORDER_STATUS'
  | 'ORDER_CANCELLATION_DISABLED'
  | 'ORDER_NOT_FOUND'
  | 'PARTIAL_ORDER_ITEM_SHIPPED'
  | 'UNAUTHORISED'
  | 'UNDEFINED';

export type CancelOrderInput = {
  order_id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type CancelOrderOutput = {
  __typename?: 'CancelOrderOutput';
  error?: Maybe<Scalars['String']['output']>;
  errorV2?: Maybe<CancelOrderError>;
  order?: Maybe<CustomerOrder>;
};

export type CancellationReason = {
  __typename?: 'CancellationReason';
  description: Scalars['String']['output'];
};

export type Cart = {
  __typename?: 'Cart';
  applied_coupons?: Maybe<Array<Maybe<AppliedCoupon>>>;
  /** Gift cards this cart is paid with; `prices.grand_total` is what is left to pay. */
  applied_gift_cards?: Maybe<Array<Maybe<AppliedGiftCard>>>;
  /** Null for a guest's cart; `prices.grand_total` is what is left to pay. */
  applied_store_credit?: Maybe<AppliedStoreCredit>;
  available_payment_methods?: Maybe<Array<Maybe<AvailablePaymentMethod>>>;
  billing_address?: Maybe<BillingCartAddress>;
  /** What the shopper wants the shop to know; it becomes the order's first comment. */
  comment?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  is_virtual: Scalars['Boolean']['output'];
  /** @deprecated Field no longer supported */
  items?: Maybe<Array<Maybe<CartItemInterface>>>;
  itemsV2?: Maybe<CartItems>;
  /** What the order of this cart will earn; null for a guest's cart. */
  loyalty_credit?: Maybe<Money>;
  prices?: Maybe<CartPrices>;
  selected_payment_method?: Maybe<SelectedPaymentMethod>;
  shipping_addresses: Array<Maybe<ShippingCartAddress>>;
  total_quantity: Scalars['Float']['output'];
  /** The coupon that was entered and does not apply to the cart as it is; it applies again once it can. */
  unused_coupon?: Maybe<UnusedCoupon>;
};


export type CartItemsV2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type CartAddressCountry = {
  __typename?: 'CartAddressCountry';
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type CartAddressInput = {
  /** Buzzer code */
  buzzer_code?: InputMaybe<Scalars['String']['input']>;
  city: Scalars['String']['input'];
  company?: InputMaybe<Scalars['String']['input']>;
  country_code: Scalars['String']['input'];
  fax?: InputMaybe<Scalars['String']['input']>;
  firstname: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  middlename?: InputMaybe<Scalars['String']['input']>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
  region_id?: InputMaybe<Scalars['Int']['input']>;
  save_in_address_book?: InputMaybe<Scalars['Boolean']['input']>;
  street: Array<InputMaybe<Scalars['String']['input']>>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
  vat_id?: InputMaybe<Scalars['String']['input']>;
};

export type CartAddressInterface = {
  /** Buzzer code */
  buzzer_code?: Maybe<Scalars['String']['output']>;
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: CartAddressCountry;
  fax?: Maybe<Scalars['String']['output']>;
  firstname: Scalars['String']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  street: Array<Maybe<Scalars['String']['output']>>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  uid: Scalars['String']['output'];
  vat_id?: Maybe<Scalars['String']['output']>;
};

export type CartAddressRegion = {
  __typename?: 'CartAddressRegion';
  code?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['Int']['output']>;
};

export type CartDiscount = {
  __typename?: 'CartDiscount';
  amount: Money;
  label: Array<Maybe<Scalars['String']['output']>>;
};

export type CartDiscountType =
  | 'ITEM'
  | 'SHIPPING';

export type CartItemError = {
  __typename?: 'CartItemError';
  code: CartItemErrorType;
  message: Scalars['String']['output'];
};

export type CartItemErrorType =
  | 'ITEM_INCREMENTS'
  | 'ITEM_QTY'
  | 'UNDEFINED';

export type CartItemInput = {
  entered_options?: InputMaybe<Array<InputMaybe<EnteredOptionInput>>>;
  parent_sku?: InputMaybe<Scalars['String']['input']>;
  quantity: Scalars['Float']['input'];
  selected_options?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  sku: Scalars['String']['input'];
};

export type CartItemInterface = {
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  /** @deprecated Field no longer supported */
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  not_available_message?: Maybe<Scalars['String']['output']>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type CartItemPrices = {
  __typename?: 'CartItemPrices';
  catalog_discount?: Maybe<ProductDiscount>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  original_item_price: Money;
  original_row_total: Money;
  price: Money;
  price_including_tax: Money;
  /** What a piece cost when the shopper last chose the product or its quantity; null for items added before prices were stored. */
  price_when_chosen?: Maybe<Money>;
  row_catalog_discount?: Maybe<ProductDiscount>;
  row_total: Money;
  row_total_including_tax: Money;
  total_item_discount?: Maybe<Money>;
};

export type CartItemSelectedOptionValuePrice = {
  __typename?: 'CartItemSelectedOptionValuePrice';
  type: PriceTypeEnum;
  units: Scalars['String']['output'];
  value: Scalars['Float']['output'];
};

export type CartItemUpdateInput = {
  cart_item_id?: InputMaybe<Scalars['Int']['input']>;
  cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  quantity?: InputMaybe<Scalars['Float']['input']>;
};

export type CartItems = {
  __typename?: 'CartItems';
  items: Array<Maybe<CartItemInterface>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count: Scalars['Int']['output'];
};

export type CartPrices = {
  __typename?: 'CartPrices';
  applied_taxes?: Maybe<Array<Maybe<CartTaxItem>>>;
  /** @deprecated Field no longer supported */
  discount?: Maybe<CartDiscount>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  grand_total?: Maybe<Money>;
  grand_total_excluding_tax?: Maybe<Money>;
  subtotal_excluding_tax?: Maybe<Money>;
  subtotal_including_tax?: Maybe<Money>;
  subtotal_with_discount_excluding_tax?: Maybe<Money>;
};

export type CartTaxItem = {
  __typename?: 'CartTaxItem';
  amount: Money;
  label: Scalars['String']['output'];
};

export type CartUserInputError = Error & {
  __typename?: 'CartUserInputError';
  code: CartUserInputErrorType;
  message: Scalars['String']['output'];
};

export type CartUserInputErrorType =
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'INSUFFICIENT_STOCK'
  | 'INVALID_PARAMETER_VALUE'
  | 'NOT_SALABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'UNDEFINED';

export type CatalogAttributeApplyToEnum =
  | 'BUNDLE'
  | 'CATEGORY'
  | 'CONFIGURABLE'
  | 'DOWNLOADABLE'
  | 'GROUPED'
  | 'SIMPLE'
  | 'VIRTUAL';

export type CatalogAttributeMetadata = CustomAttributeMetadataInterface & {
  __typename?: 'CatalogAttributeMetadata';
  apply_to?: Maybe<Array<Maybe<CatalogAttributeApplyToEnum>>>;
  code: Scalars['ID']['output'];
  default_value?: Maybe<Scalars['String']['output']>;
  entity_type: AttributeEntityTypeEnum;
  frontend_class?: Maybe<Scalars['String']['output']>;
  frontend_input?: Maybe<AttributeFrontendInputEnum>;
  is_comparable?: Maybe<Scalars['Boolean']['output']>;
  is_filterable?: Maybe<Scalars['Boolean']['output']>;
  is_filterable_in_search?: Maybe<Scalars['Boolean']['output']>;
  is_html_allowed_on_front?: Maybe<Scalars['Boolean']['output']>;
  is_required: Scalars['Boolean']['output'];
  is_searchable?: Maybe<Scalars['Boolean']['output']>;
  is_unique: Scalars['Boolean']['output'];
  is_used_for_price_rules?: Maybe<Scalars['Boolean']['output']>;
  is_used_for_promo_rules?: Maybe<Scalars['Boolean']['output']>;
  is_visible_in_advanced_search?: Maybe<Scalars['Boolean']['output']>;
  is_visible_on_front?: Maybe<Scalars['Boolean']['output']>;
  is_wysiwyg_enabled?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  options: Array<Maybe<CustomAttributeOptionInterface>>;
  swatch_input_type?: Maybe<SwatchInputTypeEnum>;
  update_product_preview_image?: Maybe<Scalars['Boolean']['output']>;
  use_product_image_for_swatch?: Maybe<Scalars['Boolean']['output']>;
  used_in_product_listing?: Maybe<Scalars['Boolean']['output']>;
};

export type CategoryFilterInput = {
  category_uid?: InputMaybe<FilterEqualTypeInput>;
  name?: InputMaybe<FilterMatchTypeInput>;
  parent_category_uid?: InputMaybe<FilterEqualTypeInput>;
  url_key?: InputMaybe<FilterEqualTypeInput>;
  url_path?: InputMaybe<FilterEqualTypeInput>;
};

/** A category picture with its caption. */
export type CategoryImage = {
  __typename?: 'CategoryImage';
  description?: Maybe<Scalars['String']['output']>;
  url: Scalars['String']['output'];
};

export type CategoryInterface = {
  available_sort_by?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  breadcrumbs?: Maybe<Array<Maybe<Breadcrumb>>>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  children_count?: Maybe<Scalars['String']['output']>;
  cms_block?: Maybe<CmsBlock>;
  default_sort_by?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  display_mode?: Maybe<Scalars['String']['output']>;
  filter_price_range?: Maybe<Scalars['Float']['output']>;
  image?: Maybe<Scalars['String']['output']>;
  images?: Maybe<Array<CategoryImage>>;
  include_in_menu?: Maybe<Scalars['Int']['output']>;
  is_anchor?: Maybe<Scalars['Int']['output']>;
  level?: Maybe<Scalars['Int']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  path?: Maybe<Scalars['String']['output']>;
  path_in_store?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  product_count?: Maybe<Scalars['Int']['output']>;
  products?: Maybe<CategoryProducts>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_suffix?: Maybe<Scalars['String']['output']>;
};


export type CategoryInterfaceProductsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};

export type CategoryProducts = {
  __typename?: 'CategoryProducts';
  items?: Maybe<Array<Maybe<ProductInterface>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CategoryResult = {
  __typename?: 'CategoryResult';
  items?: Maybe<Array<Maybe<CategoryTree>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CategoryTree = CategoryInterface & RoutableInterface & {
  __typename?: 'CategoryTree';
  available_sort_by?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  breadcrumbs?: Maybe<Array<Maybe<Breadcrumb>>>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  children?: Maybe<Array<Maybe<CategoryTree>>>;
  children_count?: Maybe<Scalars['String']['output']>;
  cms_block?: Maybe<CmsBlock>;
  default_sort_by?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  display_mode?: Maybe<Scalars['String']['output']>;
  filter_price_range?: Maybe<Scalars['Float']['output']>;
  image?: Maybe<Scalars['String']['output']>;
  images?: Maybe<Array<CategoryImage>>;
  include_in_menu?: Maybe<Scalars['Int']['output']>;
  is_anchor?: Maybe<Scalars['Int']['output']>;
  level?: Maybe<Scalars['Int']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  path?: Maybe<Scalars['String']['output']>;
  path_in_store?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  product_count?: Maybe<Scalars['Int']['output']>;
  products?: Maybe<CategoryProducts>;
  redirect_code: Scalars['Int']['output'];
  relative_url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_path?: Maybe<Scalars['String']['output']>;
  url_suffix?: Maybe<Scalars['String']['output']>;
};


export type CategoryTreeProductsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};

export type CheckoutAgreement = {
  __typename?: 'CheckoutAgreement';
  agreement_id: Scalars['Int']['output'];
  checkbox_text: Scalars['String']['output'];
  content: Scalars['String']['output'];
  content_height?: Maybe<Scalars['String']['output']>;
  is_html: Scalars['Boolean']['output'];
  mode: CheckoutAgreementMode;
  name: Scalars['String']['output'];
};

export type CheckoutAgreementMode =
  | 'AUTO'
  | 'MANUAL';

export type CheckoutUserInputError = {
  __typename?: 'CheckoutUserInputError';
  code: CheckoutUserInputErrorCodes;
  message: Scalars['String']['output'];
  path: Array<Maybe<Scalars['String']['output']>>;
};

export type CheckoutUserInputErrorCodes =
  | 'INSUFFICIENT_STOCK'
  | 'NOT_SALABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'REORDER_NOT_AVAILABLE'
  | 'UNDEFINED';

export type CmsBlock = {
  __typename?: 'CmsBlock';
  content?: Maybe<Scalars['String']['output']>;
  identifier?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type CmsBlocks = {
  __typename?: 'CmsBlocks';
  items?: Maybe<Array<Maybe<CmsBlock>>>;
};

export type CmsPage = RoutableInterface & {
  __typename?: 'CmsPage';
  content?: Maybe<Scalars['String']['output']>;
  content_heading?: Maybe<Scalars['String']['output']>;
  identifier?: Maybe<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keywords?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  page_layout?: Maybe<Scalars['String']['output']>;
  redirect_code: Scalars['Int']['output'];
  relative_url?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  url_key?: Maybe<Scalars['String']['output']>;
};

export type CmsPageSearchResult = {
  __typename?: 'CmsPageSearchResult';
  items?: Maybe<Array<Maybe<CmsPage>>>;
};

export type ColorSwatchData = SwatchDataInterface & {
  __typename?: 'ColorSwatchData';
  value?: Maybe<Scalars['String']['output']>;
};

export type ComparableAttribute = {
  __typename?: 'ComparableAttribute';
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type ComparableItem = {
  __typename?: 'ComparableItem';
  attributes: Array<Maybe<ProductAttribute>>;
  product: ProductInterface;
  uid: Scalars['ID']['output'];
};

export type CompareList = {
  __typename?: 'CompareList';
  attributes?: Maybe<Array<Maybe<ComparableAttribute>>>;
  item_count: Scalars['Int']['output'];
  items?: Maybe<Array<Maybe<ComparableItem>>>;
  uid: Scalars['ID']['output'];
};

export type ComplexTextValue = {
  __typename?: 'ComplexTextValue';
  html: Scalars['String']['output'];
};

export type ConfigurableAttributeOption = {
  __typename?: 'ConfigurableAttributeOption';
  code?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value_index?: Maybe<Scalars['Int']['output']>;
};

export type ConfigurableCartItem = CartItemInterface & {
  __typename?: 'ConfigurableCartItem';
  configurable_options: Array<Maybe<SelectedConfigurableOption>>;
  configured_variant: ProductInterface;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  /** @deprecated Field no longer supported */
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  not_available_message?: Maybe<Scalars['String']['output']>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type ConfigurableOptionAvailableForSelection = {
  __typename?: 'ConfigurableOptionAvailableForSelection';
  attribute_code: Scalars['String']['output'];
  option_value_uids: Array<Maybe<Scalars['ID']['output']>>;
};

export type ConfigurableOrderItem = OrderItemInterface & {
  __typename?: 'ConfigurableOrderItem';
  /** What was chosen, as in the cart; null where the shop no longer has it. */
  configured_variant?: Maybe<ProductInterface>;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  id: Scalars['ID']['output'];
  parent_sku?: Maybe<Scalars['String']['output']>;
  prices?: Maybe<OrderItemPrices>;
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  status?: Maybe<Scalars['String']['output']>;
};

export type ConfigurableProduct = CustomizableProductInterface & PhysicalProductInterface & ProductInterface & RoutableInterface & {
  __typename?: 'ConfigurableProduct';
  assembled_height?: Maybe<Scalars['Float']['output']>;
  /** Assembled measures in inches. */
  assembled_length?: Maybe<Scalars['Float']['output']>;
  assembled_width?: Maybe<Scalars['Float']['output']>;
  assembly?: Maybe<Scalars['String']['output']>;
  att_additional_dimensions?: Maybe<Scalars['String']['output']>;
  att_climbing_details?: Maybe<Scalars['String']['output']>;
  /** Option id of the quick-ship attribute; 656 means it ships within a week. */
  att_quick_ship?: Maybe<Scalars['Int']['output']>;
  att_shipping_dimensions?: Maybe<Scalars['String']['output']>;
  att_split_details?: Maybe<Scalars['String']['output']>;
  att_weight_capacity?: Maybe<Scalars['String']['output']>;
  /** Option id of the collection. */
  b_collection_name?: Maybe<Scalars['Int']['output']>;
  best_seller?: Maybe<Scalars['Int']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  configurable_options?: Maybe<Array<Maybe<ConfigurableProductOptions>>>;
  configurable_product_options_selection?: Maybe<ConfigurableProductOptionsSelection>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  /**
   * Every sleeping place between `;`: place, size, thickest mattress in inches, load in pounds, e.g. `upper twin 7 400; lower full
   * 10 600`. Places are upper, middle, lower and trundle; `any` is no limit.
   */
  fit_beds?: Maybe<Scalars['String']['output']>;
  /** Every carton between `;`: length, width and height in inches, pounds, e.g. `79x14x7 88; 58x22x6 74`. */
  fit_cartons?: Maybe<Scalars['String']['output']>;
  /** Inches of the guard rail above the slats of the upper bed. */
  fit_guard_rail?: Maybe<Scalars['Float']['output']>;
  /** Of a mattress: size, thickness in inches, heaviest sleeper in pounds, e.g. `twin 6 200`; `any` is no limit. */
  fit_mattress?: Maybe<Scalars['String']['output']>;
  /**
   * What a 3D view builds, as JSON: `model`, `measures` in inches, the codes of the product's own `options`, for a
   * choice of variants the `codes` of its values by option id, and `swatches` by code. Null for what has no shape.
   */
  furniture_model?: Maybe<Scalars['String']['output']>;
  further_reduced?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  included?: Maybe<Scalars['String']['output']>;
  /** 1 when made in Canada, else 0. */
  made_in_canada?: Maybe<Scalars['Int']['output']>;
  material?: Maybe<Scalars['String']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  new?: Maybe<Scalars['Int']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  /** How long until it leaves the workshop, as shown to shoppers. */
  order_time_frame?: Maybe<Scalars['String']['output']>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  /** CMS block identifiers to show on the product page, separated by `|`. */
  products_blocks?: Maybe<Scalars['String']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  variants?: Maybe<Array<Maybe<ConfigurableVariant>>>;
  warranty_note?: Maybe<Scalars['String']['output']>;
  weight?: Maybe<Scalars['Float']['output']>;
};


export type ConfigurableProductConfigurable_Product_Options_SelectionArgs = {
  configurableOptionValueUids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type ConfigurableProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type ConfigurableProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type ConfigurableProductCartItemInput = {
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  data: CartItemInput;
  parent_sku?: InputMaybe<Scalars['String']['input']>;
  /** @deprecated Field no longer supported */
  variant_sku?: InputMaybe<Scalars['String']['input']>;
};

export type ConfigurableProductOption = {
  __typename?: 'ConfigurableProductOption';
  attribute_code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
  values?: Maybe<Array<Maybe<ConfigurableProductOptionValue>>>;
};

export type ConfigurableProductOptionValue = {
  __typename?: 'ConfigurableProductOptionValue';
  is_available: Scalars['Boolean']['output'];
  is_use_default: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  swatch?: Maybe<SwatchDataInterface>;
  uid: Scalars['ID']['output'];
};

export type ConfigurableProductOptions = {
  __typename?: 'ConfigurableProductOptions';
  attribute_code?: Maybe<Scalars['String']['output']>;
  attribute_uid: Scalars['ID']['output'];
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  uid: Scalars['ID']['output'];
  use_default?: Maybe<Scalars['Boolean']['output']>;
  values?: Maybe<Array<Maybe<ConfigurableProductOptionsValues>>>;
};

export type ConfigurableProductOptionsSelection = {
  __typename?: 'ConfigurableProductOptionsSelection';
  configurable_options?: Maybe<Array<Maybe<ConfigurableProductOption>>>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  options_available_for_selection?: Maybe<Array<Maybe<ConfigurableOptionAvailableForSelection>>>;
  variant?: Maybe<SimpleProduct>;
};

export type ConfigurableProductOptionsValues = {
  __typename?: 'ConfigurableProductOptionsValues';
  default_label?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  store_label?: Maybe<Scalars['String']['output']>;
  swatch_data?: Maybe<SwatchDataInterface>;
  uid?: Maybe<Scalars['ID']['output']>;
  use_default_value?: Maybe<Scalars['Boolean']['output']>;
  /** @deprecated Field no longer supported */
  value_index?: Maybe<Scalars['Int']['output']>;
};

export type ConfigurableVariant = {
  __typename?: 'ConfigurableVariant';
  attributes?: Maybe<Array<Maybe<ConfigurableAttributeOption>>>;
  product?: Maybe<SimpleProduct>;
};

export type ConfigurableWishlistItem = WishlistItemInterface & {
  __typename?: 'ConfigurableWishlistItem';
  added_at: Scalars['String']['output'];
  configurable_options?: Maybe<Array<Maybe<SelectedConfigurableOption>>>;
  configured_variant?: Maybe<ProductInterface>;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type ConfirmCancelOrderInput = {
  confirmation_key: Scalars['String']['input'];
  order_id: Scalars['ID']['input'];
};

export type ConfirmEmailInput = {
  confirmation_key: Scalars['String']['input'];
  email: Scalars['String']['input'];
};

export type ConfirmationStatusEnum =
  | 'ACCOUNT_CONFIRMATION_NOT_REQUIRED'
  /** The account is made, its e-mail is not confirmed yet: nobody can sign in. */
  | 'ACCOUNT_CONFIRMATION_REQUIRED'
  | 'ACCOUNT_CONFIRMED';

export type ContactUsInput = {
  comment: Scalars['String']['input'];
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  telephone?: InputMaybe<Scalars['String']['input']>;
};

export type ContactUsOutput = {
  __typename?: 'ContactUsOutput';
  status: Scalars['Boolean']['output'];
};

export type Country = {
  __typename?: 'Country';
  available_regions?: Maybe<Array<Maybe<Region>>>;
  full_name_english?: Maybe<Scalars['String']['output']>;
  full_name_locale?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['String']['output']>;
  three_letter_abbreviation?: Maybe<Scalars['String']['output']>;
  two_letter_abbreviation?: Maybe<Scalars['String']['output']>;
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
  products?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
};

export type CreateGuestCartInput = {
  cart_uid?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateGuestCartOutput = {
  __typename?: 'CreateGuestCartOutput';
  cart?: Maybe<Cart>;
};

export type CreateProductReviewInput = {
  nickname: Scalars['String']['input'];
  ratings: Array<InputMaybe<ProductReviewRatingInput>>;
  sku: Scalars['String']['input'];
  summary: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

export type CreateProductReviewOutput = {
  __typename?: 'CreateProductReviewOutput';
  review: ProductReview;
};

export type CreditMemo = {
  __typename?: 'CreditMemo';
  comments?: Maybe<Array<Maybe<SalesCommentItem>>>;
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  total?: Maybe<CreditMemoTotal>;
};

export type CreditMemoTotal = {
  __typename?: 'CreditMemoTotal';
  base_grand_total: Money;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  grand_total: Money;
  shipping_handling?: Maybe<ShippingHandling>;
  subtotal: Money;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
  total_shipping: Money;
  total_tax: Money;
};

export type Currency = {
  __typename?: 'Currency';
  available_currency_codes?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  base_currency_code?: Maybe<Scalars['String']['output']>;
  base_currency_symbol?: Maybe<Scalars['String']['output']>;
  default_display_currency_code?: Maybe<Scalars['String']['output']>;
  default_display_currency_symbol?: Maybe<Scalars['String']['output']>;
  exchange_rates?: Maybe<Array<Maybe<ExchangeRate>>>;
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

export type CustomAttributeMetadata = {
  __typename?: 'CustomAttributeMetadata';
  items?: Maybe<Array<Maybe<Attribute>>>;
};

export type CustomAttributeMetadataInterface = {
  code: Scalars['ID']['output'];
  default_value?: Maybe<Scalars['String']['output']>;
  entity_type: AttributeEntityTypeEnum;
  frontend_class?: Maybe<Scalars['String']['output']>;
  frontend_input?: Maybe<AttributeFrontendInputEnum>;
  is_required: Scalars['Boolean']['output'];
  is_unique: Scalars['Boolean']['output'];
  label?: Maybe<Scalars['String']['output']>;
  options: Array<Maybe<CustomAttributeOptionInterface>>;
};

export type CustomAttributeOptionInterface = {
  is_default: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type Customer = {
  __typename?: 'Customer';
  addresses?: Maybe<Array<Maybe<CustomerAddress>>>;
  confirmation_status: ConfirmationStatusEnum;
  created_at?: Maybe<Scalars['String']['output']>;
  custom_attributes?: Maybe<Array<Maybe<AttributeValueInterface>>>;
  date_of_birth?: Maybe<Scalars['String']['output']>;
  default_billing?: Maybe<Scalars['String']['output']>;
  default_shipping?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  firstname?: Maybe<Scalars['String']['output']>;
  gender?: Maybe<Scalars['Int']['output']>;
  is_subscribed?: Maybe<Scalars['Boolean']['output']>;
  lastname?: Maybe<Scalars['String']['output']>;
  middlename?: Maybe<Scalars['String']['output']>;
  orders?: Maybe<CustomerOrders>;
  prefix?: Maybe<Scalars['String']['output']>;
  reviews: ProductReviews;
  store_credit?: Maybe<CustomerStoreCredit>;
  suffix?: Maybe<Scalars['String']['output']>;
  taxvat?: Maybe<Scalars['String']['output']>;
  /** @deprecated Field no longer supported */
  wishlist: Wishlist;
  wishlist_v2?: Maybe<Wishlist>;
  wishlists: Array<Maybe<Wishlist>>;
};


export type CustomerCustom_AttributesArgs = {
  attributeCodes?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type CustomerOrdersArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<CustomerOrdersFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CustomerOrderSortInput>;
};


export type CustomerReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type CustomerWishlist_V2Args = {
  id: Scalars['ID']['input'];
};


export type CustomerWishlistsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type CustomerAddress = {
  __typename?: 'CustomerAddress';
  /** Buzzer code */
  buzzer_code?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  country_code?: Maybe<CountryCodeEnum>;
  default_billing?: Maybe<Scalars['Boolean']['output']>;
  default_shipping?: Maybe<Scalars['Boolean']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  firstname?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  lastname?: Maybe<Scalars['String']['output']>;
  middlename?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CustomerAddressRegion>;
  region_id?: Maybe<Scalars['Int']['output']>;
  street?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  vat_id?: Maybe<Scalars['String']['output']>;
};

export type CustomerAddressInput = {
  /** Buzzer code */
  buzzer_code?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  country_code?: InputMaybe<CountryCodeEnum>;
  default_billing?: InputMaybe<Scalars['Boolean']['input']>;
  default_shipping?: InputMaybe<Scalars['Boolean']['input']>;
  fax?: InputMaybe<Scalars['String']['input']>;
  firstname?: InputMaybe<Scalars['String']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  middlename?: InputMaybe<Scalars['String']['input']>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<CustomerAddressRegionInput>;
  street?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  telephone?: InputMaybe<Scalars['String']['input']>;
  vat_id?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerAddressRegion = {
  __typename?: 'CustomerAddressRegion';
  region?: Maybe<Scalars['String']['output']>;
  region_code?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['Int']['output']>;
};

export type CustomerAddressRegionInput = {
  region?: InputMaybe<Scalars['String']['input']>;
  region_code?: InputMaybe<Scalars['String']['input']>;
  region_id?: InputMaybe<Scalars['Int']['input']>;
};

export type CustomerAttributeMetadata = CustomAttributeMetadataInterface & {
  __typename?: 'CustomerAttributeMetadata';
  code: Scalars['ID']['output'];
  default_value?: Maybe<Scalars['String']['output']>;
  entity_type: AttributeEntityTypeEnum;
  frontend_class?: Maybe<Scalars['String']['output']>;
  frontend_input?: Maybe<AttributeFrontendInputEnum>;
  input_filter?: Maybe<InputFilterEnum>;
  /** Whether addresses of customers, carts and orders have a field of this code that Magento lacks. */
  is_own_field?: Maybe<Scalars['Boolean']['output']>;
  is_required: Scalars['Boolean']['output'];
  is_unique: Scalars['Boolean']['output'];
  label?: Maybe<Scalars['String']['output']>;
  multiline_count?: Maybe<Scalars['Int']['output']>;
  options: Array<Maybe<CustomAttributeOptionInterface>>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  validate_rules?: Maybe<Array<Maybe<ValidationRule>>>;
};

export type CustomerCreateInput = {
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  firstname: Scalars['String']['input'];
  gender?: InputMaybe<Scalars['Int']['input']>;
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  lastname: Scalars['String']['input'];
  middlename?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  taxvat?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerDownloadableProduct = {
  __typename?: 'CustomerDownloadableProduct';
  date?: Maybe<Scalars['String']['output']>;
  download_url?: Maybe<Scalars['String']['output']>;
  order_increment_id?: Maybe<Scalars['String']['output']>;
  remaining_downloads?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['String']['output']>;
  /** What the file is called. */
  title?: Maybe<Scalars['String']['output']>;
};

export type CustomerDownloadableProducts = {
  __typename?: 'CustomerDownloadableProducts';
  items?: Maybe<Array<Maybe<CustomerDownloadableProduct>>>;
};

export type CustomerOrder = {
  __typename?: 'CustomerOrder';
  applied_coupons: Array<Maybe<AppliedCoupon>>;
  /** Gift cards the order was paid with. */
  applied_gift_cards?: Maybe<Array<Maybe<ApplyGiftCardToOrder>>>;
  available_actions: Array<Maybe<OrderActionType>>;
  billing_address?: Maybe<OrderAddress>;
  carrier?: Maybe<Scalars['String']['output']>;
  comments?: Maybe<Array<Maybe<SalesCommentItem>>>;
  credit_memos?: Maybe<Array<Maybe<CreditMemo>>>;
  customer_info: OrderCustomerInfo;
  delivery_days_max?: Maybe<Scalars['Int']['output']>;
  /** Business days on its way once it is shipped, or until it is ready once it is finished: least and most. */
  delivery_days_min?: Maybe<Scalars['Int']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  gift_message?: Maybe<GiftMessage>;
  id: Scalars['ID']['output'];
  invoices: Array<Maybe<Invoice>>;
  /** Whether the customer is called before the delivery, to agree on the time. */
  is_delivered_by_appointment?: Maybe<Scalars['Boolean']['output']>;
  /** Whether a mail about it waits until its recipient opens the link of an earlier one. */
  is_mail_waiting?: Maybe<Scalars['Boolean']['output']>;
  is_virtual: Scalars['Boolean']['output'];
  items?: Maybe<Array<Maybe<OrderItemInterface>>>;
  /** What the order earns once it is complete; null for a guest's order and for a canceled one. */
  loyalty_credit?: Maybe<Money>;
  number: Scalars['String']['output'];
  /** Null where nothing is to be paid online, or no more. */
  online_payment?: Maybe<OnlinePayment>;
  order_date: Scalars['String']['output'];
  order_status_change_date: Scalars['String']['output'];
  /** How it is to be paid, in the sentences of its mail; empty once it is paid or canceled. */
  payment_instructions?: Maybe<Array<Scalars['String']['output']>>;
  payment_methods?: Maybe<Array<Maybe<OrderPaymentMethod>>>;
  /** Where the order is picked up; null where it is delivered. */
  pickup_location?: Maybe<PickupLocation>;
  shipments?: Maybe<Array<Maybe<OrderShipment>>>;
  shipping_address?: Maybe<OrderAddress>;
  shipping_method?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
  token: Scalars['String']['output'];
  total?: Maybe<OrderTotal>;
};

export type CustomerOrderSortInput = {
  sort_direction: SortEnum;
  sort_field: CustomerOrderSortableField;
};

export type CustomerOrderSortableField =
  | 'CREATED_AT'
  | 'NUMBER';

export type CustomerOrders = {
  __typename?: 'CustomerOrders';
  date_of_first_order?: Maybe<Scalars['String']['output']>;
  items: Array<Maybe<CustomerOrder>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CustomerOrdersFilterInput = {
  grand_total?: InputMaybe<FilterRangeTypeInput>;
  number?: InputMaybe<FilterStringTypeInput>;
  order_date?: InputMaybe<FilterRangeTypeInput>;
  status?: InputMaybe<FilterEqualTypeInput>;
};

export type CustomerOutput = {
  __typename?: 'CustomerOutput';
  customer: Customer;
};

export type CustomerPaymentTokens = {
  __typename?: 'CustomerPaymentTokens';
  items: Array<Maybe<PaymentToken>>;
};

export type CustomerStoreCredit = {
  __typename?: 'CustomerStoreCredit';
  /** The newest first. */
  balance_history?: Maybe<CustomerStoreCreditHistory>;
  current_balance?: Maybe<Money>;
  enabled?: Maybe<Scalars['Boolean']['output']>;
};


export type CustomerStoreCreditBalance_HistoryArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type CustomerStoreCreditHistory = {
  __typename?: 'CustomerStoreCreditHistory';
  items?: Maybe<Array<Maybe<CustomerStoreCreditHistoryItem>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

export type CustomerStoreCreditHistoryItem = {
  __typename?: 'CustomerStoreCreditHistoryItem';
  /** What happened, in the store's language. */
  action?: Maybe<Scalars['String']['output']>;
  actual_balance?: Maybe<Money>;
  balance_change?: Maybe<Money>;
  /** What the shop's staff wrote about it. */
  comment?: Maybe<Scalars['String']['output']>;
  date_time_changed?: Maybe<Scalars['String']['output']>;
  /** The order it happened with. */
  order_number?: Maybe<Scalars['String']['output']>;
};

export type CustomerToken = {
  __typename?: 'CustomerToken';
  token?: Maybe<Scalars['String']['output']>;
};

export type CustomerUpdateInput = {
  date_of_birth?: InputMaybe<Scalars['String']['input']>;
  firstname?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Scalars['Int']['input']>;
  is_subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  middlename?: InputMaybe<Scalars['String']['input']>;
  prefix?: InputMaybe<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
  taxvat?: InputMaybe<Scalars['String']['input']>;
};

export type CustomizableAreaOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableAreaOption';
  product_sku?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<CustomizableAreaValue>;
};

export type CustomizableAreaValue = {
  __typename?: 'CustomizableAreaValue';
  max_characters?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type CustomizableCheckboxOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableCheckboxOption';
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<Array<Maybe<CustomizableCheckboxValue>>>;
};

export type CustomizableCheckboxValue = {
  __typename?: 'CustomizableCheckboxValue';
  option_type_id?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type CustomizableDateOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableDateOption';
  product_sku?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<CustomizableDateValue>;
};

export type CustomizableDateTypeEnum =
  | 'DATE'
  | 'DATE_TIME'
  | 'TIME';

export type CustomizableDateValue = {
  __typename?: 'CustomizableDateValue';
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  type?: Maybe<CustomizableDateTypeEnum>;
  uid: Scalars['ID']['output'];
};

export type CustomizableDropDownOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableDropDownOption';
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<Array<Maybe<CustomizableDropDownValue>>>;
};

export type CustomizableDropDownValue = {
  __typename?: 'CustomizableDropDownValue';
  option_type_id?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type CustomizableFieldOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableFieldOption';
  product_sku?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<CustomizableFieldValue>;
};

export type CustomizableFieldValue = {
  __typename?: 'CustomizableFieldValue';
  max_characters?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type CustomizableFileOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableFileOption';
  product_sku?: Maybe<Scalars['String']['output']>;
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<CustomizableFileValue>;
};

export type CustomizableFileValue = {
  __typename?: 'CustomizableFileValue';
  file_extension?: Maybe<Scalars['String']['output']>;
  image_size_x?: Maybe<Scalars['Int']['output']>;
  image_size_y?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type CustomizableMultipleOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableMultipleOption';
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<Array<Maybe<CustomizableMultipleValue>>>;
};

export type CustomizableMultipleValue = {
  __typename?: 'CustomizableMultipleValue';
  option_type_id?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type CustomizableOptionInput = {
  /** @deprecated Field no longer supported */
  id?: InputMaybe<Scalars['Int']['input']>;
  uid?: InputMaybe<Scalars['ID']['input']>;
  value_string: Scalars['String']['input'];
};

export type CustomizableOptionInterface = {
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type CustomizableProductInterface = {
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
};

export type CustomizableRadioOption = CustomizableOptionInterface & {
  __typename?: 'CustomizableRadioOption';
  required?: Maybe<Scalars['Boolean']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
  value?: Maybe<Array<Maybe<CustomizableRadioValue>>>;
};

export type CustomizableRadioValue = {
  __typename?: 'CustomizableRadioValue';
  option_type_id?: Maybe<Scalars['Int']['output']>;
  price?: Maybe<Scalars['Float']['output']>;
  price_type?: Maybe<PriceTypeEnum>;
  sku?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type DeletePaymentTokenOutput = {
  __typename?: 'DeletePaymentTokenOutput';
  customerPaymentTokens?: Maybe<CustomerPaymentTokens>;
  result: Scalars['Boolean']['output'];
};

/** One item alone, delivered in the cheapest way, by the shop's own rates. */
export type DeliveredPrice = {
  __typename?: 'DeliveredPrice';
  delivery?: Maybe<Money>;
  delivery_days_max?: Maybe<Scalars['Int']['output']>;
  /** Business days from the day it leaves. */
  delivery_days_min?: Maybe<Scalars['Int']['output']>;
  /** Price times quantity, less what every cart gets off without a coupon. */
  goods: Money;
  /** False where nobody delivers it; the amounts are of the item without delivery then. */
  is_delivered: Scalars['Boolean']['output'];
  sku: Scalars['String']['output'];
  taxes: Array<TaxItem>;
  total: Money;
};

export type DeliveredPriceItemInput = {
  /** 1 by default. */
  quantity?: InputMaybe<Scalars['Float']['input']>;
  selected_options?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of a configurable product without options: its cheapest variant. Of a bundle: its default selections. */
  sku: Scalars['String']['input'];
};

export type Discount = {
  __typename?: 'Discount';
  amount: Money;
  applied_to: CartDiscountType;
  coupon?: Maybe<AppliedCoupon>;
  label: Scalars['String']['output'];
};

export type DownloadableCartItem = CartItemInterface & {
  __typename?: 'DownloadableCartItem';
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  /** @deprecated Field no longer supported */
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  links?: Maybe<Array<Maybe<DownloadableProductLinks>>>;
  not_available_message?: Maybe<Scalars['String']['output']>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  samples?: Maybe<Array<Maybe<DownloadableProductSamples>>>;
  uid: Scalars['ID']['output'];
};

export type DownloadableInvoiceItem = InvoiceItemInterface & {
  __typename?: 'DownloadableInvoiceItem';
  discounts?: Maybe<Array<Maybe<Discount>>>;
  downloadable_links?: Maybe<Array<Maybe<DownloadableItemsLinks>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
};

export type DownloadableItemsLinks = {
  __typename?: 'DownloadableItemsLinks';
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type DownloadableOrderItem = OrderItemInterface & {
  __typename?: 'DownloadableOrderItem';
  discounts?: Maybe<Array<Maybe<Discount>>>;
  downloadable_links?: Maybe<Array<Maybe<DownloadableItemsLinks>>>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  id: Scalars['ID']['output'];
  prices?: Maybe<OrderItemPrices>;
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  status?: Maybe<Scalars['String']['output']>;
};

export type DownloadableProduct = CustomizableProductInterface & ProductInterface & RoutableInterface & {
  __typename?: 'DownloadableProduct';
  assembled_height?: Maybe<Scalars['Float']['output']>;
  /** Assembled measures in inches. */
  assembled_length?: Maybe<Scalars['Float']['output']>;
  assembled_width?: Maybe<Scalars['Float']['output']>;
  assembly?: Maybe<Scalars['String']['output']>;
  att_additional_dimensions?: Maybe<Scalars['String']['output']>;
  att_climbing_details?: Maybe<Scalars['String']['output']>;
  /** Option id of the quick-ship attribute; 656 means it ships within a week. */
  att_quick_ship?: Maybe<Scalars['Int']['output']>;
  att_shipping_dimensions?: Maybe<Scalars['String']['output']>;
  att_split_details?: Maybe<Scalars['String']['output']>;
  att_weight_capacity?: Maybe<Scalars['String']['output']>;
  /** Option id of the collection. */
  b_collection_name?: Maybe<Scalars['Int']['output']>;
  best_seller?: Maybe<Scalars['Int']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  downloadable_product_links?: Maybe<Array<Maybe<DownloadableProductLinks>>>;
  downloadable_product_samples?: Maybe<Array<Maybe<DownloadableProductSamples>>>;
  /**
   * Every sleeping place between `;`: place, size, thickest mattress in inches, load in pounds, e.g. `upper twin 7 400; lower full
   * 10 600`. Places are upper, middle, lower and trundle; `any` is no limit.
   */
  fit_beds?: Maybe<Scalars['String']['output']>;
  /** Every carton between `;`: length, width and height in inches, pounds, e.g. `79x14x7 88; 58x22x6 74`. */
  fit_cartons?: Maybe<Scalars['String']['output']>;
  /** Inches of the guard rail above the slats of the upper bed. */
  fit_guard_rail?: Maybe<Scalars['Float']['output']>;
  /** Of a mattress: size, thickness in inches, heaviest sleeper in pounds, e.g. `twin 6 200`; `any` is no limit. */
  fit_mattress?: Maybe<Scalars['String']['output']>;
  /**
   * What a 3D view builds, as JSON: `model`, `measures` in inches, the codes of the product's own `options`, for a
   * choice of variants the `codes` of its values by option id, and `swatches` by code. Null for what has no shape.
   */
  furniture_model?: Maybe<Scalars['String']['output']>;
  further_reduced?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  included?: Maybe<Scalars['String']['output']>;
  links_purchased_separately?: Maybe<Scalars['Int']['output']>;
  links_title?: Maybe<Scalars['String']['output']>;
  /** 1 when made in Canada, else 0. */
  made_in_canada?: Maybe<Scalars['Int']['output']>;
  material?: Maybe<Scalars['String']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  new?: Maybe<Scalars['Int']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  /** How long until it leaves the workshop, as shown to shoppers. */
  order_time_frame?: Maybe<Scalars['String']['output']>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  /** CMS block identifiers to show on the product page, separated by `|`. */
  products_blocks?: Maybe<Scalars['String']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  warranty_note?: Maybe<Scalars['String']['output']>;
};


export type DownloadableProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type DownloadableProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type DownloadableProductCartItemInput = {
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  data: CartItemInput;
  downloadable_product_links?: InputMaybe<Array<InputMaybe<DownloadableProductLinksInput>>>;
};

export type DownloadableProductLinks = {
  __typename?: 'DownloadableProductLinks';
  price?: Maybe<Scalars['Float']['output']>;
  sample_url?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

export type DownloadableProductLinksInput = {
  link_id: Scalars['Int']['input'];
};

export type DownloadableProductSamples = {
  __typename?: 'DownloadableProductSamples';
  sample_url?: Maybe<Scalars['String']['output']>;
  sort_order?: Maybe<Scalars['Int']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type DownloadableWishlistItem = WishlistItemInterface & {
  __typename?: 'DownloadableWishlistItem';
  added_at: Scalars['String']['output'];
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  links_v2?: Maybe<Array<Maybe<DownloadableProductLinks>>>;
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
  samples?: Maybe<Array<Maybe<DownloadableProductSamples>>>;
};

export type EnteredOptionInput = {
  uid: Scalars['ID']['input'];
  value: Scalars['String']['input'];
};

export type Error = {
  code: CartUserInputErrorType;
  message: Scalars['String']['output'];
};

export type EstimateAddressInput = {
  country_code: CountryCodeEnum;
  postcode?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<CustomerAddressRegionInput>;
};

export type EstimateTotalsInput = {
  address: EstimateAddressInput;
  cart_id: Scalars['String']['input'];
  shipping_method?: InputMaybe<ShippingMethodInput>;
};

export type EstimateTotalsOutput = {
  __typename?: 'EstimateTotalsOutput';
  cart?: Maybe<Cart>;
};

export type ExchangeRate = {
  __typename?: 'ExchangeRate';
  currency_to?: Maybe<Scalars['String']['output']>;
  rate?: Maybe<Scalars['Float']['output']>;
};

export type FilterEqualTypeInput = {
  eq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type FilterMatchTypeEnum =
  | 'FULL'
  | 'PARTIAL';

export type FilterMatchTypeInput = {
  match?: InputMaybe<Scalars['String']['input']>;
  match_type?: InputMaybe<FilterMatchTypeEnum>;
};

export type FilterRangeTypeInput = {
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type FilterStringTypeInput = {
  eq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  match?: InputMaybe<Scalars['String']['input']>;
};

export type FilterTypeInput = {
  eq?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  gt?: InputMaybe<Scalars['String']['input']>;
  gteq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  like?: InputMaybe<Scalars['String']['input']>;
  lt?: InputMaybe<Scalars['String']['input']>;
  lteq?: InputMaybe<Scalars['String']['input']>;
  moreq?: InputMaybe<Scalars['String']['input']>;
  neq?: InputMaybe<Scalars['String']['input']>;
  nin?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  notnull?: InputMaybe<Scalars['String']['input']>;
  null?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type Financing = {
  __typename?: 'Financing';
  /** Per cent a year. */
  annual_rate: Scalars['Float']['output'];
  /** The least that is paid in months, in the store's currency. */
  minimum: Scalars['Float']['output'];
  months: Scalars['Int']['output'];
};

export type FinishSocialLoginInput = {
  code: Scalars['String']['input'];
  /** The provider's name for itself, when it sends one. */
  iss?: InputMaybe<Scalars['String']['input']>;
  state: Scalars['String']['input'];
};

export type GiftCardAccount = {
  __typename?: 'GiftCardAccount';
  balance?: Maybe<Money>;
  code?: Maybe<Scalars['String']['output']>;
  expiration_date?: Maybe<Scalars['String']['output']>;
};

export type GiftCardAccountInput = {
  gift_card_code: Scalars['String']['input'];
};

export type GiftCardAmounts = {
  __typename?: 'GiftCardAmounts';
  uid: Scalars['ID']['output'];
  value?: Maybe<Scalars['Float']['output']>;
  value_id?: Maybe<Scalars['Int']['output']>;
  website_id?: Maybe<Scalars['Int']['output']>;
  website_value?: Maybe<Scalars['Float']['output']>;
};

export type GiftCardCartItem = CartItemInterface & {
  __typename?: 'GiftCardCartItem';
  amount: Money;
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  /** @deprecated Field no longer supported */
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  message?: Maybe<Scalars['String']['output']>;
  not_available_message?: Maybe<Scalars['String']['output']>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  recipient_email?: Maybe<Scalars['String']['output']>;
  recipient_name: Scalars['String']['output'];
  sender_email?: Maybe<Scalars['String']['output']>;
  sender_name: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

/** A gift card as it was bought. */
export type GiftCardItem = {
  __typename?: 'GiftCardItem';
  message?: Maybe<Scalars['String']['output']>;
  recipient_email?: Maybe<Scalars['String']['output']>;
  recipient_name?: Maybe<Scalars['String']['output']>;
  sender_email?: Maybe<Scalars['String']['output']>;
  sender_name?: Maybe<Scalars['String']['output']>;
};

export type GiftCardOrderItem = OrderItemInterface & {
  __typename?: 'GiftCardOrderItem';
  discounts?: Maybe<Array<Maybe<Discount>>>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  gift_card?: Maybe<GiftCardItem>;
  id: Scalars['ID']['output'];
  prices?: Maybe<OrderItemPrices>;
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  status?: Maybe<Scalars['String']['output']>;
};

/** Adobe Commerce's gift card; an open-source Magento has none. */
export type GiftCardProduct = CustomizableProductInterface & PhysicalProductInterface & ProductInterface & RoutableInterface & {
  __typename?: 'GiftCardProduct';
  allow_message?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the shopper may name an amount between `open_amount_min` and `open_amount_max`. */
  allow_open_amount?: Maybe<Scalars['Boolean']['output']>;
  assembled_height?: Maybe<Scalars['Float']['output']>;
  /** Assembled measures in inches. */
  assembled_length?: Maybe<Scalars['Float']['output']>;
  assembled_width?: Maybe<Scalars['Float']['output']>;
  assembly?: Maybe<Scalars['String']['output']>;
  att_additional_dimensions?: Maybe<Scalars['String']['output']>;
  att_climbing_details?: Maybe<Scalars['String']['output']>;
  /** Option id of the quick-ship attribute; 656 means it ships within a week. */
  att_quick_ship?: Maybe<Scalars['Int']['output']>;
  att_shipping_dimensions?: Maybe<Scalars['String']['output']>;
  att_split_details?: Maybe<Scalars['String']['output']>;
  att_weight_capacity?: Maybe<Scalars['String']['output']>;
  /** Option id of the collection. */
  b_collection_name?: Maybe<Scalars['Int']['output']>;
  best_seller?: Maybe<Scalars['Int']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  /**
   * Every sleeping place between `;`: place, size, thickest mattress in inches, load in pounds, e.g. `upper twin 7 400; lower full
   * 10 600`. Places are upper, middle, lower and trundle; `any` is no limit.
   */
  fit_beds?: Maybe<Scalars['String']['output']>;
  /** Every carton between `;`: length, width and height in inches, pounds, e.g. `79x14x7 88; 58x22x6 74`. */
  fit_cartons?: Maybe<Scalars['String']['output']>;
  /** Inches of the guard rail above the slats of the upper bed. */
  fit_guard_rail?: Maybe<Scalars['Float']['output']>;
  /** Of a mattress: size, thickness in inches, heaviest sleeper in pounds, e.g. `twin 6 200`; `any` is no limit. */
  fit_mattress?: Maybe<Scalars['String']['output']>;
  /**
   * What a 3D view builds, as JSON: `model`, `measures` in inches, the codes of the product's own `options`, for a
   * choice of variants the `codes` of its values by option id, and `swatches` by code. Null for what has no shape.
   */
  furniture_model?: Maybe<Scalars['String']['output']>;
  further_reduced?: Maybe<Scalars['Int']['output']>;
  /** What is typed for the card: its `uid`s go into `entered_options`. */
  gift_card_options: Array<Maybe<CustomizableOptionInterface>>;
  /** Fixed amounts: the `uid` of one goes into `selected_options`. */
  giftcard_amounts?: Maybe<Array<Maybe<GiftCardAmounts>>>;
  giftcard_type?: Maybe<GiftCardTypeEnum>;
  image?: Maybe<ProductImage>;
  included?: Maybe<Scalars['String']['output']>;
  is_redeemable?: Maybe<Scalars['Boolean']['output']>;
  /** Days until the card expires; null for never. */
  lifetime?: Maybe<Scalars['Int']['output']>;
  /** 1 when made in Canada, else 0. */
  made_in_canada?: Maybe<Scalars['Int']['output']>;
  material?: Maybe<Scalars['String']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  message_max_length?: Maybe<Scalars['Int']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  new?: Maybe<Scalars['Int']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  open_amount_max?: Maybe<Scalars['Float']['output']>;
  open_amount_min?: Maybe<Scalars['Float']['output']>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  /** How long until it leaves the workshop, as shown to shoppers. */
  order_time_frame?: Maybe<Scalars['String']['output']>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  /** CMS block identifiers to show on the product page, separated by `|`. */
  products_blocks?: Maybe<Scalars['String']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  warranty_note?: Maybe<Scalars['String']['output']>;
  weight?: Maybe<Scalars['Float']['output']>;
};


/** Adobe Commerce's gift card; an open-source Magento has none. */
export type GiftCardProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


/** Adobe Commerce's gift card; an open-source Magento has none. */
export type GiftCardProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type GiftCardTypeEnum =
  | 'COMBINED'
  | 'PHYSICAL'
  | 'VIRTUAL';

export type GiftCardWishlistItem = WishlistItemInterface & {
  __typename?: 'GiftCardWishlistItem';
  added_at: Scalars['String']['output'];
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type GiftMessage = {
  __typename?: 'GiftMessage';
  from: Scalars['String']['output'];
  message: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

export type GiftMessageInput = {
  from: Scalars['String']['input'];
  message: Scalars['String']['input'];
  to: Scalars['String']['input'];
};

export type GroupedProduct = PhysicalProductInterface & ProductInterface & RoutableInterface & {
  __typename?: 'GroupedProduct';
  assembled_height?: Maybe<Scalars['Float']['output']>;
  /** Assembled measures in inches. */
  assembled_length?: Maybe<Scalars['Float']['output']>;
  assembled_width?: Maybe<Scalars['Float']['output']>;
  assembly?: Maybe<Scalars['String']['output']>;
  att_additional_dimensions?: Maybe<Scalars['String']['output']>;
  att_climbing_details?: Maybe<Scalars['String']['output']>;
  /** Option id of the quick-ship attribute; 656 means it ships within a week. */
  att_quick_ship?: Maybe<Scalars['Int']['output']>;
  att_shipping_dimensions?: Maybe<Scalars['String']['output']>;
  att_split_details?: Maybe<Scalars['String']['output']>;
  att_weight_capacity?: Maybe<Scalars['String']['output']>;
  /** Option id of the collection. */
  b_collection_name?: Maybe<Scalars['Int']['output']>;
  best_seller?: Maybe<Scalars['Int']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  /**
   * Every sleeping place between `;`: place, size, thickest mattress in inches, load in pounds, e.g. `upper twin 7 400; lower full
   * 10 600`. Places are upper, middle, lower and trundle; `any` is no limit.
   */
  fit_beds?: Maybe<Scalars['String']['output']>;
  /** Every carton between `;`: length, width and height in inches, pounds, e.g. `79x14x7 88; 58x22x6 74`. */
  fit_cartons?: Maybe<Scalars['String']['output']>;
  /** Inches of the guard rail above the slats of the upper bed. */
  fit_guard_rail?: Maybe<Scalars['Float']['output']>;
  /** Of a mattress: size, thickness in inches, heaviest sleeper in pounds, e.g. `twin 6 200`; `any` is no limit. */
  fit_mattress?: Maybe<Scalars['String']['output']>;
  /**
   * What a 3D view builds, as JSON: `model`, `measures` in inches, the codes of the product's own `options`, for a
   * choice of variants the `codes` of its values by option id, and `swatches` by code. Null for what has no shape.
   */
  furniture_model?: Maybe<Scalars['String']['output']>;
  further_reduced?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  included?: Maybe<Scalars['String']['output']>;
  items?: Maybe<Array<Maybe<GroupedProductItem>>>;
  /** 1 when made in Canada, else 0. */
  made_in_canada?: Maybe<Scalars['Int']['output']>;
  material?: Maybe<Scalars['String']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  new?: Maybe<Scalars['Int']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  /** How long until it leaves the workshop, as shown to shoppers. */
  order_time_frame?: Maybe<Scalars['String']['output']>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  /** CMS block identifiers to show on the product page, separated by `|`. */
  products_blocks?: Maybe<Scalars['String']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  warranty_note?: Maybe<Scalars['String']['output']>;
  weight?: Maybe<Scalars['Float']['output']>;
};


export type GroupedProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type GroupedProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type GroupedProductItem = {
  __typename?: 'GroupedProductItem';
  position?: Maybe<Scalars['Int']['output']>;
  product?: Maybe<ProductInterface>;
  qty?: Maybe<Scalars['Float']['output']>;
};

export type GroupedProductWishlistItem = WishlistItemInterface & {
  __typename?: 'GroupedProductWishlistItem';
  added_at: Scalars['String']['output'];
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type GuestOrderCancelInput = {
  reason: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export type GuestWishlistOutput = {
  __typename?: 'GuestWishlistOutput';
  /** A secret: whoever has it can change the wishlist. */
  guest_customer_id: Scalars['String']['output'];
  wishlist: Wishlist;
};

export type HttpQueryParameter = {
  __typename?: 'HttpQueryParameter';
  name?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type ImageSwatchData = SwatchDataInterface & {
  __typename?: 'ImageSwatchData';
  thumbnail?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type InputFilterEnum =
  | 'DATE'
  | 'ESCAPEHTML'
  | 'NONE'
  | 'STRIPTAGS'
  | 'TRIM';

export type InsufficientStockError = Error & {
  __typename?: 'InsufficientStockError';
  code: CartUserInputErrorType;
  message: Scalars['String']['output'];
  quantity?: Maybe<Scalars['Float']['output']>;
};

export type Invoice = {
  __typename?: 'Invoice';
  comments?: Maybe<Array<Maybe<SalesCommentItem>>>;
  id: Scalars['ID']['output'];
  items?: Maybe<Array<Maybe<InvoiceItemInterface>>>;
  number: Scalars['String']['output'];
  total?: Maybe<InvoiceTotal>;
};

export type InvoiceItem = InvoiceItemInterface & {
  __typename?: 'InvoiceItem';
  discounts?: Maybe<Array<Maybe<Discount>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
};

export type InvoiceItemInterface = {
  discounts?: Maybe<Array<Maybe<Discount>>>;
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
};

export type InvoiceTotal = {
  __typename?: 'InvoiceTotal';
  base_grand_total: Money;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  grand_total: Money;
  shipping_handling?: Maybe<ShippingHandling>;
  subtotal: Money;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
  total_shipping: Money;
  total_tax: Money;
};

export type IsEmailAvailableOutput = {
  __typename?: 'IsEmailAvailableOutput';
  is_email_available?: Maybe<Scalars['Boolean']['output']>;
};

export type ItemSelectedBundleOption = {
  __typename?: 'ItemSelectedBundleOption';
  label: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
  values?: Maybe<Array<Maybe<ItemSelectedBundleOptionValue>>>;
};

export type ItemSelectedBundleOptionValue = {
  __typename?: 'ItemSelectedBundleOptionValue';
  price: Money;
  product_name: Scalars['String']['output'];
  product_sku: Scalars['String']['output'];
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type KeyValue = {
  __typename?: 'KeyValue';
  name?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type MediaGalleryInterface = {
  disabled?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type Money = {
  __typename?: 'Money';
  currency?: Maybe<CurrencyEnum>;
  value?: Maybe<Scalars['Float']['output']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  addBundleProductsToCart?: Maybe<AddBundleProductsToCartOutput>;
  addConfigurableProductsToCart?: Maybe<AddConfigurableProductsToCartOutput>;
  addDownloadableProductsToCart?: Maybe<AddDownloadableProductsToCartOutput>;
  addProductsToCart?: Maybe<AddProductsToCartOutput>;
  addProductsToCompareList?: Maybe<CompareList>;
  addProductsToGuestWishlist?: Maybe<AddProductsToWishlistOutput>;
  addProductsToWishlist?: Maybe<AddProductsToWishlistOutput>;
  addSimpleProductsToCart?: Maybe<AddSimpleProductsToCartOutput>;
  addVirtualProductsToCart?: Maybe<AddVirtualProductsToCartOutput>;
  addWishlistItemsToCart?: Maybe<AddWishlistItemsToCartOutput>;
  applyCouponToCart?: Maybe<ApplyCouponToCartOutput>;
  applyGiftCardToCart?: Maybe<ApplyGiftCardToCartOutput>;
  /** Pays with the customer's credit, as far as it goes. */
  applyStoreCreditToCart?: Maybe<ApplyStoreCreditToCartOutput>;
  assignCustomerToGuestCart: Cart;
  cancelOrder?: Maybe<CancelOrderOutput>;
  changeCustomerPassword?: Maybe<Customer>;
  confirmCancelOrder?: Maybe<CancelOrderOutput>;
  confirmEmail?: Maybe<CustomerOutput>;
  /**
   * The link of a mail was opened, whose key this is. How many mails that waited for it go out now: none for an unknown key.
   * Idempotent: a link works more than once.
   */
  confirmMailAddress: Scalars['Int']['output'];
  confirmNewsletterSubscription?: Maybe<SubscribeEmailToNewsletterOutput>;
  contactUs?: Maybe<ContactUsOutput>;
  createBraintreeClientToken: Scalars['String']['output'];
  /**
   * A cart of its own for what is bought at once, by express checkout: the cart that the shopper fills stays as it is. It is the
   * customer's who is signed in. One item that cannot be bought, and there is no cart.
   */
  createBuyNowCart?: Maybe<BuyNowCartOutput>;
  createCompareList?: Maybe<CompareList>;
  createCustomerAddress?: Maybe<CustomerAddress>;
  createCustomerV2?: Maybe<CustomerOutput>;
  /** @deprecated Field no longer supported */
  createEmptyCart?: Maybe<Scalars['String']['output']>;
  createGuestCart?: Maybe<CreateGuestCartOutput>;
  createGuestWishlist: GuestWishlistOutput;
  createPaypalExpressToken?: Maybe<PaypalExpressTokenOutput>;
  createProductReview: CreateProductReviewOutput;
  deleteCustomer?: Maybe<Scalars['Boolean']['output']>;
  deleteCustomerAddress?: Maybe<Scalars['Boolean']['output']>;
  /** Deletes the signed-in customer's account with the key of that link. Works once. */
  deleteCustomerByLink: Scalars['Boolean']['output'];
  deletePaymentToken?: Maybe<DeletePaymentTokenOutput>;
  estimateShippingMethods?: Maybe<Array<Maybe<AvailableShippingMethod>>>;
  estimateTotals: EstimateTotalsOutput;
  /** After the shopper comes back from the provider: what became of the payment. */
  finishOrderPayment: OrderPaymentOutput;
  /** Signs in with what the provider appended to the callback page's address. Works once. */
  finishSocialLogin: SocialLoginOutput;
  generateCustomerToken?: Maybe<CustomerToken>;
  /** Signs in with the key of an e-mailed link. Works once. */
  generateCustomerTokenByLink: CustomerToken;
  /** Signs in. The remember-me token is used up; the answer holds the one to keep instead. */
  generateCustomerTokenByRememberMeToken: RememberedCustomerToken;
  /** A token that signs the customer in later, once. Ask for it after signing in. */
  generateRememberMeToken: RememberMeToken;
  mergeCarts: Cart;
  /** Adds what the customer's own wishlist lacks. `reset` ends the guest's wishlist afterwards. */
  mergeWishlistWithGuestWishlist?: Maybe<Wishlist>;
  /** Pays an unpaid order in another way. */
  payOrderOtherwise: OrderPaymentOutput;
  placeOrder?: Maybe<PlaceOrderOutput>;
  removeCouponFromCart?: Maybe<RemoveCouponFromCartOutput>;
  removeGiftCardFromCart?: Maybe<RemoveGiftCardFromCartOutput>;
  removeItemFromCart?: Maybe<RemoveItemFromCartOutput>;
  removeProductsFromCompareList?: Maybe<CompareList>;
  removeProductsFromGuestWishlist?: Maybe<RemoveProductsFromWishlistOutput>;
  removeProductsFromWishlist?: Maybe<RemoveProductsFromWishlistOutput>;
  removeStoreCreditFromCart?: Maybe<RemoveStoreCreditFromCartOutput>;
  reorderItems?: Maybe<ReorderItemsOutput>;
  /** Mails the signed-in customer a link that deletes the account. */
  requestCustomerDeletionEmail: Scalars['Boolean']['output'];
  requestGuestOrderCancel?: Maybe<CancelOrderOutput>;
  requestPasswordResetEmail?: Maybe<Scalars['Boolean']['output']>;
  resendConfirmationEmail?: Maybe<Scalars['Boolean']['output']>;
  resetPassword?: Maybe<Scalars['Boolean']['output']>;
  revokeCustomerToken?: Maybe<RevokeCustomerTokenOutput>;
  /** Ends a remember-me token and every one it was made from. Unknown tokens are no failure. */
  revokeRememberMeToken: RevokeRememberMeTokenOutput;
  /** The same for a guest, whose name and e-mail the mail tells. */
  sendGuestWishlist: SendWishlistOutput;
  /** Mails a link to the wishlist. `emails` are separated by commas, at most 10. */
  sendWishlist: SendWishlistOutput;
  setBillingAddressOnCart?: Maybe<SetBillingAddressOnCartOutput>;
  setCommentOnCart?: Maybe<SetCommentOnCartOutput>;
  setGuestEmailOnCart?: Maybe<SetGuestEmailOnCartOutput>;
  /** @deprecated Field no longer supported */
  setPaymentMethodAndPlaceOrder?: Maybe<PlaceOrderOutput>;
  setPaymentMethodOnCart?: Maybe<SetPaymentMethodOnCartOutput>;
  setShippingAddressesOnCart?: Maybe<SetShippingAddressesOnCartOutput>;
  setShippingMethodsOnCart?: Maybe<SetShippingMethodsOnCartOutput>;
  /** Begins the payment of an order; repeated, it is the same payment. */
  startOrderPayment: StartOrderPaymentOutput;
  /**
   * Where to send the browser. The callback page of the shop is `redirectUri`; keep `state` in the browser and finish
   * only when it comes back.
   */
  startSocialLogin: SocialLoginStart;
  subscribeEmailToNewsletter?: Maybe<SubscribeEmailToNewsletterOutput>;
  /** Asks for one mail to the address when the product, or the variant, can be ordered again. Idempotent. */
  subscribeToStockAlert: Scalars['Boolean']['output'];
  /** Idempotent: the link of a mail works more than once. */
  unsubscribeEmailFromNewsletter?: Maybe<SubscribeEmailToNewsletterOutput>;
  /** Ends what the address waits for. Idempotent: the link of a mail works more than once. */
  unsubscribeFromStockAlerts: Scalars['Boolean']['output'];
  updateCartItems?: Maybe<UpdateCartItemsOutput>;
  updateCustomerAddress?: Maybe<CustomerAddress>;
  updateCustomerEmail?: Maybe<CustomerOutput>;
  updateCustomerV2?: Maybe<CustomerOutput>;
  updateProductsInGuestWishlist?: Maybe<UpdateProductsInWishlistOutput>;
  updateProductsInWishlist?: Maybe<UpdateProductsInWishlistOutput>;
};


export type MutationAddBundleProductsToCartArgs = {
  input?: InputMaybe<AddBundleProductsToCartInput>;
};


export type MutationAddConfigurableProductsToCartArgs = {
  input?: InputMaybe<AddConfigurableProductsToCartInput>;
};


export type MutationAddDownloadableProductsToCartArgs = {
  input?: InputMaybe<AddDownloadableProductsToCartInput>;
};


export type MutationAddProductsToCartArgs = {
  cartId: Scalars['String']['input'];
  cartItems: Array<CartItemInput>;
};


export type MutationAddProductsToCompareListArgs = {
  input?: InputMaybe<AddProductsToCompareListInput>;
};


export type MutationAddProductsToGuestWishlistArgs = {
  guestCustomerId: Scalars['String']['input'];
  wishlistItems: Array<WishlistItemInput>;
};


export type MutationAddProductsToWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItems: Array<WishlistItemInput>;
};


export type MutationAddSimpleProductsToCartArgs = {
  input?: InputMaybe<AddSimpleProductsToCartInput>;
};


export type MutationAddVirtualProductsToCartArgs = {
  input?: InputMaybe<AddVirtualProductsToCartInput>;
};


export type MutationAddWishlistItemsToCartArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItemIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationApplyCouponToCartArgs = {
  input?: InputMaybe<ApplyCouponToCartInput>;
};


export type MutationApplyGiftCardToCartArgs = {
  input?: InputMaybe<ApplyGiftCardToCartInput>;
};


export type MutationApplyStoreCreditToCartArgs = {
  input: ApplyStoreCreditToCartInput;
};


export type MutationAssignCustomerToGuestCartArgs = {
  cart_id: Scalars['String']['input'];
};


export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


export type MutationChangeCustomerPasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


export type MutationConfirmCancelOrderArgs = {
  input: ConfirmCancelOrderInput;
};


export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


export type MutationConfirmMailAddressArgs = {
  key: Scalars['String']['input'];
};


export type MutationConfirmNewsletterSubscriptionArgs = {
  token: Scalars['String']['input'];
};


export type MutationContactUsArgs = {
  input: ContactUsInput;
};


export type MutationCreateBuyNowCartArgs = {
  cartItems: Array<CartItemInput>;
};


export type MutationCreateCompareListArgs = {
  input?: InputMaybe<CreateCompareListInput>;
};


export type MutationCreateCustomerAddressArgs = {
  input: CustomerAddressInput;
};


export type MutationCreateCustomerV2Args = {
  input: CustomerCreateInput;
};


export type MutationCreateEmptyCartArgs = {
  input?: InputMaybe<CreateEmptyCartInput>;
};


export type MutationCreateGuestCartArgs = {
  input?: InputMaybe<CreateGuestCartInput>;
};


export type MutationCreatePaypalExpressTokenArgs = {
  input: PaypalExpressTokenInput;
};


export type MutationCreateProductReviewArgs = {
  input: CreateProductReviewInput;
};


export type MutationDeleteCustomerAddressArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteCustomerByLinkArgs = {
  token: Scalars['String']['input'];
};


export type MutationDeletePaymentTokenArgs = {
  public_hash: Scalars['String']['input'];
};


export type MutationEstimateShippingMethodsArgs = {
  input: EstimateTotalsInput;
};


export type MutationEstimateTotalsArgs = {
  input: EstimateTotalsInput;
};


export type MutationFinishOrderPaymentArgs = {
  input: OrderTokenInput;
};


export type MutationFinishSocialLoginArgs = {
  input: FinishSocialLoginInput;
};


export type MutationGenerateCustomerTokenArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationGenerateCustomerTokenByLinkArgs = {
  token: Scalars['String']['input'];
};


export type MutationGenerateCustomerTokenByRememberMeTokenArgs = {
  token: Scalars['String']['input'];
};


export type MutationMergeCartsArgs = {
  destination_cart_id?: InputMaybe<Scalars['String']['input']>;
  source_cart_id: Scalars['String']['input'];
};


export type MutationMergeWishlistWithGuestWishlistArgs = {
  guestCustomerId: Scalars['String']['input'];
  reset?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationPayOrderOtherwiseArgs = {
  input: PayOrderOtherwiseInput;
};


export type MutationPlaceOrderArgs = {
  input?: InputMaybe<PlaceOrderInput>;
};


export type MutationRemoveCouponFromCartArgs = {
  input?: InputMaybe<RemoveCouponFromCartInput>;
};


export type MutationRemoveGiftCardFromCartArgs = {
  input?: InputMaybe<RemoveGiftCardFromCartInput>;
};


export type MutationRemoveItemFromCartArgs = {
  input?: InputMaybe<RemoveItemFromCartInput>;
};


export type MutationRemoveProductsFromCompareListArgs = {
  input?: InputMaybe<RemoveProductsFromCompareListInput>;
};


export type MutationRemoveProductsFromGuestWishlistArgs = {
  guestCustomerId: Scalars['String']['input'];
  wishlistItemsIds: Array<Scalars['ID']['input']>;
};


export type MutationRemoveProductsFromWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItemsIds: Array<Scalars['ID']['input']>;
};


export type MutationRemoveStoreCreditFromCartArgs = {
  input: RemoveStoreCreditFromCartInput;
};


export type MutationReorderItemsArgs = {
  orderNumber: Scalars['String']['input'];
};


export type MutationRequestGuestOrderCancelArgs = {
  input: GuestOrderCancelInput;
};


export type MutationRequestPasswordResetEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationResendConfirmationEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  email: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  resetPasswordToken: Scalars['String']['input'];
};


export type MutationRevokeRememberMeTokenArgs = {
  token: Scalars['String']['input'];
};


export type MutationSendGuestWishlistArgs = {
  input: SendGuestWishlistInput;
};


export type MutationSendWishlistArgs = {
  emails: Scalars['String']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
  wishlistId: Scalars['ID']['input'];
};


export type MutationSetBillingAddressOnCartArgs = {
  input?: InputMaybe<SetBillingAddressOnCartInput>;
};


export type MutationSetCommentOnCartArgs = {
  input?: InputMaybe<SetCommentOnCartInput>;
};


export type MutationSetGuestEmailOnCartArgs = {
  input?: InputMaybe<SetGuestEmailOnCartInput>;
};


export type MutationSetPaymentMethodAndPlaceOrderArgs = {
  input?: InputMaybe<SetPaymentMethodAndPlaceOrderInput>;
};


export type MutationSetPaymentMethodOnCartArgs = {
  input?: InputMaybe<SetPaymentMethodOnCartInput>;
};


export type MutationSetShippingAddressesOnCartArgs = {
  input?: InputMaybe<SetShippingAddressesOnCartInput>;
};


export type MutationSetShippingMethodsOnCartArgs = {
  input?: InputMaybe<SetShippingMethodsOnCartInput>;
};


export type MutationStartOrderPaymentArgs = {
  input: OrderTokenInput;
};


export type MutationStartSocialLoginArgs = {
  provider: Scalars['String']['input'];
  redirectUri: Scalars['String']['input'];
};


export type MutationSubscribeEmailToNewsletterArgs = {
  email: Scalars['String']['input'];
};


export type MutationSubscribeToStockAlertArgs = {
  email: Scalars['String']['input'];
  sku: Scalars['String']['input'];
};


export type MutationUnsubscribeEmailFromNewsletterArgs = {
  token: Scalars['String']['input'];
};


export type MutationUnsubscribeFromStockAlertsArgs = {
  token: Scalars['String']['input'];
};


export type MutationUpdateCartItemsArgs = {
  input?: InputMaybe<UpdateCartItemsInput>;
};


export type MutationUpdateCustomerAddressArgs = {
  id: Scalars['Int']['input'];
  input?: InputMaybe<CustomerAddressInput>;
};


export type MutationUpdateCustomerEmailArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationUpdateCustomerV2Args = {
  input: CustomerUpdateInput;
};


export type MutationUpdateProductsInGuestWishlistArgs = {
  guestCustomerId: Scalars['String']['input'];
  wishlistItems: Array<WishlistItemUpdateInput>;
};


export type MutationUpdateProductsInWishlistArgs = {
  wishlistId: Scalars['ID']['input'];
  wishlistItems: Array<WishlistItemUpdateInput>;
};

/** What is still to be paid online. */
export type OnlinePayment = {
  __typename?: 'OnlinePayment';
  amount: Money;
  /** Until when the order waits for it, ISO 8601; then it is canceled. */
  expires_at: Scalars['String']['output'];
  /** Ways to pay the order after all that are not paid online. */
  other_methods: Array<AvailablePaymentMethod>;
  /** Of the order, for the mutations below; only its buyer reads it. */
  token: Scalars['String']['output'];
};

/** What the provider's script needs in the browser before there is an order. */
export type OnlinePaymentConfig = {
  __typename?: 'OnlinePaymentConfig';
  /** Whether money is only reserved, and captured by the shop later. */
  captures_later: Scalars['Boolean']['output'];
  /** Of the provider, for its script in the browser. */
  publishable_key: Scalars['String']['output'];
};

export type Order = {
  __typename?: 'Order';
  /** @deprecated Field no longer supported */
  order_id?: Maybe<Scalars['String']['output']>;
  order_number: Scalars['String']['output'];
};

export type OrderActionType =
  | 'CANCEL'
  | 'REORDER';

export type OrderAddress = {
  __typename?: 'OrderAddress';
  /** Buzzer code */
  buzzer_code?: Maybe<Scalars['String']['output']>;
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country_code?: Maybe<CountryCodeEnum>;
  fax?: Maybe<Scalars['String']['output']>;
  firstname: Scalars['String']['output'];
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  region?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['ID']['output']>;
  street: Array<Maybe<Scalars['String']['output']>>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  vat_id?: Maybe<Scalars['String']['output']>;
};

export type OrderCustomerInfo = {
  __typename?: 'OrderCustomerInfo';
  firstname: Scalars['String']['output'];
  lastname?: Maybe<Scalars['String']['output']>;
  middlename?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  suffix?: Maybe<Scalars['String']['output']>;
};

export type OrderInformationInput = {
  email: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  number: Scalars['String']['input'];
};

export type OrderItem = OrderItemInterface & {
  __typename?: 'OrderItem';
  discounts?: Maybe<Array<Maybe<Discount>>>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  id: Scalars['ID']['output'];
  prices?: Maybe<OrderItemPrices>;
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  status?: Maybe<Scalars['String']['output']>;
};

export type OrderItemInterface = {
  discounts?: Maybe<Array<Maybe<Discount>>>;
  entered_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  id: Scalars['ID']['output'];
  prices?: Maybe<OrderItemPrices>;
  product?: Maybe<ProductInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  product_type?: Maybe<Scalars['String']['output']>;
  product_url_key?: Maybe<Scalars['String']['output']>;
  quantity_canceled?: Maybe<Scalars['Float']['output']>;
  quantity_invoiced?: Maybe<Scalars['Float']['output']>;
  quantity_ordered?: Maybe<Scalars['Float']['output']>;
  quantity_refunded?: Maybe<Scalars['Float']['output']>;
  quantity_returned?: Maybe<Scalars['Float']['output']>;
  quantity_shipped?: Maybe<Scalars['Float']['output']>;
  selected_options?: Maybe<Array<Maybe<OrderItemOption>>>;
  status?: Maybe<Scalars['String']['output']>;
};

export type OrderItemOption = {
  __typename?: 'OrderItemOption';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type OrderItemPrices = {
  __typename?: 'OrderItemPrices';
  discounts?: Maybe<Array<Maybe<Discount>>>;
  original_price?: Maybe<Money>;
  original_price_including_tax?: Maybe<Money>;
  original_row_total: Money;
  original_row_total_including_tax: Money;
  price: Money;
  price_including_tax: Money;
  row_total: Money;
  row_total_including_tax: Money;
  total_item_discount: Money;
};

export type OrderPaymentMethod = {
  __typename?: 'OrderPaymentMethod';
  additional_data?: Maybe<Array<Maybe<KeyValue>>>;
  name: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

export type OrderPaymentOutput = {
  __typename?: 'OrderPaymentOutput';
  order: CustomerOrder;
};

export type OrderShipment = {
  __typename?: 'OrderShipment';
  comments?: Maybe<Array<Maybe<SalesCommentItem>>>;
  /** When it left the shop, or was ready to be picked up. */
  created_at?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  items?: Maybe<Array<Maybe<ShipmentItemInterface>>>;
  number: Scalars['String']['output'];
  tracking?: Maybe<Array<Maybe<ShipmentTracking>>>;
};

export type OrderTokenInput = {
  token: Scalars['String']['input'];
};

export type OrderTotal = {
  __typename?: 'OrderTotal';
  base_grand_total: Money;
  discounts?: Maybe<Array<Maybe<Discount>>>;
  grand_total: Money;
  shipping_handling?: Maybe<ShippingHandling>;
  /** @deprecated Field no longer supported */
  subtotal: Money;
  subtotal_excl_tax: Money;
  subtotal_incl_tax: Money;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
  /** What gift cards paid. */
  total_giftcard?: Maybe<Money>;
  total_shipping: Money;
  /** What the customer's credit paid. */
  total_store_credit?: Maybe<Money>;
  total_tax: Money;
};

export type PayOrderOtherwiseInput = {
  /** The code of a method that is not paid online, such as `banktransfer`. */
  payment_method: Scalars['String']['input'];
  /** The token of the order. */
  token: Scalars['String']['input'];
};

export type PaymentMethodInput = {
  braintree?: InputMaybe<BraintreeInput>;
  braintree_cc_vault?: InputMaybe<BraintreeCcVaultInput>;
  code: Scalars['String']['input'];
  paypal_express?: InputMaybe<PaypalExpressInput>;
  purchase_order_number?: InputMaybe<Scalars['String']['input']>;
};

export type PaymentToken = {
  __typename?: 'PaymentToken';
  /** JSON. Of a card: `{"type":"VI","maskedCC":"1111","expirationDate":"12/2027"}`, the type as Magento abbreviates it. */
  details?: Maybe<Scalars['String']['output']>;
  /** The method that takes it, e.g. `braintree`; its vault has a code of its own. */
  payment_method_code: Scalars['String']['output'];
  public_hash: Scalars['String']['output'];
  type: PaymentTokenTypeEnum;
};

export type PaymentTokenTypeEnum =
  | 'account'
  | 'card';

export type PaypalExpressInput = {
  payer_id: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export type PaypalExpressTokenInput = {
  cart_id: Scalars['String']['input'];
  code: Scalars['String']['input'];
  express_button?: InputMaybe<Scalars['Boolean']['input']>;
  urls: PaypalExpressUrlsInput;
  use_paypal_credit?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PaypalExpressTokenOutput = {
  __typename?: 'PaypalExpressTokenOutput';
  paypal_urls?: Maybe<PaypalExpressUrlList>;
  token?: Maybe<Scalars['String']['output']>;
};

export type PaypalExpressUrlList = {
  __typename?: 'PaypalExpressUrlList';
  edit?: Maybe<Scalars['String']['output']>;
  start?: Maybe<Scalars['String']['output']>;
};

export type PaypalExpressUrlsInput = {
  cancel_url: Scalars['String']['input'];
  pending_url?: InputMaybe<Scalars['String']['input']>;
  return_url: Scalars['String']['input'];
  success_url?: InputMaybe<Scalars['String']['input']>;
};

export type PhysicalProductInterface = {
  weight?: Maybe<Scalars['Float']['output']>;
};

export type PickupLocation = {
  __typename?: 'PickupLocation';
  city?: Maybe<Scalars['String']['output']>;
  contact_name?: Maybe<Scalars['String']['output']>;
  country_id?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  opening_hours?: Maybe<Array<StoreOpeningHours>>;
  phone?: Maybe<Scalars['String']['output']>;
  pickup_location_code?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  region?: Maybe<Scalars['String']['output']>;
  region_id?: Maybe<Scalars['Int']['output']>;
  street?: Maybe<Scalars['String']['output']>;
  /** The place's own, e.g. America/Toronto. */
  timezone?: Maybe<Scalars['String']['output']>;
};

export type PickupLocations = {
  __typename?: 'PickupLocations';
  items?: Maybe<Array<Maybe<PickupLocation>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  total_count?: Maybe<Scalars['Int']['output']>;
};

/** Settings of the ad-tracking script: whether it runs, and which consent it needs. */
export type PinterestOptions = {
  __typename?: 'PinterestOptions';
  current_website_id: Scalars['Int']['output'];
  gdpr_cookie_name?: Maybe<Scalars['String']['output']>;
  /** 1: only with consent; 2: until refused. */
  gdpr_option?: Maybe<Scalars['Int']['output']>;
  is_conversion_config_enabled: Scalars['Boolean']['output'];
  is_cookie_restriction_mode_enabled: Scalars['Boolean']['output'];
  is_gdpr_enabled: Scalars['Boolean']['output'];
  /** Limited data processing. */
  is_ldp_enabled: Scalars['Boolean']['output'];
  is_user_connected: Scalars['Boolean']['output'];
  meta_tag?: Maybe<Scalars['String']['output']>;
  tag_id?: Maybe<Scalars['String']['output']>;
};

export type PlaceOrderError = {
  __typename?: 'PlaceOrderError';
  code: PlaceOrderErrorCodes;
  message: Scalars['String']['output'];
  /** What UNABLE_TO_PLACE_ORDER means, as a code of this back end, e.g. UNPAID_ORDERS; null where the code says it all. */
  reason?: Maybe<Scalars['String']['output']>;
};

export type PlaceOrderErrorCodes =
  | 'CART_NOT_ACTIVE'
  | 'CART_NOT_FOUND'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED';

export type PlaceOrderInput = {
  /** What gift cards pay of it, as the shopper saw it. Another amount by now, and the order is refused as well. */
  agreed_gift_cards?: InputMaybe<Scalars['Float']['input']>;
  /** What store credit pays of it, as the shopper saw it. Another amount by now, and the order is refused as well. */
  agreed_store_credit?: InputMaybe<Scalars['Float']['input']>;
  /** The grand total as the shopper saw it. Another total by now, and the order is refused (UNABLE_TO_PLACE_ORDER). */
  agreed_total?: InputMaybe<Scalars['Float']['input']>;
  cart_id: Scalars['String']['input'];
};

export type PlaceOrderOutput = {
  __typename?: 'PlaceOrderOutput';
  errors: Array<Maybe<PlaceOrderError>>;
  /** @deprecated Field no longer supported */
  order?: Maybe<Order>;
  orderV2?: Maybe<CustomerOrder>;
};

export type PriceDetails = {
  __typename?: 'PriceDetails';
  discount_percentage?: Maybe<Scalars['Float']['output']>;
  main_final_price?: Maybe<Scalars['Float']['output']>;
  main_price?: Maybe<Scalars['Float']['output']>;
};

export type PriceRange = {
  __typename?: 'PriceRange';
  maximum_price?: Maybe<ProductPrice>;
  minimum_price: ProductPrice;
};

export type PriceTypeEnum =
  | 'DYNAMIC'
  | 'FIXED'
  | 'PERCENT';

export type PriceViewEnum =
  | 'AS_LOW_AS'
  | 'PRICE_RANGE';

export type ProductAttribute = {
  __typename?: 'ProductAttribute';
  code: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type ProductAttributeFilterInput = {
  /** Inches of the assembled piece. */
  assembled_height?: InputMaybe<FilterRangeTypeInput>;
  /** Option ids (select attributes) or 0/1 (yes/no attributes), as in the aggregations. */
  att_bed_size?: InputMaybe<FilterEqualTypeInput>;
  att_fabric?: InputMaybe<FilterEqualTypeInput>;
  /** Option values of the labelled height ranges, as in the aggregations. */
  att_height_options?: InputMaybe<FilterEqualTypeInput>;
  att_ladder_side?: InputMaybe<FilterEqualTypeInput>;
  att_quick_ship?: InputMaybe<FilterEqualTypeInput>;
  b_collection_name?: InputMaybe<FilterEqualTypeInput>;
  best_seller?: InputMaybe<FilterEqualTypeInput>;
  category_uid?: InputMaybe<FilterEqualTypeInput>;
  category_url_path?: InputMaybe<FilterEqualTypeInput>;
  color?: InputMaybe<FilterEqualTypeInput>;
  description?: InputMaybe<FilterMatchTypeInput>;
  further_reduced?: InputMaybe<FilterEqualTypeInput>;
  made_in_canada?: InputMaybe<FilterEqualTypeInput>;
  manufacturer?: InputMaybe<FilterEqualTypeInput>;
  name?: InputMaybe<FilterMatchTypeInput>;
  new?: InputMaybe<FilterEqualTypeInput>;
  price?: InputMaybe<FilterRangeTypeInput>;
  short_description?: InputMaybe<FilterMatchTypeInput>;
  sku?: InputMaybe<FilterEqualTypeInput>;
  url_key?: InputMaybe<FilterEqualTypeInput>;
};

export type ProductAttributeSortInput = {
  name?: InputMaybe<SortEnum>;
  position?: InputMaybe<SortEnum>;
  price?: InputMaybe<SortEnum>;
  relevance?: InputMaybe<SortEnum>;
};

export type ProductCustomAttributes = {
  __typename?: 'ProductCustomAttributes';
  errors: Array<Maybe<AttributeMetadataError>>;
  items: Array<Maybe<AttributeValueInterface>>;
};

export type ProductDiscount = {
  __typename?: 'ProductDiscount';
  amount_off?: Maybe<Scalars['Float']['output']>;
  percent_off?: Maybe<Scalars['Float']['output']>;
};

export type ProductImage = MediaGalleryInterface & {
  __typename?: 'ProductImage';
  disabled?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type ProductInterface = {
  assembled_height?: Maybe<Scalars['Float']['output']>;
  /** Assembled measures in inches. */
  assembled_length?: Maybe<Scalars['Float']['output']>;
  assembled_width?: Maybe<Scalars['Float']['output']>;
  assembly?: Maybe<Scalars['String']['output']>;
  att_additional_dimensions?: Maybe<Scalars['String']['output']>;
  att_climbing_details?: Maybe<Scalars['String']['output']>;
  /** Option id of the quick-ship attribute; 656 means it ships within a week. */
  att_quick_ship?: Maybe<Scalars['Int']['output']>;
  att_shipping_dimensions?: Maybe<Scalars['String']['output']>;
  att_split_details?: Maybe<Scalars['String']['output']>;
  att_weight_capacity?: Maybe<Scalars['String']['output']>;
  /** Option id of the collection. */
  b_collection_name?: Maybe<Scalars['Int']['output']>;
  best_seller?: Maybe<Scalars['Int']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  /**
   * Every sleeping place between `;`: place, size, thickest mattress in inches, load in pounds, e.g. `upper twin 7 400; lower full
   * 10 600`. Places are upper, middle, lower and trundle; `any` is no limit.
   */
  fit_beds?: Maybe<Scalars['String']['output']>;
  /** Every carton between `;`: length, width and height in inches, pounds, e.g. `79x14x7 88; 58x22x6 74`. */
  fit_cartons?: Maybe<Scalars['String']['output']>;
  /** Inches of the guard rail above the slats of the upper bed. */
  fit_guard_rail?: Maybe<Scalars['Float']['output']>;
  /** Of a mattress: size, thickness in inches, heaviest sleeper in pounds, e.g. `twin 6 200`; `any` is no limit. */
  fit_mattress?: Maybe<Scalars['String']['output']>;
  /**
   * What a 3D view builds, as JSON: `model`, `measures` in inches, the codes of the product's own `options`, for a
   * choice of variants the `codes` of its values by option id, and `swatches` by code. Null for what has no shape.
   */
  furniture_model?: Maybe<Scalars['String']['output']>;
  further_reduced?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  included?: Maybe<Scalars['String']['output']>;
  /** 1 when made in Canada, else 0. */
  made_in_canada?: Maybe<Scalars['Int']['output']>;
  material?: Maybe<Scalars['String']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  new?: Maybe<Scalars['Int']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  /** How long until it leaves the workshop, as shown to shoppers. */
  order_time_frame?: Maybe<Scalars['String']['output']>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  /** CMS block identifiers to show on the product page, separated by `|`. */
  products_blocks?: Maybe<Scalars['String']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  warranty_note?: Maybe<Scalars['String']['output']>;
};


export type ProductInterfaceCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type ProductInterfaceReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type ProductMediaGalleryEntriesVideoContent = {
  __typename?: 'ProductMediaGalleryEntriesVideoContent';
  media_type?: Maybe<Scalars['String']['output']>;
  video_description?: Maybe<Scalars['String']['output']>;
  video_metadata?: Maybe<Scalars['String']['output']>;
  video_provider?: Maybe<Scalars['String']['output']>;
  video_title?: Maybe<Scalars['String']['output']>;
  video_url?: Maybe<Scalars['String']['output']>;
};

export type ProductPrice = {
  __typename?: 'ProductPrice';
  discount?: Maybe<ProductDiscount>;
  final_price: Money;
  regular_price: Money;
};

export type ProductReview = {
  __typename?: 'ProductReview';
  average_rating: Scalars['Float']['output'];
  created_at: Scalars['String']['output'];
  /** Of the store view in which it was written: `en`, `fr`. */
  language?: Maybe<Scalars['String']['output']>;
  nickname: Scalars['String']['output'];
  product: ProductInterface;
  ratings_breakdown: Array<Maybe<ProductReviewRating>>;
  summary: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type ProductReviewRating = {
  __typename?: 'ProductReviewRating';
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type ProductReviewRatingInput = {
  id: Scalars['String']['input'];
  value_id: Scalars['String']['input'];
};

export type ProductReviewRatingMetadata = {
  __typename?: 'ProductReviewRatingMetadata';
  id: Scalars['String']['output'];
  name: Scalars['String']['output'];
  values: Array<Maybe<ProductReviewRatingValueMetadata>>;
};

export type ProductReviewRatingValueMetadata = {
  __typename?: 'ProductReviewRatingValueMetadata';
  value: Scalars['String']['output'];
  value_id: Scalars['String']['output'];
};

export type ProductReviewRatingsMetadata = {
  __typename?: 'ProductReviewRatingsMetadata';
  items: Array<Maybe<ProductReviewRatingMetadata>>;
};

export type ProductReviews = {
  __typename?: 'ProductReviews';
  items: Array<Maybe<ProductReview>>;
  page_info: SearchResultPageInfo;
};

export type ProductStockStatus =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type ProductVideo = MediaGalleryInterface & {
  __typename?: 'ProductVideo';
  disabled?: Maybe<Scalars['Boolean']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['Int']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  video_content?: Maybe<ProductMediaGalleryEntriesVideoContent>;
};

export type Products = {
  __typename?: 'Products';
  aggregations?: Maybe<Array<Maybe<Aggregation>>>;
  items?: Maybe<Array<Maybe<ProductInterface>>>;
  page_info?: Maybe<SearchResultPageInfo>;
  sort_fields?: Maybe<SortFields>;
  suggestions?: Maybe<Array<Maybe<SearchSuggestion>>>;
  total_count?: Maybe<Scalars['Int']['output']>;
};


export type ProductsAggregationsArgs = {
  filter?: InputMaybe<AggregationsFilterInput>;
};

export type Query = {
  __typename?: 'Query';
  algolia_config?: Maybe<AlgoliaConfig>;
  /** Searches like a hosted index, for storefronts made for one. `page` counts from 0. */
  algolia_products?: Maybe<AlgoliaProducts>;
  attributesForm: AttributesFormOutput;
  attributesList?: Maybe<AttributesMetadataOutput>;
  availableStores?: Maybe<Array<Maybe<StoreConfig>>>;
  cart?: Maybe<Cart>;
  categories?: Maybe<CategoryResult>;
  /** @deprecated Field no longer supported */
  categoryList?: Maybe<Array<Maybe<CategoryTree>>>;
  checkoutAgreements?: Maybe<Array<Maybe<CheckoutAgreement>>>;
  cmsBlocks?: Maybe<CmsBlocks>;
  cmsPage?: Maybe<CmsPage>;
  /** Pages of text that name every word, in the store view's language, the best first. */
  cmsPageSearch?: Maybe<CmsPageSearchResult>;
  compareList?: Maybe<CompareList>;
  countries?: Maybe<Array<Maybe<Country>>>;
  country?: Maybe<Country>;
  currency?: Maybe<Currency>;
  /** @deprecated Field no longer supported */
  customAttributeMetadata?: Maybe<CustomAttributeMetadata>;
  customAttributeMetadataV2: AttributesMetadataOutput;
  customer?: Maybe<Customer>;
  customerCart: Cart;
  customerDownloadableProducts?: Maybe<CustomerDownloadableProducts>;
  customerPaymentTokens?: Maybe<CustomerPaymentTokens>;
  /**
   * One for each of the items, at most 50, in their order; null for what is unknown, cannot be chosen so or is not carried to a
   * door.
   * @param region_code of a province or territory of Canada
   */
  deliveredPrices: Array<Maybe<DeliveredPrice>>;
  giftCardAccount?: Maybe<GiftCardAccount>;
  guestOrder: CustomerOrder;
  guestOrderByToken: CustomerOrder;
  /** The wishlist of a guest, who alone knows the id. */
  guestWishlist?: Maybe<Wishlist>;
  isEmailAvailable?: Maybe<IsEmailAvailableOutput>;
  /** Null where nothing is paid online. */
  onlinePaymentConfig?: Maybe<OnlinePaymentConfig>;
  pickupLocations?: Maybe<PickupLocations>;
  pinterestOptions?: Maybe<PinterestOptions>;
  productReviewRatingsMetadata: ProductReviewRatingsMetadata;
  products?: Maybe<Products>;
  recaptchaFormConfig?: Maybe<ReCaptchaConfigOutput>;
  recaptchaV3Config?: Maybe<ReCaptchaConfigurationV3>;
  route?: Maybe<RoutableInterface>;
  /** The wishlist that its owner shared under this code. */
  sharedWishlist?: Maybe<Wishlist>;
  /** Where a customer may sign in instead of here (OpenID Connect). */
  socialLoginProviders: Array<SocialLoginProvider>;
  storeConfig?: Maybe<StoreConfig>;
  /** All showrooms. @param near: a Canadian town ("Sherbrooke", "London, ON") or postal code ("J1H 2B7") */
  stores?: Maybe<StoreLocations>;
};


export type QueryAlgolia_ProductsArgs = {
  filter?: InputMaybe<ProductAttributeFilterInput>;
  hitsPerPage?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


export type QueryAttributesFormArgs = {
  formCode: Scalars['String']['input'];
};


export type QueryAttributesListArgs = {
  entityType: AttributeEntityTypeEnum;
  filters?: InputMaybe<AttributeFilterInput>;
};


export type QueryAvailableStoresArgs = {
  useCurrentGroup?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryCartArgs = {
  cart_id: Scalars['String']['input'];
};


export type QueryCategoriesArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<CategoryFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCategoryListArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<CategoryFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCmsBlocksArgs = {
  identifiers?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


export type QueryCmsPageArgs = {
  identifier?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCmsPageSearchArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search: Scalars['String']['input'];
};


export type QueryCompareListArgs = {
  uid: Scalars['ID']['input'];
};


export type QueryCountryArgs = {
  id?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCustomAttributeMetadataArgs = {
  attributes: Array<AttributeInput>;
};


export type QueryCustomAttributeMetadataV2Args = {
  attributes?: InputMaybe<Array<AttributeInput>>;
};


export type QueryDeliveredPricesArgs = {
  items: Array<DeliveredPriceItemInput>;
  region_code: Scalars['String']['input'];
};


export type QueryGiftCardAccountArgs = {
  input: GiftCardAccountInput;
};


export type QueryGuestOrderArgs = {
  input: OrderInformationInput;
};


export type QueryGuestOrderByTokenArgs = {
  input: OrderTokenInput;
};


export type QueryGuestWishlistArgs = {
  guestCustomerId: Scalars['String']['input'];
};


export type QueryIsEmailAvailableArgs = {
  email: Scalars['String']['input'];
};


export type QueryPickupLocationsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryProductsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  filter?: InputMaybe<ProductAttributeFilterInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ProductAttributeSortInput>;
};


export type QueryRecaptchaFormConfigArgs = {
  formType: ReCaptchaFormEnum;
};


export type QueryRouteArgs = {
  url: Scalars['String']['input'];
};


export type QuerySharedWishlistArgs = {
  sharingCode: Scalars['String']['input'];
};


export type QueryStoresArgs = {
  near?: InputMaybe<Scalars['String']['input']>;
};

export type ReCaptchaConfigOutput = {
  __typename?: 'ReCaptchaConfigOutput';
  configurations?: Maybe<ReCaptchaConfiguration>;
  is_enabled: Scalars['Boolean']['output'];
};

export type ReCaptchaConfiguration = {
  __typename?: 'ReCaptchaConfiguration';
  badge_position?: Maybe<Scalars['String']['output']>;
  re_captcha_type: ReCaptchaTypeEmum;
  website_key: Scalars['String']['output'];
};

export type ReCaptchaConfigurationV3 = {
  __typename?: 'ReCaptchaConfigurationV3';
  badge_position: Scalars['String']['output'];
  forms: Array<Maybe<ReCaptchaFormEnum>>;
  is_enabled: Scalars['Boolean']['output'];
  website_key: Scalars['String']['output'];
};

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

export type Region = {
  __typename?: 'Region';
  code?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type RememberMeToken = {
  __typename?: 'RememberMeToken';
  token: Scalars['String']['output'];
};

export type RememberedCustomerToken = {
  __typename?: 'RememberedCustomerToken';
  remember_me_token: Scalars['String']['output'];
  token: Scalars['String']['output'];
};

export type RemoveCouponFromCartInput = {
  cart_id: Scalars['String']['input'];
};

export type RemoveCouponFromCartOutput = {
  __typename?: 'RemoveCouponFromCartOutput';
  cart?: Maybe<Cart>;
};

export type RemoveGiftCardFromCartInput = {
  cart_id: Scalars['String']['input'];
  /** The whole code, or as much of it as `applied_gift_cards` shows. */
  gift_card_code: Scalars['String']['input'];
};

export type RemoveGiftCardFromCartOutput = {
  __typename?: 'RemoveGiftCardFromCartOutput';
  cart: Cart;
};

export type RemoveItemFromCartInput = {
  cart_id: Scalars['String']['input'];
  cart_item_id?: InputMaybe<Scalars['Int']['input']>;
  cart_item_uid?: InputMaybe<Scalars['ID']['input']>;
};

export type RemoveItemFromCartOutput = {
  __typename?: 'RemoveItemFromCartOutput';
  cart: Cart;
};

export type RemoveProductsFromCompareListInput = {
  products: Array<InputMaybe<Scalars['ID']['input']>>;
  uid: Scalars['ID']['input'];
};

export type RemoveProductsFromWishlistOutput = {
  __typename?: 'RemoveProductsFromWishlistOutput';
  user_errors: Array<Maybe<WishListUserInputError>>;
  wishlist: Wishlist;
};

export type RemoveStoreCreditFromCartInput = {
  cart_id: Scalars['String']['input'];
};

export type RemoveStoreCreditFromCartOutput = {
  __typename?: 'RemoveStoreCreditFromCartOutput';
  cart: Cart;
};

export type ReorderItemsOutput = {
  __typename?: 'ReorderItemsOutput';
  cart: Cart;
  userInputErrors: Array<Maybe<CheckoutUserInputError>>;
};

export type RevokeCustomerTokenOutput = {
  __typename?: 'RevokeCustomerTokenOutput';
  result: Scalars['Boolean']['output'];
};

export type RevokeRememberMeTokenOutput = {
  __typename?: 'RevokeRememberMeTokenOutput';
  result: Scalars['Boolean']['output'];
};

export type RoutableInterface = {
  redirect_code: Scalars['Int']['output'];
  relative_url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
};

export type RoutableUrl = RoutableInterface & {
  __typename?: 'RoutableUrl';
  redirect_code: Scalars['Int']['output'];
  relative_url?: Maybe<Scalars['String']['output']>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
};

export type SalesCommentItem = {
  __typename?: 'SalesCommentItem';
  message: Scalars['String']['output'];
  timestamp: Scalars['String']['output'];
};

export type SearchResultPageInfo = {
  __typename?: 'SearchResultPageInfo';
  current_page?: Maybe<Scalars['Int']['output']>;
  page_size?: Maybe<Scalars['Int']['output']>;
  total_pages?: Maybe<Scalars['Int']['output']>;
};

export type SearchSuggestion = {
  __typename?: 'SearchSuggestion';
  search: Scalars['String']['output'];
};

export type SelectedBundleOption = {
  __typename?: 'SelectedBundleOption';
  /** @deprecated Field no longer supported */
  id: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  type: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
  values: Array<Maybe<SelectedBundleOptionValue>>;
};

export type SelectedBundleOptionValue = {
  __typename?: 'SelectedBundleOptionValue';
  id: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  original_price: Money;
  /** @deprecated Field no longer supported */
  price: Scalars['Float']['output'];
  priceV2: Money;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type SelectedConfigurableOption = {
  __typename?: 'SelectedConfigurableOption';
  configurable_product_option_uid: Scalars['ID']['output'];
  configurable_product_option_value_uid: Scalars['ID']['output'];
  option_label: Scalars['String']['output'];
  /** @deprecated Field no longer supported */
  value_id: Scalars['Int']['output'];
  value_label: Scalars['String']['output'];
};

export type SelectedCustomizableOption = {
  __typename?: 'SelectedCustomizableOption';
  customizable_option_uid: Scalars['ID']['output'];
  /** @deprecated Field no longer supported */
  id: Scalars['Int']['output'];
  is_required: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  sort_order: Scalars['Int']['output'];
  type: Scalars['String']['output'];
  values: Array<Maybe<SelectedCustomizableOptionValue>>;
};

export type SelectedCustomizableOptionValue = {
  __typename?: 'SelectedCustomizableOptionValue';
  customizable_option_value_uid: Scalars['ID']['output'];
  /** @deprecated Field no longer supported */
  id: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  price: CartItemSelectedOptionValuePrice;
  value: Scalars['String']['output'];
};

export type SelectedPaymentMethod = {
  __typename?: 'SelectedPaymentMethod';
  code: Scalars['String']['output'];
  purchase_order_number?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type SelectedShippingMethod = {
  __typename?: 'SelectedShippingMethod';
  amount: Money;
  carrier_code: Scalars['String']['output'];
  carrier_title: Scalars['String']['output'];
  method_code: Scalars['String']['output'];
  method_title: Scalars['String']['output'];
  price_excl_tax: Money;
  price_incl_tax: Money;
};

export type SendGuestWishlistInput = {
  email: Scalars['String']['input'];
  emails: Scalars['String']['input'];
  guestCustomerId: Scalars['String']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};

export type SendWishlistOutput = {
  __typename?: 'SendWishlistOutput';
  /** Why some were not. */
  errors: Array<Scalars['String']['output']>;
  sent_emails: Array<Scalars['String']['output']>;
  /** Whether every mail was sent. */
  status: Scalars['Boolean']['output'];
};

export type SetBillingAddressOnCartInput = {
  billing_address: BillingAddressInput;
  cart_id: Scalars['String']['input'];
};

export type SetBillingAddressOnCartOutput = {
  __typename?: 'SetBillingAddressOnCartOutput';
  cart: Cart;
};

export type SetCommentOnCartInput = {
  cart_id: Scalars['String']['input'];
  /** Empty for none; at most 1000 characters. */
  comment: Scalars['String']['input'];
};

export type SetCommentOnCartOutput = {
  __typename?: 'SetCommentOnCartOutput';
  cart: Cart;
};

export type SetGuestEmailOnCartInput = {
  cart_id: Scalars['String']['input'];
  email: Scalars['String']['input'];
};

export type SetGuestEmailOnCartOutput = {
  __typename?: 'SetGuestEmailOnCartOutput';
  cart: Cart;
};

export type SetPaymentMethodAndPlaceOrderInput = {
  cart_id: Scalars['String']['input'];
  payment_method: PaymentMethodInput;
};

export type SetPaymentMethodOnCartInput = {
  cart_id: Scalars['String']['input'];
  payment_method: PaymentMethodInput;
};

export type SetPaymentMethodOnCartOutput = {
  __typename?: 'SetPaymentMethodOnCartOutput';
  cart: Cart;
};

export type SetShippingAddressesOnCartInput = {
  cart_id: Scalars['String']['input'];
  shipping_addresses: Array<InputMaybe<ShippingAddressInput>>;
};

export type SetShippingAddressesOnCartOutput = {
  __typename?: 'SetShippingAddressesOnCartOutput';
  cart: Cart;
};

export type SetShippingMethodsOnCartInput = {
  cart_id: Scalars['String']['input'];
  shipping_methods: Array<InputMaybe<ShippingMethodInput>>;
};

export type SetShippingMethodsOnCartOutput = {
  __typename?: 'SetShippingMethodsOnCartOutput';
  cart: Cart;
};

export type ShipBundleItemsEnum =
  | 'SEPARATELY'
  | 'TOGETHER';

export type ShipmentItem = ShipmentItemInterface & {
  __typename?: 'ShipmentItem';
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_shipped: Scalars['Float']['output'];
};

export type ShipmentItemInterface = {
  id: Scalars['ID']['output'];
  order_item?: Maybe<OrderItemInterface>;
  product_name?: Maybe<Scalars['String']['output']>;
  product_sale_price: Money;
  product_sku: Scalars['String']['output'];
  quantity_shipped: Scalars['Float']['output'];
};

export type ShipmentTracking = {
  __typename?: 'ShipmentTracking';
  carrier: Scalars['String']['output'];
  number?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type ShippingAddressInput = {
  address?: InputMaybe<CartAddressInput>;
  customer_address_id?: InputMaybe<Scalars['Int']['input']>;
  customer_notes?: InputMaybe<Scalars['String']['input']>;
  pickup_location_code?: InputMaybe<Scalars['String']['input']>;
};

export type ShippingCartAddress = CartAddressInterface & {
  __typename?: 'ShippingCartAddress';
  available_shipping_methods?: Maybe<Array<Maybe<AvailableShippingMethod>>>;
  /** Buzzer code */
  buzzer_code?: Maybe<Scalars['String']['output']>;
  cart_items_v2?: Maybe<Array<Maybe<CartItemInterface>>>;
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: CartAddressCountry;
  customer_notes?: Maybe<Scalars['String']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  firstname: Scalars['String']['output'];
  id?: Maybe<Scalars['Int']['output']>;
  lastname: Scalars['String']['output'];
  middlename?: Maybe<Scalars['String']['output']>;
  pickup_location_code?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  prefix?: Maybe<Scalars['String']['output']>;
  region?: Maybe<CartAddressRegion>;
  same_as_billing: Scalars['Boolean']['output'];
  selected_shipping_method?: Maybe<SelectedShippingMethod>;
  street: Array<Maybe<Scalars['String']['output']>>;
  suffix?: Maybe<Scalars['String']['output']>;
  telephone?: Maybe<Scalars['String']['output']>;
  uid: Scalars['String']['output'];
  vat_id?: Maybe<Scalars['String']['output']>;
};

export type ShippingDiscount = {
  __typename?: 'ShippingDiscount';
  amount: Money;
};

export type ShippingHandling = {
  __typename?: 'ShippingHandling';
  amount_excluding_tax?: Maybe<Money>;
  amount_including_tax?: Maybe<Money>;
  discounts?: Maybe<Array<Maybe<ShippingDiscount>>>;
  taxes?: Maybe<Array<Maybe<TaxItem>>>;
  total_amount: Money;
};

export type ShippingMethodInput = {
  carrier_code: Scalars['String']['input'];
  method_code: Scalars['String']['input'];
};

export type SimpleCartItem = CartItemInterface & {
  __typename?: 'SimpleCartItem';
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  /** @deprecated Field no longer supported */
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  not_available_message?: Maybe<Scalars['String']['output']>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type SimpleProduct = CustomizableProductInterface & PhysicalProductInterface & ProductInterface & RoutableInterface & {
  __typename?: 'SimpleProduct';
  assembled_height?: Maybe<Scalars['Float']['output']>;
  /** Assembled measures in inches. */
  assembled_length?: Maybe<Scalars['Float']['output']>;
  assembled_width?: Maybe<Scalars['Float']['output']>;
  assembly?: Maybe<Scalars['String']['output']>;
  att_additional_dimensions?: Maybe<Scalars['String']['output']>;
  att_climbing_details?: Maybe<Scalars['String']['output']>;
  /** Option id of the quick-ship attribute; 656 means it ships within a week. */
  att_quick_ship?: Maybe<Scalars['Int']['output']>;
  att_shipping_dimensions?: Maybe<Scalars['String']['output']>;
  att_split_details?: Maybe<Scalars['String']['output']>;
  att_weight_capacity?: Maybe<Scalars['String']['output']>;
  /** Option id of the collection. */
  b_collection_name?: Maybe<Scalars['Int']['output']>;
  best_seller?: Maybe<Scalars['Int']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  /**
   * Every sleeping place between `;`: place, size, thickest mattress in inches, load in pounds, e.g. `upper twin 7 400; lower full
   * 10 600`. Places are upper, middle, lower and trundle; `any` is no limit.
   */
  fit_beds?: Maybe<Scalars['String']['output']>;
  /** Every carton between `;`: length, width and height in inches, pounds, e.g. `79x14x7 88; 58x22x6 74`. */
  fit_cartons?: Maybe<Scalars['String']['output']>;
  /** Inches of the guard rail above the slats of the upper bed. */
  fit_guard_rail?: Maybe<Scalars['Float']['output']>;
  /** Of a mattress: size, thickness in inches, heaviest sleeper in pounds, e.g. `twin 6 200`; `any` is no limit. */
  fit_mattress?: Maybe<Scalars['String']['output']>;
  /**
   * What a 3D view builds, as JSON: `model`, `measures` in inches, the codes of the product's own `options`, for a
   * choice of variants the `codes` of its values by option id, and `swatches` by code. Null for what has no shape.
   */
  furniture_model?: Maybe<Scalars['String']['output']>;
  further_reduced?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  included?: Maybe<Scalars['String']['output']>;
  /** 1 when made in Canada, else 0. */
  made_in_canada?: Maybe<Scalars['Int']['output']>;
  material?: Maybe<Scalars['String']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  new?: Maybe<Scalars['Int']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  /** How long until it leaves the workshop, as shown to shoppers. */
  order_time_frame?: Maybe<Scalars['String']['output']>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  /** CMS block identifiers to show on the product page, separated by `|`. */
  products_blocks?: Maybe<Scalars['String']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  warranty_note?: Maybe<Scalars['String']['output']>;
  weight?: Maybe<Scalars['Float']['output']>;
};


export type SimpleProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type SimpleProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type SimpleProductCartItemInput = {
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  data: CartItemInput;
};

export type SimpleWishlistItem = WishlistItemInterface & {
  __typename?: 'SimpleWishlistItem';
  added_at: Scalars['String']['output'];
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type SocialLoginOutput = {
  __typename?: 'SocialLoginOutput';
  token: Scalars['String']['output'];
};

export type SocialLoginProvider = {
  __typename?: 'SocialLoginProvider';
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type SocialLoginStart = {
  __typename?: 'SocialLoginStart';
  state: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type SortEnum =
  | 'ASC'
  | 'DESC';

export type SortField = {
  __typename?: 'SortField';
  label?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type SortFields = {
  __typename?: 'SortFields';
  default?: Maybe<Scalars['String']['output']>;
  options?: Maybe<Array<Maybe<SortField>>>;
};

export type StartOrderPaymentOutput = {
  __typename?: 'StartOrderPaymentOutput';
  amount: Money;
  /** Lets the provider's script pay this order, and nothing else. Never to be stored or logged. */
  client_secret: Scalars['String']['output'];
  /** Of the provider, for its script in the browser. */
  publishable_key: Scalars['String']['output'];
};

export type StoreConfig = {
  __typename?: 'StoreConfig';
  absolute_footer?: Maybe<Scalars['String']['output']>;
  allow_guests_to_write_product_reviews?: Maybe<Scalars['String']['output']>;
  allow_items?: Maybe<Scalars['String']['output']>;
  allow_order?: Maybe<Scalars['String']['output']>;
  autocomplete_on_storefront?: Maybe<Scalars['Boolean']['output']>;
  base_currency_code?: Maybe<Scalars['String']['output']>;
  base_link_url?: Maybe<Scalars['String']['output']>;
  base_media_url?: Maybe<Scalars['String']['output']>;
  base_static_url?: Maybe<Scalars['String']['output']>;
  base_url?: Maybe<Scalars['String']['output']>;
  braintree_3dsecure_verify_3dsecure?: Maybe<Scalars['Boolean']['output']>;
  braintree_cc_vault_active?: Maybe<Scalars['String']['output']>;
  cart_expires_in_days?: Maybe<Scalars['Int']['output']>;
  cart_summary_display_quantity?: Maybe<Scalars['Int']['output']>;
  catalog_default_sort_by?: Maybe<Scalars['String']['output']>;
  category_url_suffix?: Maybe<Scalars['String']['output']>;
  check_money_order_make_check_payable_to?: Maybe<Scalars['String']['output']>;
  check_money_order_send_check_to?: Maybe<Scalars['String']['output']>;
  cms_home_page?: Maybe<Scalars['String']['output']>;
  configurable_thumbnail_source?: Maybe<Scalars['String']['output']>;
  contact_email?: Maybe<Scalars['String']['output']>;
  contact_enabled: Scalars['Boolean']['output'];
  contact_phone?: Maybe<Scalars['String']['output']>;
  copyright?: Maybe<Scalars['String']['output']>;
  countries_with_required_region?: Maybe<Scalars['String']['output']>;
  create_account_confirmation?: Maybe<Scalars['Boolean']['output']>;
  customer_access_token_lifetime?: Maybe<Scalars['Float']['output']>;
  default_country?: Maybe<Scalars['String']['output']>;
  default_description?: Maybe<Scalars['String']['output']>;
  default_display_currency_code?: Maybe<Scalars['String']['output']>;
  default_keywords?: Maybe<Scalars['String']['output']>;
  default_title?: Maybe<Scalars['String']['output']>;
  display_product_prices_in_catalog: Scalars['Int']['output'];
  display_shipping_prices: Scalars['Int']['output'];
  display_state_if_optional?: Maybe<Scalars['Boolean']['output']>;
  /** Paying in months, as the provider of online payments offers it; null where it does not. */
  financing?: Maybe<Financing>;
  /** Orders from this subtotal on (store currency) ship free where freight is offered. */
  free_shipping_threshold?: Maybe<Scalars['Float']['output']>;
  grid_per_page?: Maybe<Scalars['Int']['output']>;
  grid_per_page_values?: Maybe<Scalars['String']['output']>;
  head_shortcut_icon?: Maybe<Scalars['String']['output']>;
  header_logo_src?: Maybe<Scalars['String']['output']>;
  home_show_bunk_beds?: Maybe<Scalars['Boolean']['output']>;
  home_show_free_shipping?: Maybe<Scalars['Boolean']['output']>;
  home_show_in_stock?: Maybe<Scalars['Boolean']['output']>;
  home_show_shipping?: Maybe<Scalars['Boolean']['output']>;
  home_show_solid_wood?: Maybe<Scalars['Boolean']['output']>;
  is_cart_comment_enabled?: Maybe<Scalars['Boolean']['output']>;
  is_checkout_agreements_enabled: Scalars['Boolean']['output'];
  is_default_store?: Maybe<Scalars['Boolean']['output']>;
  is_default_store_group?: Maybe<Scalars['Boolean']['output']>;
  is_guest_checkout_enabled?: Maybe<Scalars['Boolean']['output']>;
  is_one_page_checkout_enabled?: Maybe<Scalars['Boolean']['output']>;
  /** Degrees. */
  latitude?: Maybe<Scalars['Float']['output']>;
  list_mode?: Maybe<Scalars['String']['output']>;
  list_per_page?: Maybe<Scalars['Int']['output']>;
  list_per_page_values?: Maybe<Scalars['String']['output']>;
  locale?: Maybe<Scalars['String']['output']>;
  logo_alt?: Maybe<Scalars['String']['output']>;
  logo_height?: Maybe<Scalars['Int']['output']>;
  /** The store name in the two parts the logo sets apart, e.g. ["Loft", "wood"]. */
  logo_parts?: Maybe<Array<Scalars['String']['output']>>;
  logo_width?: Maybe<Scalars['Int']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  /** What a complete order earns of the price of goods, in per cent; null or 0 for nothing. */
  loyalty_credit_percent?: Maybe<Scalars['Float']['output']>;
  magento_wishlist_general_is_enabled?: Maybe<Scalars['String']['output']>;
  max_items_in_order_summary?: Maybe<Scalars['Int']['output']>;
  minimum_password_length?: Maybe<Scalars['String']['output']>;
  newsletter_enabled: Scalars['Boolean']['output'];
  optional_zip_countries?: Maybe<Scalars['String']['output']>;
  order_cancellation_enabled: Scalars['Boolean']['output'];
  order_cancellation_reasons: Array<Maybe<CancellationReason>>;
  /** What shoppers look for most, in the words of the store's language. */
  popular_search_terms?: Maybe<Array<Scalars['String']['output']>>;
  product_reviews_enabled?: Maybe<Scalars['String']['output']>;
  product_url_suffix?: Maybe<Scalars['String']['output']>;
  required_character_classes_number?: Maybe<Scalars['String']['output']>;
  root_category_uid?: Maybe<Scalars['ID']['output']>;
  secure_base_link_url?: Maybe<Scalars['String']['output']>;
  secure_base_media_url?: Maybe<Scalars['String']['output']>;
  secure_base_static_url?: Maybe<Scalars['String']['output']>;
  secure_base_url?: Maybe<Scalars['String']['output']>;
  /** Where the store delivers, by country code; null for every country it knows. */
  shipping_countries?: Maybe<Array<Scalars['String']['output']>>;
  /** Codes of the provinces and territories that the shop delivers to; null where nobody says. */
  shipping_regions?: Maybe<Array<Scalars['String']['output']>>;
  show_cms_breadcrumbs?: Maybe<Scalars['Int']['output']>;
  social_facebook?: Maybe<Scalars['String']['output']>;
  social_twitter?: Maybe<Scalars['String']['output']>;
  store_city?: Maybe<Scalars['String']['output']>;
  store_code?: Maybe<Scalars['ID']['output']>;
  store_country_code?: Maybe<Scalars['String']['output']>;
  store_group_code?: Maybe<Scalars['ID']['output']>;
  store_group_name?: Maybe<Scalars['String']['output']>;
  store_name?: Maybe<Scalars['String']['output']>;
  store_postcode?: Maybe<Scalars['String']['output']>;
  store_region?: Maybe<Scalars['String']['output']>;
  store_sort_order?: Maybe<Scalars['Int']['output']>;
  store_street?: Maybe<Scalars['String']['output']>;
  timezone?: Maybe<Scalars['String']['output']>;
  title_prefix?: Maybe<Scalars['String']['output']>;
  title_separator?: Maybe<Scalars['String']['output']>;
  title_suffix?: Maybe<Scalars['String']['output']>;
  website_code?: Maybe<Scalars['ID']['output']>;
  website_name?: Maybe<Scalars['String']['output']>;
  weight_unit?: Maybe<Scalars['String']['output']>;
  welcome?: Maybe<Scalars['String']['output']>;
};

export type StoreImage = {
  __typename?: 'StoreImage';
  /** What is seen in it, in the store's language. */
  description: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** A showroom or warehouse one may visit. */
export type StoreLocation = {
  __typename?: 'StoreLocation';
  city: Scalars['String']['output'];
  code: Scalars['String']['output'];
  country_code: Scalars['String']['output'];
  /** Kilometres in a straight line from the requested place; null without one. */
  distance_km?: Maybe<Scalars['Float']['output']>;
  /** What it looks like, twice as wide as high. */
  image?: Maybe<StoreImage>;
  /** Degrees. */
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  /** What a visitor should know, such as where to park. */
  note?: Maybe<Scalars['String']['output']>;
  opening_hours: Array<StoreOpeningHours>;
  phone: Scalars['String']['output'];
  postcode: Scalars['String']['output'];
  region: Scalars['String']['output'];
  region_code: Scalars['String']['output'];
  street: Scalars['String']['output'];
  /** IANA name of the time zone the opening hours are in, e.g. America/Toronto. */
  timezone: Scalars['String']['output'];
};

export type StoreLocations = {
  __typename?: 'StoreLocations';
  /** The nearest first when a place was found, else in the shop's own order. */
  items: Array<StoreLocation>;
  /** What `near` was understood as; null without it, or when nobody knows such a place. */
  near?: Maybe<StorePlace>;
};

export type StoreOpeningHours = {
  __typename?: 'StoreOpeningHours';
  closes: Scalars['String']['output'];
  /** Days of the week, 1 = Monday. */
  days: Array<Scalars['Int']['output']>;
  /** Local time, e.g. 10:00. */
  opens: Scalars['String']['output'];
};

/** A town or postal area of Canada. */
export type StorePlace = {
  __typename?: 'StorePlace';
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  /** e.g. Sherbrooke, QC or J1H */
  name: Scalars['String']['output'];
};

export type StorefrontProperties = {
  __typename?: 'StorefrontProperties';
  position?: Maybe<Scalars['Int']['output']>;
  use_in_layered_navigation?: Maybe<UseInLayeredNavigationOptions>;
  use_in_product_listing?: Maybe<Scalars['Boolean']['output']>;
  use_in_search_results_layered_navigation?: Maybe<Scalars['Boolean']['output']>;
  visible_on_catalog_pages?: Maybe<Scalars['Boolean']['output']>;
};

export type SubscribeEmailToNewsletterOutput = {
  __typename?: 'SubscribeEmailToNewsletterOutput';
  status?: Maybe<SubscriptionStatusesEnum>;
};

export type SubscriptionStatusesEnum =
  | 'NOT_ACTIVE'
  | 'SUBSCRIBED'
  | 'UNCONFIRMED'
  | 'UNSUBSCRIBED';

export type SwatchDataInterface = {
  value?: Maybe<Scalars['String']['output']>;
};

export type SwatchInputTypeEnum =
  | 'BOOLEAN'
  | 'DATE'
  | 'DATETIME'
  | 'DROPDOWN'
  | 'FILE'
  | 'GALLERY'
  | 'HIDDEN'
  | 'IMAGE'
  | 'MEDIA_IMAGE'
  | 'MULTILINE'
  | 'MULTISELECT'
  | 'PRICE'
  | 'SELECT'
  | 'TEXT'
  | 'TEXTAREA'
  | 'UNDEFINED'
  | 'VISUAL'
  | 'WEIGHT';

export type TaxItem = {
  __typename?: 'TaxItem';
  amount: Money;
  rate: Scalars['Float']['output'];
  title: Scalars['String']['output'];
};

export type TextSwatchData = SwatchDataInterface & {
  __typename?: 'TextSwatchData';
  value?: Maybe<Scalars['String']['output']>;
};

export type TierPrice = {
  __typename?: 'TierPrice';
  discount?: Maybe<ProductDiscount>;
  final_price?: Maybe<Money>;
  quantity?: Maybe<Scalars['Float']['output']>;
};

export type UnusedCoupon = {
  __typename?: 'UnusedCoupon';
  /** What the goods lack to the coupon's minimum, in the cart's currency; null for other reasons. */
  amount_missing?: Maybe<Scalars['Float']['output']>;
  code: Scalars['String']['output'];
  reason: UnusedCouponReason;
};

export type UnusedCouponReason =
  | 'BELOW_MINIMUM'
  | 'EXPIRED'
  | 'NO_MATCHING_ITEM'
  | 'USED_UP';

export type UpdateCartItemsInput = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<InputMaybe<CartItemUpdateInput>>;
};

export type UpdateCartItemsOutput = {
  __typename?: 'UpdateCartItemsOutput';
  cart: Cart;
  errors: Array<Maybe<CartUserInputError>>;
};

export type UpdateProductsInWishlistOutput = {
  __typename?: 'UpdateProductsInWishlistOutput';
  user_errors: Array<Maybe<WishListUserInputError>>;
  wishlist: Wishlist;
};

export type UrlRewrite = {
  __typename?: 'UrlRewrite';
  parameters?: Maybe<Array<Maybe<HttpQueryParameter>>>;
  url?: Maybe<Scalars['String']['output']>;
};

export type UrlRewriteEntityTypeEnum =
  | 'CATEGORY'
  | 'CMS_PAGE'
  | 'PRODUCT';

export type UseInLayeredNavigationOptions =
  | 'FILTERABLE_NO_RESULT'
  | 'FILTERABLE_WITH_RESULTS'
  | 'NO';

export type ValidationRule = {
  __typename?: 'ValidationRule';
  name?: Maybe<ValidationRuleEnum>;
  value?: Maybe<Scalars['String']['output']>;
};

export type ValidationRuleEnum =
  | 'DATE_RANGE_MAX'
  | 'DATE_RANGE_MIN'
  | 'FILE_EXTENSIONS'
  | 'INPUT_VALIDATION'
  | 'MAX_FILE_SIZE'
  | 'MAX_IMAGE_HEIGHT'
  | 'MAX_IMAGE_WIDTH'
  | 'MAX_TEXT_LENGTH'
  | 'MIN_TEXT_LENGTH';

export type VirtualCartItem = CartItemInterface & {
  __typename?: 'VirtualCartItem';
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  errors?: Maybe<Array<Maybe<CartItemError>>>;
  /** @deprecated Field no longer supported */
  id: Scalars['String']['output'];
  is_available: Scalars['Boolean']['output'];
  not_available_message?: Maybe<Scalars['String']['output']>;
  prices?: Maybe<CartItemPrices>;
  product: ProductInterface;
  quantity: Scalars['Float']['output'];
  uid: Scalars['ID']['output'];
};

export type VirtualProduct = CustomizableProductInterface & ProductInterface & RoutableInterface & {
  __typename?: 'VirtualProduct';
  assembled_height?: Maybe<Scalars['Float']['output']>;
  /** Assembled measures in inches. */
  assembled_length?: Maybe<Scalars['Float']['output']>;
  assembled_width?: Maybe<Scalars['Float']['output']>;
  assembly?: Maybe<Scalars['String']['output']>;
  att_additional_dimensions?: Maybe<Scalars['String']['output']>;
  att_climbing_details?: Maybe<Scalars['String']['output']>;
  /** Option id of the quick-ship attribute; 656 means it ships within a week. */
  att_quick_ship?: Maybe<Scalars['Int']['output']>;
  att_shipping_dimensions?: Maybe<Scalars['String']['output']>;
  att_split_details?: Maybe<Scalars['String']['output']>;
  att_weight_capacity?: Maybe<Scalars['String']['output']>;
  /** Option id of the collection. */
  b_collection_name?: Maybe<Scalars['Int']['output']>;
  best_seller?: Maybe<Scalars['Int']['output']>;
  canonical_url?: Maybe<Scalars['String']['output']>;
  categories?: Maybe<Array<Maybe<CategoryInterface>>>;
  country_of_manufacture?: Maybe<Scalars['String']['output']>;
  crosssell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  custom_attributesV2?: Maybe<ProductCustomAttributes>;
  description?: Maybe<ComplexTextValue>;
  /**
   * Every sleeping place between `;`: place, size, thickest mattress in inches, load in pounds, e.g. `upper twin 7 400; lower full
   * 10 600`. Places are upper, middle, lower and trundle; `any` is no limit.
   */
  fit_beds?: Maybe<Scalars['String']['output']>;
  /** Every carton between `;`: length, width and height in inches, pounds, e.g. `79x14x7 88; 58x22x6 74`. */
  fit_cartons?: Maybe<Scalars['String']['output']>;
  /** Inches of the guard rail above the slats of the upper bed. */
  fit_guard_rail?: Maybe<Scalars['Float']['output']>;
  /** Of a mattress: size, thickness in inches, heaviest sleeper in pounds, e.g. `twin 6 200`; `any` is no limit. */
  fit_mattress?: Maybe<Scalars['String']['output']>;
  /**
   * What a 3D view builds, as JSON: `model`, `measures` in inches, the codes of the product's own `options`, for a
   * choice of variants the `codes` of its values by option id, and `swatches` by code. Null for what has no shape.
   */
  furniture_model?: Maybe<Scalars['String']['output']>;
  further_reduced?: Maybe<Scalars['Int']['output']>;
  image?: Maybe<ProductImage>;
  included?: Maybe<Scalars['String']['output']>;
  /** 1 when made in Canada, else 0. */
  made_in_canada?: Maybe<Scalars['Int']['output']>;
  material?: Maybe<Scalars['String']['output']>;
  max_sale_qty?: Maybe<Scalars['Float']['output']>;
  media_gallery?: Maybe<Array<Maybe<MediaGalleryInterface>>>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_keyword?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  min_sale_qty?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  new?: Maybe<Scalars['Int']['output']>;
  new_from_date?: Maybe<Scalars['String']['output']>;
  new_to_date?: Maybe<Scalars['String']['output']>;
  only_x_left_in_stock?: Maybe<Scalars['Float']['output']>;
  options?: Maybe<Array<Maybe<CustomizableOptionInterface>>>;
  /** How long until it leaves the workshop, as shown to shoppers. */
  order_time_frame?: Maybe<Scalars['String']['output']>;
  price_range: PriceRange;
  price_tiers?: Maybe<Array<Maybe<TierPrice>>>;
  /** CMS block identifiers to show on the product page, separated by `|`. */
  products_blocks?: Maybe<Scalars['String']['output']>;
  quantity?: Maybe<Scalars['Float']['output']>;
  rating_summary: Scalars['Float']['output'];
  redirect_code: Scalars['Int']['output'];
  related_products?: Maybe<Array<Maybe<ProductInterface>>>;
  relative_url?: Maybe<Scalars['String']['output']>;
  review_count: Scalars['Int']['output'];
  reviews: ProductReviews;
  short_description?: Maybe<ComplexTextValue>;
  sku?: Maybe<Scalars['String']['output']>;
  small_image?: Maybe<ProductImage>;
  special_price?: Maybe<Scalars['Float']['output']>;
  special_to_date?: Maybe<Scalars['String']['output']>;
  stock_status?: Maybe<ProductStockStatus>;
  swatch_image?: Maybe<Scalars['String']['output']>;
  thumbnail?: Maybe<ProductImage>;
  type?: Maybe<UrlRewriteEntityTypeEnum>;
  uid: Scalars['ID']['output'];
  updated_at?: Maybe<Scalars['String']['output']>;
  upsell_products?: Maybe<Array<Maybe<ProductInterface>>>;
  url_key?: Maybe<Scalars['String']['output']>;
  url_rewrites?: Maybe<Array<Maybe<UrlRewrite>>>;
  url_suffix?: Maybe<Scalars['String']['output']>;
  warranty_note?: Maybe<Scalars['String']['output']>;
};


export type VirtualProductCustom_AttributesV2Args = {
  filters?: InputMaybe<AttributeFilterInput>;
};


export type VirtualProductReviewsArgs = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type VirtualProductCartItemInput = {
  customizable_options?: InputMaybe<Array<InputMaybe<CustomizableOptionInput>>>;
  data: CartItemInput;
};

export type VirtualWishlistItem = WishlistItemInterface & {
  __typename?: 'VirtualWishlistItem';
  added_at: Scalars['String']['output'];
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type WishListUserInputError = {
  __typename?: 'WishListUserInputError';
  code: WishListUserInputErrorType;
  message: Scalars['String']['output'];
};

export type WishListUserInputErrorType =
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

export type Wishlist = {
  __typename?: 'Wishlist';
  id?: Maybe<Scalars['ID']['output']>;
  items_count?: Maybe<Scalars['Int']['output']>;
  items_v2?: Maybe<WishlistItems>;
  sharing_code?: Maybe<Scalars['String']['output']>;
  updated_at?: Maybe<Scalars['String']['output']>;
};


export type WishlistItems_V2Args = {
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type WishlistCartUserInputError = {
  __typename?: 'WishlistCartUserInputError';
  code: WishlistCartUserInputErrorType;
  message: Scalars['String']['output'];
  wishlistId: Scalars['ID']['output'];
  wishlistItemId: Scalars['ID']['output'];
};

export type WishlistCartUserInputErrorType =
  | 'INSUFFICIENT_STOCK'
  | 'NOT_SALABLE'
  | 'PRODUCT_NOT_FOUND'
  | 'UNDEFINED';

export type WishlistItemInput = {
  entered_options?: InputMaybe<Array<InputMaybe<EnteredOptionInput>>>;
  parent_sku?: InputMaybe<Scalars['String']['input']>;
  quantity: Scalars['Float']['input'];
  selected_options?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  sku: Scalars['String']['input'];
};

export type WishlistItemInterface = {
  added_at: Scalars['String']['output'];
  customizable_options: Array<Maybe<SelectedCustomizableOption>>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  product?: Maybe<ProductInterface>;
  quantity: Scalars['Float']['output'];
};

export type WishlistItemUpdateInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  entered_options?: InputMaybe<Array<InputMaybe<EnteredOptionInput>>>;
  quantity?: InputMaybe<Scalars['Float']['input']>;
  selected_options?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  wishlist_item_id: Scalars['ID']['input'];
};

export type WishlistItems = {
  __typename?: 'WishlistItems';
  items: Array<Maybe<WishlistItemInterface>>;
  page_info?: Maybe<SearchResultPageInfo>;
};

export type CreateEmptyCartInput = {
  cart_id?: InputMaybe<Scalars['String']['input']>;
};
