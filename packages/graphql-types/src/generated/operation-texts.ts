/** Operation -> its text, and the fragments it uses. */
export const operationTexts: Record<string, string[]> = {
 "addBundleProductsToCart": [
  "mutation addBundleProductsToCart($input:AddBundleProductsToCartInput!){addBundleProductsToCart(input:$input){cart{...Cart}}}",
  "Cart",
  "CartItem",
  "Money",
  "SelectedCustomizableOption",
  "CartPrices",
  "CartAddress",
  "CartAddressTexts",
  "AvailableShippingMethod"
 ],
 "addConfigurableProductsToCart": [
  "mutation addConfigurableProductsToCart($input:AddConfigurableProductsToCartInput!){addConfigurableProductsToCart(input:$input){cart{...Cart}}}",
  "Cart",
  "CartItem",
  "Money",
  "SelectedCustomizableOption",
  "CartPrices",
  "CartAddress",
  "CartAddressTexts",
  "AvailableShippingMethod"
 ],
 "addProductsToCart": [
  "mutation addProductsToCart($cartId:String!$cartItems:[CartItemInput!]!){addProductsToCart(cartId:$cartId cartItems:$cartItems){cart{...Cart}user_errors{code message}}}",
  "Cart",
  "CartItem",
  "Money",
  "SelectedCustomizableOption",
  "CartPrices",
  "CartAddress",
  "CartAddressTexts",
  "AvailableShippingMethod"
 ],
 "addProductsToCompareList": [
  "mutation addProductsToCompareList($input:AddProductsToCompareListInput!){addProductsToCompareList(input:$input){...CompareList}}",
  "CompareList",
  "PriceRange",
  "Money"
 ],
 "addProductsToGuestWishlist": [
  "mutation addProductsToGuestWishlist($guestCustomerId:String!$items:[WishlistItemInput!]!$currentPage:Int=1$pageSize:Int=20){addProductsToGuestWishlist(guestCustomerId:$guestCustomerId wishlistItems:$items){wishlist{...Wishlist}user_errors{code message}}}",
  "Wishlist",
  "ProductListItem",
  "ProductSummary",
  "PriceRange",
  "Money",
  "PageInfo"
 ],
 "addProductsToWishlist": [
  "mutation addProductsToWishlist($id:ID!$items:[WishlistItemInput!]!$currentPage:Int=1$pageSize:Int=20){addProductsToWishlist(wishlistId:$id wishlistItems:$items){wishlist{...Wishlist}user_errors{code message}}}",
  "Wishlist",
  "ProductListItem",
  "ProductSummary",
  "PriceRange",
  "Money",
  "PageInfo"
 ],
 "addWishlistItemsToCart": [
  "mutation addWishlistItemsToCart($id:ID!$items:[ID!]$currentPage:Int=1$pageSize:Int=20){addWishlistItemsToCart(wishlistId:$id wishlistItemIds:$items){status add_wishlist_items_to_cart_user_errors{code message wishlistId wishlistItemId}wishlist{...Wishlist}}}",
  "Wishlist",
  "ProductListItem",
  "ProductSummary",
  "PriceRange",
  "Money",
  "PageInfo"
 ],
 "addressForm": [
  "query addressForm{attributesForm(formCode:\"customer_register_address\"){items{code is_required ...on CustomerAttributeMetadata{multiline_count sort_order is_own_field}}}countries{id full_name_locale}storeConfig{store_code default_country locale shipping_countries shipping_regions optional_zip_countries countries_with_required_region display_state_if_optional}}"
 ],
 "algolia_config": [
  "query algolia_config{algolia_config{enabled application_id api_key index_name}}"
 ],
 "algolia_products": [
  "query algolia_products($query:String!$filter:ProductAttributeFilterInput$page:Int=0$hitsPerPage:Int=10){algolia_products(query:$query filter:$filter page:$page hitsPerPage:$hitsPerPage){query nbHits page nbPages hitsPerPage hits{objectID sku name url thumbnail_url image_url price{...Money}in_stock rating_summary categories}facets{name values{value label count}}}}",
  "Money"
 ],
 "applyCouponToCart": [
  "mutation applyCouponToCart($input:ApplyCouponToCartInput!){applyCouponToCart(input:$input){cart{...Cart}}}",
  "Cart",
  "CartItem",
  "Money",
  "SelectedCustomizableOption",
  "CartPrices",
  "CartAddress",
  "CartAddressTexts",
  "AvailableShippingMethod"
 ],
 "applyGiftCardToCart": [
  "mutation applyGiftCardToCart($input:ApplyGiftCardToCartInput){applyGiftCardToCart(input:$input){cart{...Cart}}}",
  "Cart",
  "CartItem",
  "Money",
  "SelectedCustomizableOption",
  "CartPrices",
  "CartAddress",
  "CartAddressTexts",
  "AvailableShippingMethod"
 ],
 "applyStoreCreditToCart": [
  "mutation applyStoreCreditToCart($input:ApplyStoreCreditToCartInput!){applyStoreCreditToCart(input:$input){cart{...Cart}}}",
  "Cart",
  "CartItem",
  "Money",
  "SelectedCustomizableOption",
  "CartPrices",
  "CartAddress",
  "CartAddressTexts",
  "AvailableShippingMethod"
 ],
 "availableStores": [
  "query availableStores{availableStores{store_code store_name store_sort_order locale timezone base_currency_code default_display_currency_code is_default_store is_default_store_group}}"
 ],
 "braintreeConfig": [
  "query braintreeConfig{storeConfig{store_code braintree_3dsecure_verify_3dsecure}}"
 ],
 "cancelOrder": [
  "mutation cancelOrder($input:CancelOrderInput!){cancelOrder(input:$input){errorV2{code message}order{...Order}}}",
  "Order",
  "Money",
  "OrderAddress",
  "OrderAddressTexts",
  "PickupPlace",
  "GiftMessage"
 ],
 "cart": [
  "query cart($cartId:String!){cart(cart_id:$cartId){...Cart}}",
  "Cart",
  "CartItem",
  "Money",
  "SelectedCustomizableOption",
  "CartPrices",
  "CartAddress",
  "CartAddressTexts",
  "AvailableShippingMethod"
 ],
 "cartStoreCredit": [
  "query cartStoreCredit($cartId:String!){cart(cart_id:$cartId){id applied_store_credit{enabled applied_balance{...Money}current_balance{...Money}}}}",
  "Money"
 ],
 "cartTotalQty": [
  "query cartTotalQty($cartId:String!){cart(cart_id:$cartId){id total_quantity}}"
 ],
 "categories": [
  "query categories($filters:CategoryFilterInput$pageSize:Int=20$currentPage:Int=1){categories(filters:$filters pageSize:$pageSize currentPage:$currentPage){total_count items{...CategoryDetails}page_info{...PageInfo}}}",
  "CategoryDetails",
  "CategorySummary",
  "PageInfo"
 ],
 "categoryAddress": [
  "query categoryAddress($uid:String!){categories(filters:{category_uid:{eq:$uid}}pageSize:1){items{uid url_path url_suffix}}}"
 ],
 "categoryList": [
  "query categoryList($filters:CategoryFilterInput){categoryList(filters:$filters){...CategorySummary children{...CategorySummary image children{...CategorySummary image children{...CategorySummary}}}}}",
  "CategorySummary"
 ],
 "categoryMeta": [
  "query categoryMeta($filters:CategoryFilterInput){categories(filters:$filters){items{uid name meta_title meta_description meta_keywords}}}"
 ],
 "changeCustomerPassword": [
  "mutation changeCustomerPassword($currentPassword:String!$newPassword:String!){changeCustomerPassword(currentPassword:$currentPassword newPassword:$newPassword){email}}"
 ],
 "checkoutAgreements": [
  "query checkoutAgreements{checkoutAgreements{agreement_id name checkbox_text content is_html mode}}"
 ],
 "cmsBlocks": [
  "query cmsBlocks($identifiers:[String]!){cmsBlocks(identifiers:$identifiers){items{identifier title content}}}"
 ],
 "cmsPage": [
  "query cmsPage($identifier:String!){cmsPage(identifier:$identifier){identifier url_key title content content_heading meta_title meta_description}}"
 ],
 "compareList": [
  "query compareList($uid:ID!){compareList(uid:$uid){...CompareList}}",
  "CompareList",
  "PriceRange",
  "Money"
 ],
 "confirmCancelOrder": [
  "mutation confirmCancelOrder($input:ConfirmCancelOrderInput!){confirmCancelOrder(input:$input){errorV2{code message}order{...Order}}}",
  "Order",
  "Money",
  "OrderAddress",
  "OrderAddressTexts",
  "PickupPlace",
  "GiftMessage"
 ],
 "confirmEmail": [
  "mutation confirmEmail($input:ConfirmEmailInput!){confirmEmail(input:$input){customer{email firstname lastname}}}"
 ],
 "confirmMailAddress": [
  "mutation confirmMailAddress($key:String!){confirmMailAddress(key:$key)}"
 ],
 "confirmNewsletterSubscription": [
  "mutation confirmNewsletterSubscription($token:String!){confirmNewsletterSubscription(token:$token){status}}"
 ],
 "contactUs": [
  "mutation contactUs($input:ContactUsInput!){contactUs(input:$input){status}}"
 ],
 "countries": [
  "query countries{countries{id full_name_locale full_name_english}}"
 ],
 "country": [
  "query country($id:String!){country(id:$id){id full_name_locale available_regions{id code name}}}"
 ],
 "createBraintreeClientToken": [
  "mutation createBraintreeClientToken{createBraintreeClientToken}"
 ],
 "createBuyNowCart": [
  "mutation createBuyNowCart($cartItems:[CartItemInput!]!){createBuyNowCart(cartItems:$cartItems){cart{...Cart}user_errors{code message}}}",
  "Cart",
  "CartItem",
  "Money",
  "SelectedCustomizableOption",
  "CartPrices",
  "CartAddress",
  "CartAddressTexts",
  "AvailableShippingMethod"
 ],
 "createCompareList": [
  "mutation createCompareList($input:CreateCompareListInput!){createCompareList(input:$input){...CompareList}}",
  "CompareList",
  "PriceRange",
  "Money"
 ],
 "createCustomer": [
  "mutation createCustomer($input:CustomerCreateInput!){createCustomerV2(input:$input){customer{...Customer}}}",
  "Customer",
  "CustomerAddress",
  "CustomerAddressTexts"
 ],
 "createCustomerAddress": [
  "mutation createCustomerAddress($input:CustomerAddressInput!){createCustomerAddress(input:$input){...CustomerAddress}}",
  "CustomerAddress",
  "CustomerAddressTexts"
 ],
 "createEmptyCart": [
  "mutation createEmptyCart{createEmptyCart}"
 ],
 "createGuestWishlist": [
  "mutation createGuestWishlist{createGuestWishlist{guest_customer_id wishlist{id items_count sharing_code}}}"
 ],
 "createPaypalExpressToken": [
  "mutation createPaypalExpressToken($input:PaypalExpressTokenInput!){createPaypalExpressToken(input:$input){token paypal_urls{start}}}"
 ],
 "createProductReview": [
  "mutation createProductReview($input:CreateProductReviewInput!){createProductReview(input:$input){review{...Review}}}",
  "Review"
 ],
 "crosssellProducts": [
  "query crosssellProducts($filter:ProductAttributeFilterInput!){products(filter:$filter pageSize:20){items{uid crosssell_products{...ProductListItem}}}}",
  "ProductListItem",
  "ProductSummary",
  "PriceRange",
  "Money"
 ],
 "currency": [
  "query currency{currency{base_currency_code default_display_currency_code available_currency_codes exchange_rates{currency_to rate}}}"
 ],
 "customAttributeMetadata": [
  "query customAttributeMetadata($attributes:[AttributeInput!]!){customAttributeMetadata(attributes:$attributes){items{attribute_code entity_type attribute_options{value label}}}}"
 ],
 "customer": [
  "query customer{customer{...Customer custom_attributes{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label value}}}}}",
  "Customer",
  "CustomerAddress",
  "CustomerAddressTexts"
 ],
 "customerCart": [
  "query customerCart{customerCart{...Cart}}",
  "Cart",
  "CartItem",
  "Money",
  "SelectedCustomizableOption",
  "CartPrices",
  "CartAddress",
  "CartAddressTexts",
  "AvailableShippingMethod"
 ],
 "customerDownloadableProducts": [
  "query customerDownloadableProducts{customerDownloadableProducts{items{date download_url order_increment_id remaining_downloads status title}}}"
 ],
 "customerForm": [
  "query customerForm($formCode:String!){attributesForm(formCode:$formCode){items{code is_required options{value label}}}}"
 ],
 "customerOrders": [
  "query customerOrders($currentPage:Int=1$filter:CustomerOrdersFilterInput={}$pageSize:Int=10){customer{orders(currentPage:$currentPage filter:$filter pageSize:$pageSize sort:{sort_field:CREATED_AT sort_direction:DESC}){total_count items{...Order}page_info{...PageInfo}}}}",
  "Order",
  "Money",
  "OrderAddress",
  "OrderAddressTexts",
  "PickupPlace",
  "GiftMessage",
  "PageInfo"
 ],
 "customerPaymentTokens": [
  "query customerPaymentTokens{customerPaymentTokens{items{public_hash payment_method_code type details}}}"
 ],
 "customerProductReview": [
  "query customerProductReview($pageSize:Int=10$currentPage:Int=1){customer{reviews(pageSize:$pageSize currentPage:$currentPage){items{...Review product{uid sku name url_key url_rewrites{url}thumbnail{url label}}}page_info{...PageInfo}}}}",
  "Review",
  "PageInfo"
 ],
 "customerStoreCredit": [
  "query customerStoreCredit($pageSize:Int=20$currentPage:Int=1){customer{store_credit{enabled current_balance{...Money}balance_history(pageSize:$pageSize currentPage:$currentPage){total_count page_info{...PageInfo}items{action balance_change{...Money}actual_balance{...Money}date_time_changed order_number comment}}}}}",
  "Money",
  "PageInfo"
 ],
 "deleteCustomer": [
  "mutation deleteCustomer{deleteCustomer}"
 ],
 "deleteCustomerAddress": [
  "mutation deleteCustomerAddress($id:Int!){deleteCustomerAddress(id:$id)}"
 ],
 "deleteCustomerByLink": [
  "mutation deleteCustomerByLink($token:String!){deleteCustomerByLink(token:$token)}"
 ],
 "deletePaymentToken": [
  "mutation deletePaymentToken($publicHash:String!){deletePaymentToken(public_hash:$publicHash){result}}"
 ],
 "deliveredPrices": [
  "query deliveredPrices($items:[DeliveredPriceItemInput!]!$region_code:String!){deliveredPrices(items:$items region_code:$region_code){sku is_delivered goods{...Money}delivery{...Money}taxes{title rate amount{...Money}}total{...Money}delivery_days_min delivery_days_max}}",
  "Money"
 ],
 "estimateShippingMethods": [
  "mutation estimateShippingMethods($input:EstimateTotalsInput!){estimateShippingMethods(input:$input){...AvailableShippingMethod}}",
  "AvailableShippingMethod",
  "Money"
 ],
 "estimateTotals": [
  "mutation estimateTotals($input:EstimateTotalsInput!){estimateTotals(input:$input){cart{prices{...CartPrices}}}}",
  "CartPrices",
  "Money"
 ],
 "finishOrderPayment": [
  "mutation finishOrderPayment($input:OrderTokenInput!){finishOrderPayment(input:$input){order{token ...Order}}}",
  "Order",
  "Money",
  "OrderAddress",
  "OrderAddressTexts",
  "PickupPlace",
  "GiftMessage"
 ],
 "finishSocialLogin": [
  "mutation finishSocialLogin($input:FinishSocialLoginInput!){finishSocialLogin(input:$input){token}}"
 ],
 "fitProducts": [
  "query fitProducts($filter:ProductAttributeFilterInput!$pageSize:Int=100){products(filter:$filter pageSize:$pageSize){items{uid sku name url_key url_rewrites{url}stock_status fit_beds fit_guard_rail fit_mattress fit_cartons thumbnail{url label}price_range{minimum_price{final_price{...Money}regular_price{...Money}}}...on ConfigurableProduct{variants{attributes{code uid value_index label}product{uid sku stock_status fit_beds fit_mattress fit_cartons price_range{minimum_price{final_price{...Money}regular_price{...Money}}}}}}...on BundleProduct{items{options{uid quantity product{uid sku name fit_beds fit_guard_rail fit_mattress fit_cartons}}}}}}}",
  "Money"
 ],
 "generateCustomerToken": [
  "mutation generateCustomerToken($email:String!$password:String!){generateCustomerToken(email:$email password:$password){token}}"
 ],
 "generateCustomerTokenByLink": [
  "mutation generateCustomerTokenByLink($token:String!){generateCustomerTokenByLink(token:$token){token}}"
 ],
 "generateCustomerTokenByRememberMeToken": [
  "mutation generateCustomerTokenByRememberMeToken($token:String!){generateCustomerTokenByRememberMeToken(token:$token){token remember_me_token}}"
 ],
 "generateRememberMeToken": [
  "mutation generateRememberMeToken{generateRememberMeToken{token}}"
 ],
 "getAvailableCustomerPaymentMethods": [
  "query getAvailableCustomerPaymentMethods{customerCart{id available_payment_methods{code title}}}"
 ],
 "getAvailableCustomerShippingMethods": [
  "query getAvailableCustomerShippingMethods{customerCart{id shipping_addresses{available_shipping_methods{...AvailableShippingMethod}}}}",
  "AvailableShippingMethod",
  "Money"
 ],
 "getAvailablePaymentMethods": [
  "query getAvailablePaymentMethods($cartId:String!){cart(cart_id:$cartId){id available_payment_methods{code title}}}"
 ],
 "getAvailableShippingMethods": [
  "query getAvailableShippingMethods($cartId:String!){cart(cart_id:$cartId){id shipping_addresses{available_shipping_methods{...AvailableShippingMethod}}}}",
  "AvailableShippingMethod",
  "Money"
 ],
 "getCustomerAddresses": [
  "query getCustomerAddresses{customer{addresses{...CustomerAddress}}}",
  "CustomerAddress",
  "CustomerAddressTexts"
 ],
 "giftCardAccount": [
  "query giftCardAccount($input:GiftCardAccountInput!){giftCardAccount(input:$input){code balance{...Money}expiration_date}}",
  "Money"
 ],
 "guestOrder": [
  "query guestOrder($input:OrderInformationInput!){guestOrder(input:$input){token ...Order}}",
  "Order",
  "Money",
  "OrderAddress",
  "OrderAddressTexts",
  "PickupPlace",
  "GiftMessage"
 ],
 "guestOrderByToken": [
  "query guestOrderByToken($input:OrderTokenInput!){guestOrderByToken(input:$input){token ...Order}}",
  "Order",
  "Money",
  "OrderAddress",
  "OrderAddressTexts",
  "PickupPlace",
  "GiftMessage"
 ],
 "guestWishlist": [
  "query guestWishlist($guestCustomerId:String!$currentPage:Int=1$pageSize:Int=20){guestWishlist(guestCustomerId:$guestCustomerId){...Wishlist}}",
  "Wishlist",
  "ProductListItem",
  "ProductSummary",
  "PriceRange",
  "Money",
  "PageInfo"
 ],
 "guestWishlistItemsCount": [
  "query guestWishlistItemsCount($guestCustomerId:String!){guestWishlist(guestCustomerId:$guestCustomerId){id items_count}}"
 ],
 "isEmailAvailable": [
  "query isEmailAvailable($email:String!){isEmailAvailable(email:$email){is_email_available}}"
 ],
 "mergeCarts": [
  "mutation mergeCarts($sourceCartId:String!$destinationCartId:String!){mergeCarts(source_cart_id:$sourceCartId destination_cart_id:$destinationCartId){...Cart}}",
  "Cart",
  "CartItem",
  "Money",
  "SelectedCustomizableOption",
  "CartPrices",
  "CartAddress",
  "CartAddressTexts",
  "AvailableShippingMethod"
 ],
 "mergeWishlistWithGuestWishlist": [
  "mutation mergeWishlistWithGuestWishlist($guestCustomerId:String!$reset:Boolean=false$currentPage:Int=1$pageSize:Int=20){mergeWishlistWithGuestWishlist(guestCustomerId:$guestCustomerId reset:$reset){...Wishlist}}",
  "Wishlist",
  "ProductListItem",
  "ProductSummary",
  "PriceRange",
  "Money",
  "PageInfo"
 ],
 "onlinePaymentConfig": [
  "query onlinePaymentConfig{onlinePaymentConfig{captures_later publishable_key}}"
 ],
 "payOrderOtherwise": [
  "mutation payOrderOtherwise($input:PayOrderOtherwiseInput!){payOrderOtherwise(input:$input){order{token ...Order}}}",
  "Order",
  "Money",
  "OrderAddress",
  "OrderAddressTexts",
  "PickupPlace",
  "GiftMessage"
 ],
 "pickupLocations": [
  "query pickupLocations{pickupLocations(pageSize:50){items{...PickupPlace}}}",
  "PickupPlace"
 ],
 "pinterestOptions": [
  "query pinterestOptions{pinterestOptions{is_user_connected is_conversion_config_enabled meta_tag is_ldp_enabled is_cookie_restriction_mode_enabled current_website_id gdpr_cookie_name is_gdpr_enabled gdpr_option tag_id}}"
 ],
 "placeOrder": [
  "mutation placeOrder($input:PlaceOrderInput!){placeOrder(input:$input){order{order_number}orderV2{token ...Order}errors{code message reason}}}",
  "Order",
  "Money",
  "OrderAddress",
  "OrderAddressTexts",
  "PickupPlace",
  "GiftMessage"
 ],
 "productAddress": [
  "query productAddress($sku:String!){products(filter:{sku:{eq:$sku}}pageSize:1){items{uid sku url_key url_rewrites{url}}}}"
 ],
 "productAttributes": [
  "query productAttributes($filter:ProductAttributeFilterInput!){products(filter:$filter pageSize:1){items{uid fit_beds fit_guard_rail fit_mattress fit_cartons ...on ConfigurableProduct{variants{product{uid fit_beds fit_mattress fit_cartons}}}custom_attributesV2(filters:{is_visible_on_front:true}){items{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{label}}}}}}attributesList(entityType:CATALOG_PRODUCT filters:{is_visible_on_front:true}){items{code label}}}"
 ],
 "productCards": [
  "query productCards($filter:ProductAttributeFilterInput$pageSize:Int=14$currentPage:Int=1$sort:ProductAttributeSortInput){products(filter:$filter pageSize:$pageSize currentPage:$currentPage sort:$sort){items{...ProductListItem}}}",
  "ProductListItem",
  "ProductSummary",
  "PriceRange",
  "Money"
 ],
 "productDetails": [
  "query productDetails($filter:ProductAttributeFilterInput!){products(filter:$filter pageSize:1){items{...ProductSummary ...ProductDetails}}}",
  "ProductSummary",
  "PriceRange",
  "Money",
  "ProductDetails",
  "ProductChoices"
 ],
 "productOffers": [
  "query productOffers($search:String$filter:ProductAttributeFilterInput$pageSize:Int=20$currentPage:Int=1$sort:ProductAttributeSortInput){products(search:$search filter:$filter pageSize:$pageSize currentPage:$currentPage sort:$sort){total_count page_info{...PageInfo}items{...ProductOffer rating_summary review_count description{html}short_description{html}made_in_canada order_time_frame fit_beds fit_guard_rail fit_mattress url_key url_rewrites{url}categories{uid name breadcrumbs{category_name}}...on CustomizableProductInterface{options{uid required}}...on ConfigurableProduct{configurable_options{attribute_code label position values{uid label}}variants{attributes{code uid value_index label}product{...ProductOffer}}}}}}",
  "PageInfo",
  "ProductOffer",
  "PriceRange",
  "Money"
 ],
 "productPictures": [
  "query productPictures($filter:ProductAttributeFilterInput!$pageSize:Int=4){products(filter:$filter pageSize:$pageSize){items{uid sku thumbnail{url}}}}"
 ],
 "productReview": [
  "query productReview($filter:ProductAttributeFilterInput!$pageSize:Int=10$currentPage:Int=1){products(filter:$filter pageSize:1){items{uid sku rating_summary review_count reviews(pageSize:$pageSize currentPage:$currentPage){items{nickname created_at summary text average_rating language ratings_breakdown{name value}}page_info{...PageInfo}}}}}",
  "PageInfo"
 ],
 "productReviewRatingsMetadata": [
  "query productReviewRatingsMetadata{productReviewRatingsMetadata{items{id name values{value_id value}}}}"
 ],
 "products": [
  "query products($search:String$filter:ProductAttributeFilterInput$pageSize:Int=14$currentPage:Int=1$sort:ProductAttributeSortInput){products(search:$search filter:$filter pageSize:$pageSize currentPage:$currentPage sort:$sort){total_count items{...ProductListItem}page_info{...PageInfo}aggregations{attribute_code label count position options{value label count swatch}}sort_fields{default options{value label}}suggestions{search}}}",
  "ProductListItem",
  "ProductSummary",
  "PriceRange",
  "Money",
  "PageInfo"
 ],
 "recaptchaFormConfig": [
  "query recaptchaFormConfig($formType:ReCaptchaFormEnum!){recaptchaFormConfig(formType:$formType){is_enabled configurations{website_key badge_position re_captcha_type}}}"
 ],
 "recaptchaV3Config": [
  "query recaptchaV3Config{recaptchaV3Config{is_enabled website_key badge_position forms}}"
 ],
 "relatedProducts": [
  "query relatedProducts($filter:ProductAttributeFilterInput!){products(filter:$filter pageSize:1){items{uid related_products{...ProductListItem}}}}",
  "ProductListItem",
  "ProductSummary",
  "PriceRange",
  "Money"
 ],
 "removeCouponFromCart": [
  "mutation removeCouponFromCart($input:RemoveCouponFromCartInput!){removeCouponFromCart(input:$input){cart{...Cart}}}",
  "Cart",
  "CartItem",
  "Money",
  "SelectedCustomizableOption",
  "CartPrices",
  "CartAddress",
  "CartAddressTexts",
  "AvailableShippingMethod"
 ],
 "removeGiftCardFromCart": [
  "mutation removeGiftCardFromCart($input:RemoveGiftCardFromCartInput){removeGiftCardFromCart(input:$input){cart{...Cart}}}",
  "Cart",
  "CartItem",
  "Money",
  "SelectedCustomizableOption",
  "CartPrices",
  "CartAddress",
  "CartAddressTexts",
  "AvailableShippingMethod"
 ],
 "removeItemFromCart": [
  "mutation removeItemFromCart($input:RemoveItemFromCartInput!){removeItemFromCart(input:$input){cart{...Cart}}}",
  "Cart",
  "CartItem",
  "Money",
  "SelectedCustomizableOption",
  "CartPrices",
  "CartAddress",
  "CartAddressTexts",
  "AvailableShippingMethod"
 ],
 "removeProductsFromCompareList": [
  "mutation removeProductsFromCompareList($input:RemoveProductsFromCompareListInput!){removeProductsFromCompareList(input:$input){...CompareList}}",
  "CompareList",
  "PriceRange",
  "Money"
 ],
 "removeProductsFromGuestWishlist": [
  "mutation removeProductsFromGuestWishlist($guestCustomerId:String!$items:[ID!]!$currentPage:Int=1$pageSize:Int=20){removeProductsFromGuestWishlist(guestCustomerId:$guestCustomerId wishlistItemsIds:$items){wishlist{...Wishlist}user_errors{code message}}}",
  "Wishlist",
  "ProductListItem",
  "ProductSummary",
  "PriceRange",
  "Money",
  "PageInfo"
 ],
 "removeProductsFromWishlist": [
  "mutation removeProductsFromWishlist($id:ID!$items:[ID!]!$currentPage:Int=1$pageSize:Int=20){removeProductsFromWishlist(wishlistId:$id wishlistItemsIds:$items){wishlist{...Wishlist}user_errors{code message}}}",
  "Wishlist",
  "ProductListItem",
  "ProductSummary",
  "PriceRange",
  "Money",
  "PageInfo"
 ],
 "removeStoreCreditFromCart": [
  "mutation removeStoreCreditFromCart($input:RemoveStoreCreditFromCartInput!){removeStoreCreditFromCart(input:$input){cart{...Cart}}}",
  "Cart",
  "CartItem",
  "Money",
  "SelectedCustomizableOption",
  "CartPrices",
  "CartAddress",
  "CartAddressTexts",
  "AvailableShippingMethod"
 ],
 "reorderItems": [
  "mutation reorderItems($orderNumber:String!){reorderItems(orderNumber:$orderNumber){cart{...Cart}userInputErrors{code message path}}}",
  "Cart",
  "CartItem",
  "Money",
  "SelectedCustomizableOption",
  "CartPrices",
  "CartAddress",
  "CartAddressTexts",
  "AvailableShippingMethod"
 ],
 "requestCustomerDeletionEmail": [
  "mutation requestCustomerDeletionEmail{requestCustomerDeletionEmail}"
 ],
 "requestGuestOrderCancel": [
  "mutation requestGuestOrderCancel($input:GuestOrderCancelInput!){requestGuestOrderCancel(input:$input){errorV2{code message}order{...Order}}}",
  "Order",
  "Money",
  "OrderAddress",
  "OrderAddressTexts",
  "PickupPlace",
  "GiftMessage"
 ],
 "requestPasswordResetEmail": [
  "mutation requestPasswordResetEmail($email:String!){requestPasswordResetEmail(email:$email)}"
 ],
 "resendConfirmationEmail": [
  "mutation resendConfirmationEmail($email:String!){resendConfirmationEmail(email:$email)}"
 ],
 "resetPassword": [
  "mutation resetPassword($email:String!$newPassword:String!$resetPasswordToken:String!){resetPassword(email:$email newPassword:$newPassword resetPasswordToken:$resetPasswordToken)}"
 ],
 "revokeCustomerToken": [
  "mutation revokeCustomerToken{revokeCustomerToken{result}}"
 ],
 "revokeRememberMeToken": [
  "mutation revokeRememberMeToken($token:String!){revokeRememberMeToken(token:$token){result}}"
 ],
 "route": [
  "query route($url:String!){route(url:$url){relative_url redirect_code type ...on ProductInterface{uid sku url_key}...on CategoryTree{uid url_path}...on CmsPage{identifier}}}"
 ],
 "searchPages": [
  "query searchPages($search:String!$pageSize:Int=4){cmsPageSearch(search:$search pageSize:$pageSize){items{identifier url_key title meta_description}}}"
 ],
 "searchSuggestions": [
  "query searchSuggestions($search:String!$pageSize:Int=6){products(search:$search pageSize:$pageSize){total_count items{uid sku name thumbnail{url label}url_key url_rewrites{url}price_range{minimum_price{final_price{...Money}regular_price{...Money}}}categories{uid name url_path url_suffix}}}}",
  "Money"
 ],
 "sendGuestWishlist": [
  "mutation sendGuestWishlist($input:SendGuestWishlistInput!){sendGuestWishlist(input:$input){status errors sent_emails}}"
 ],
 "sendWishlist": [
  "mutation sendWishlist($wishlistId:ID!$emails:String!$message:String){sendWishlist(wishlistId:$wishlistId emails:$emails message:$message){status errors sent_emails}}"
 ],
 "setBillingAddressOnCart": [
  "mutation setBillingAddressOnCart($input:SetBillingAddressOnCartInput!){setBillingAddressOnCart(input:$input){cart{...Cart}}}",
  "Cart",
  "CartItem",
  "Money",
  "SelectedCustomizableOption",
  "CartPrices",
  "CartAddress",
  "CartAddressTexts",
  "AvailableShippingMethod"
 ],
 "setCommentOnCart": [
  "mutation setCommentOnCart($input:SetCommentOnCartInput){setCommentOnCart(input:$input){cart{...Cart}}}",
  "Cart",
  "CartItem",
  "Money",
  "SelectedCustomizableOption",
  "CartPrices",
  "CartAddress",
  "CartAddressTexts",
  "AvailableShippingMethod"
 ],
 "setGuestEmailOnCart": [
  "mutation setGuestEmailOnCart($input:SetGuestEmailOnCartInput!){setGuestEmailOnCart(input:$input){cart{...Cart}}}",
  "Cart",
  "CartItem",
  "Money",
  "SelectedCustomizableOption",
  "CartPrices",
  "CartAddress",
  "CartAddressTexts",
  "AvailableShippingMethod"
 ],
 "setPaymentMethodOnCart": [
  "mutation setPaymentMethodOnCart($input:SetPaymentMethodOnCartInput!){setPaymentMethodOnCart(input:$input){cart{...Cart}}}",
  "Cart",
  "CartItem",
  "Money",
  "SelectedCustomizableOption",
  "CartPrices",
  "CartAddress",
  "CartAddressTexts",
  "AvailableShippingMethod"
 ],
 "setShippingAddressesOnCart": [
  "mutation setShippingAddressesOnCart($input:SetShippingAddressesOnCartInput!){setShippingAddressesOnCart(input:$input){cart{...Cart}}}",
  "Cart",
  "CartItem",
  "Money",
  "SelectedCustomizableOption",
  "CartPrices",
  "CartAddress",
  "CartAddressTexts",
  "AvailableShippingMethod"
 ],
 "setShippingMethodsOnCart": [
  "mutation setShippingMethodsOnCart($input:SetShippingMethodsOnCartInput!){setShippingMethodsOnCart(input:$input){cart{...Cart}}}",
  "Cart",
  "CartItem",
  "Money",
  "SelectedCustomizableOption",
  "CartPrices",
  "CartAddress",
  "CartAddressTexts",
  "AvailableShippingMethod"
 ],
 "sharedWishlist": [
  "query sharedWishlist($sharingCode:String!$currentPage:Int=1$pageSize:Int=20){sharedWishlist(sharingCode:$sharingCode){...Wishlist}}",
  "Wishlist",
  "ProductListItem",
  "ProductSummary",
  "PriceRange",
  "Money",
  "PageInfo"
 ],
 "sitemapCategories": [
  "query sitemapCategories{categoryList{...CategoryAddress children{...CategoryAddress children{...CategoryAddress children{...CategoryAddress}}}}}",
  "CategoryAddress"
 ],
 "sitemapProducts": [
  "query sitemapProducts($pageSize:Int=50$currentPage:Int=1){products(filter:{}pageSize:$pageSize currentPage:$currentPage){total_count items{uid sku url_key url_rewrites{url}updated_at}page_info{...PageInfo}}}",
  "PageInfo"
 ],
 "socialLoginProviders": [
  "query socialLoginProviders{socialLoginProviders{code label}}"
 ],
 "startOrderPayment": [
  "mutation startOrderPayment($input:OrderTokenInput!){startOrderPayment(input:$input){amount{...Money}client_secret publishable_key}}",
  "Money"
 ],
 "startSocialLogin": [
  "mutation startSocialLogin($provider:String!$redirectUri:String!){startSocialLogin(provider:$provider redirectUri:$redirectUri){url state}}"
 ],
 "storeConfig": [
  "query storeConfig{storeConfig{...StoreConfig}}",
  "StoreConfig"
 ],
 "stores": [
  "query stores($near:String){stores(near:$near){near{name latitude longitude}items{code name note image{url description}street city region_code region postcode country_code phone latitude longitude timezone opening_hours{days opens closes}distance_km}}}"
 ],
 "subscribeEmailToNewsletter": [
  "mutation subscribeEmailToNewsletter($email:String!){subscribeEmailToNewsletter(email:$email){status}}"
 ],
 "subscribeToStockAlert": [
  "mutation subscribeToStockAlert($sku:String!$email:String!){subscribeToStockAlert(sku:$sku email:$email)}"
 ],
 "topCategories": [
  "query topCategories($others:CategoryFilterInput$hasOthers:Boolean=false){categoryList{...TopCategory level children{...TopCategory image children{uid include_in_menu}}}others:categoryList(filters:$others)@include(if:$hasOthers){...TopCategory}}",
  "TopCategory"
 ],
 "unsubscribeEmailFromNewsletter": [
  "mutation unsubscribeEmailFromNewsletter($token:String!){unsubscribeEmailFromNewsletter(token:$token){status}}"
 ],
 "unsubscribeFromStockAlerts": [
  "mutation unsubscribeFromStockAlerts($token:String!){unsubscribeFromStockAlerts(token:$token)}"
 ],
 "updateCartItems": [
  "mutation updateCartItems($input:UpdateCartItemsInput!){updateCartItems(input:$input){cart{...Cart}}}",
  "Cart",
  "CartItem",
  "Money",
  "SelectedCustomizableOption",
  "CartPrices",
  "CartAddress",
  "CartAddressTexts",
  "AvailableShippingMethod"
 ],
 "updateCustomer": [
  "mutation updateCustomer($input:CustomerUpdateInput!){updateCustomerV2(input:$input){customer{...Customer}}}",
  "Customer",
  "CustomerAddress",
  "CustomerAddressTexts"
 ],
 "updateCustomerAddress": [
  "mutation updateCustomerAddress($id:Int!$input:CustomerAddressInput){updateCustomerAddress(id:$id input:$input){...CustomerAddress}}",
  "CustomerAddress",
  "CustomerAddressTexts"
 ],
 "updateCustomerEmail": [
  "mutation updateCustomerEmail($email:String!$password:String!){updateCustomerEmail(email:$email password:$password){customer{...Customer}}}",
  "Customer",
  "CustomerAddress",
  "CustomerAddressTexts"
 ],
 "updateProductsInGuestWishlist": [
  "mutation updateProductsInGuestWishlist($guestCustomerId:String!$items:[WishlistItemUpdateInput!]!$currentPage:Int=1$pageSize:Int=20){updateProductsInGuestWishlist(guestCustomerId:$guestCustomerId wishlistItems:$items){wishlist{...Wishlist}user_errors{code message}}}",
  "Wishlist",
  "ProductListItem",
  "ProductSummary",
  "PriceRange",
  "Money",
  "PageInfo"
 ],
 "updateProductsInWishlist": [
  "mutation updateProductsInWishlist($id:ID!$items:[WishlistItemUpdateInput!]!$currentPage:Int=1$pageSize:Int=20){updateProductsInWishlist(wishlistId:$id wishlistItems:$items){wishlist{...Wishlist}user_errors{code message}}}",
  "Wishlist",
  "ProductListItem",
  "ProductSummary",
  "PriceRange",
  "Money",
  "PageInfo"
 ],
 "upsellProducts": [
  "query upsellProducts($filter:ProductAttributeFilterInput!){products(filter:$filter pageSize:1){items{uid upsell_products{...ProductListItem}}}}",
  "ProductListItem",
  "ProductSummary",
  "PriceRange",
  "Money"
 ],
 "wishlist": [
  "query wishlist($currentPage:Int=1$pageSize:Int=20){customer{wishlists{...Wishlist}}}",
  "Wishlist",
  "ProductListItem",
  "ProductSummary",
  "PriceRange",
  "Money",
  "PageInfo"
 ],
 "wishlistItemsCount": [
  "query wishlistItemsCount{customer{wishlists{id items_count}}}"
 ]
};
export const fragmentTexts: Record<string, string> = {
 "AvailableShippingMethod": "fragment AvailableShippingMethod on AvailableShippingMethod{carrier_code carrier_title method_code method_title available amount{...Money}delivery_days_min delivery_days_max amount_to_free pickup_location_code}",
 "Cart": "fragment Cart on Cart{id email is_virtual total_quantity comment applied_coupons{code}unused_coupon{code reason amount_missing}items{...CartItem}prices{...CartPrices}applied_gift_cards{code applied_balance{...Money}current_balance{...Money}}applied_store_credit{applied_balance{...Money}}loyalty_credit{...Money}shipping_addresses{...CartAddress pickup_location_code available_shipping_methods{...AvailableShippingMethod}selected_shipping_method{carrier_code carrier_title method_code method_title amount{...Money}}}billing_address{...CartAddress}available_payment_methods{code title days_to_pay}selected_payment_method{code title purchase_order_number}}",
 "CartAddress": "fragment CartAddress on CartAddressInterface{...CartAddressTexts firstname lastname street city region{code label region_id}postcode country{code label}telephone}",
 "CartAddressTexts": "fragment CartAddressTexts on CartAddressInterface{prefix middlename suffix company fax vat_id buzzer_code}",
 "CartItem": "fragment CartItem on CartItemInterface{uid quantity errors{code message}product{uid sku name url_key url_rewrites{url}stock_status only_x_left_in_stock att_quick_ship order_time_frame thumbnail{url label}}prices{price{...Money}price_when_chosen{...Money}row_total{...Money}total_item_discount{...Money}}...on ConfigurableCartItem{configurable_options{option_label value_label configurable_product_option_uid configurable_product_option_value_uid}customizable_options{...SelectedCustomizableOption}configured_variant{uid sku stock_status only_x_left_in_stock thumbnail{url label}}}...on BundleCartItem{bundle_options{uid label values{uid label quantity}}customizable_options{...SelectedCustomizableOption}}...on SimpleCartItem{customizable_options{...SelectedCustomizableOption}}...on VirtualCartItem{customizable_options{...SelectedCustomizableOption}}...on DownloadableCartItem{links{uid title}customizable_options{...SelectedCustomizableOption}}...on GiftCardCartItem{amount{...Money}sender_name recipient_name recipient_email message customizable_options{...SelectedCustomizableOption}}}",
 "CartPrices": "fragment CartPrices on CartPrices{subtotal_excluding_tax{...Money}subtotal_including_tax{...Money}subtotal_with_discount_excluding_tax{...Money}grand_total{...Money}discounts{label coupon{code}amount{...Money}}applied_taxes{label amount{...Money}}}",
 "CategoryAddress": "fragment CategoryAddress on CategoryInterface{uid url_path url_suffix include_in_menu updated_at}",
 "CategoryDetails": "fragment CategoryDetails on CategoryTree{...CategorySummary description display_mode cms_block{identifier title content}image images{url description}meta_title meta_description breadcrumbs{category_name category_url_path}children{...CategorySummary image}}",
 "CategorySummary": "fragment CategorySummary on CategoryTree{uid name level position is_anchor include_in_menu product_count url_path url_suffix}",
 "CompareList": "fragment CompareList on CompareList{uid item_count attributes{code label}items{uid product{uid sku name stock_status thumbnail{url label}url_key url_rewrites{url}price_range{...PriceRange}}attributes{code value}}}",
 "Customer": "fragment Customer on Customer{email firstname lastname middlename prefix suffix date_of_birth gender taxvat is_subscribed created_at default_billing default_shipping addresses{...CustomerAddress}}",
 "CustomerAddress": "fragment CustomerAddress on CustomerAddress{id ...CustomerAddressTexts firstname lastname street city region{region region_code region_id}postcode country_code telephone default_billing default_shipping}",
 "CustomerAddressTexts": "fragment CustomerAddressTexts on CustomerAddress{prefix middlename suffix company fax vat_id buzzer_code}",
 "GiftMessage": "fragment GiftMessage on GiftMessage{from to message}",
 "Money": "fragment Money on Money{value currency}",
 "Order": "fragment Order on CustomerOrder{id number order_date order_status_change_date status email is_virtual items{id product_name product_sku product_type product_url_key product{uid att_quick_ship order_time_frame thumbnail{url}}product_sale_price{...Money}quantity_ordered quantity_shipped quantity_canceled quantity_refunded selected_options{label value}entered_options{label value}...on ConfigurableOrderItem{configured_variant{uid thumbnail{url}}}...on DownloadableOrderItem{downloadable_links{title}}...on BundleOrderItem{bundle_options{label values{product_name quantity}}}}total{subtotal{...Money}subtotal_excl_tax{...Money}subtotal_incl_tax{...Money}total_shipping{...Money}total_tax{...Money}taxes{title rate amount{...Money}}discounts{label amount{...Money}}total_giftcard{...Money}total_store_credit{...Money}grand_total{...Money}}shipping_address{...OrderAddress}billing_address{...OrderAddress}carrier shipping_method delivery_days_min delivery_days_max is_delivered_by_appointment pickup_location{...PickupPlace}payment_methods{name type additional_data{name value}}payment_instructions is_mail_waiting online_payment{amount{...Money}expires_at other_methods{code title}token}available_actions loyalty_credit{...Money}applied_gift_cards{code applied_balance{...Money}}comments{message timestamp}gift_message{...GiftMessage}invoices{id number total{grand_total{...Money}}}credit_memos{id number total{grand_total{...Money}}}shipments{id number created_at tracking{carrier title number}items{id product_sku product_name quantity_shipped}}}",
 "OrderAddress": "fragment OrderAddress on OrderAddress{...OrderAddressTexts firstname lastname street city region region_id postcode country_code telephone}",
 "OrderAddressTexts": "fragment OrderAddressTexts on OrderAddress{prefix middlename suffix company fax vat_id buzzer_code}",
 "PageInfo": "fragment PageInfo on SearchResultPageInfo{current_page total_pages}",
 "PickupPlace": "fragment PickupPlace on PickupLocation{pickup_location_code name description street city region region_id postcode country_id phone opening_hours{days opens closes}timezone}",
 "PriceRange": "fragment PriceRange on PriceRange{minimum_price{final_price{...Money}regular_price{...Money}}maximum_price{final_price{...Money}regular_price{...Money}}}",
 "ProductChoices": "fragment ProductChoices on ProductInterface{price_tiers{quantity final_price{...Money}}...on CustomizableProductInterface{options{uid title required sort_order ...on CustomizableFieldOption{field:value{uid price price_type max_characters}}...on CustomizableAreaOption{area:value{uid price price_type max_characters}}...on CustomizableDateOption{date:value{uid price price_type type}}...on CustomizableDropDownOption{dropDown:value{uid title price price_type sort_order}}...on CustomizableRadioOption{radio:value{uid title price price_type sort_order}}...on CustomizableCheckboxOption{checkbox:value{uid title price price_type sort_order}}...on CustomizableMultipleOption{multiple:value{uid title price price_type sort_order}}}}...on BundleProduct{dynamic_price items{uid title required type position options{uid label quantity position is_default price price_type can_change_quantity product{uid sku name url_key url_rewrites{url}stock_status price_range{minimum_price{final_price{...Money}regular_price{...Money}}}}}}}...on GroupedProduct{items{qty position product{uid sku name url_key url_rewrites{url}stock_status only_x_left_in_stock furniture_model price_range{minimum_price{final_price{...Money}regular_price{...Money}}}}}}...on DownloadableProduct{links_title links_purchased_separately downloadable_product_links{uid title price sample_url sort_order}downloadable_product_samples{title sample_url sort_order}}...on GiftCardProduct{giftcard_type giftcard_amounts{uid value}open_amount_min open_amount_max message_max_length gift_card_options{uid title required sort_order}}}",
 "ProductDetails": "fragment ProductDetails on ProductInterface{meta_title meta_description categories{uid name url_path url_suffix breadcrumbs{category_name category_url_path}}media_gallery{url label position disabled ...on ProductVideo{video_content{video_url}}}description{html}short_description{html}assembly assembled_length assembled_width assembled_height included att_shipping_dimensions att_additional_dimensions warranty_note material country_of_manufacture att_weight_capacity att_climbing_details att_split_details products_blocks furniture_model ...ProductChoices ...on PhysicalProductInterface{weight}...on ConfigurableProduct{configurable_options{uid attribute_code label position values{uid value_index label swatch_data{value ...on ImageSwatchData{thumbnail}}}}variants{attributes{code uid value_index label}product{uid sku name stock_status only_x_left_in_stock assembled_length assembled_width assembled_height media_gallery{url label position disabled}price_range{minimum_price{final_price{...Money}regular_price{...Money}}}}}}}",
 "ProductListItem": "fragment ProductListItem on ProductInterface{...ProductSummary media_gallery{url position disabled}assembled_length assembled_width assembled_height fit_beds fit_guard_rail ...on CustomizableProductInterface{options{uid required}}...on GroupedProduct{items{qty product{uid price_range{minimum_price{final_price{...Money}regular_price{...Money}}}}}}...on ConfigurableProduct{configurable_options{attribute_code label position values{value_index label swatch_data{value ...on ImageSwatchData{thumbnail}}}}}}",
 "ProductOffer": "fragment ProductOffer on ProductInterface{uid sku name stock_status only_x_left_in_stock material assembled_length assembled_width assembled_height fit_cartons ...on PhysicalProductInterface{weight}media_gallery{url label position disabled}price_range{...PriceRange}}",
 "ProductSummary": "fragment ProductSummary on ProductInterface{uid sku name made_in_canada att_quick_ship order_time_frame b_collection_name new best_seller further_reduced stock_status only_x_left_in_stock rating_summary review_count thumbnail{url}url_key url_rewrites{url}price_range{...PriceRange}}",
 "Review": "fragment Review on ProductReview{nickname created_at summary text average_rating ratings_breakdown{name value}}",
 "SelectedCustomizableOption": "fragment SelectedCustomizableOption on SelectedCustomizableOption{customizable_option_uid label values{customizable_option_value_uid label value}}",
 "StoreConfig": "fragment StoreConfig on StoreConfig{store_code store_name store_group_name cms_home_page logo_parts locale timezone base_url base_currency_code default_display_currency_code default_country copyright header_logo_src logo_width logo_height default_title default_description is_guest_checkout_enabled create_account_confirmation allow_guests_to_write_product_reviews contact_email contact_phone store_street store_city store_region store_postcode store_country_code check_money_order_make_check_payable_to check_money_order_send_check_to latitude longitude is_cart_comment_enabled home_show_solid_wood home_show_bunk_beds home_show_shipping home_show_in_stock home_show_free_shipping loyalty_credit_percent financing{months annual_rate minimum}popular_search_terms social_facebook social_twitter order_cancellation_enabled order_cancellation_reasons{description}}",
 "TopCategory": "fragment TopCategory on CategoryTree{uid name position include_in_menu url_path url_suffix}",
 "Wishlist": "fragment Wishlist on Wishlist{id items_count sharing_code updated_at items_v2(currentPage:$currentPage pageSize:$pageSize){items{id quantity description added_at product{...ProductListItem}...on ConfigurableWishlistItem{configurable_options{option_label value_label configurable_product_option_uid configurable_product_option_value_uid}configured_variant{uid sku stock_status only_x_left_in_stock}}...on BundleWishlistItem{bundle_options{uid label values{uid label quantity}}}}page_info{...PageInfo}}}"
};
export const publicReads = /*#__PURE__*/ new Set([
 "addressForm",
 "algolia_config",
 "algolia_products",
 "availableStores",
 "braintreeConfig",
 "categories",
 "categoryAddress",
 "categoryList",
 "categoryMeta",
 "checkoutAgreements",
 "cmsBlocks",
 "cmsPage",
 "countries",
 "country",
 "crosssellProducts",
 "currency",
 "customAttributeMetadata",
 "customerForm",
 "deliveredPrices",
 "fitProducts",
 "onlinePaymentConfig",
 "pickupLocations",
 "pinterestOptions",
 "productAddress",
 "productAttributes",
 "productCards",
 "productDetails",
 "productOffers",
 "productPictures",
 "productReview",
 "productReviewRatingsMetadata",
 "products",
 "recaptchaFormConfig",
 "recaptchaV3Config",
 "relatedProducts",
 "route",
 "searchPages",
 "searchSuggestions",
 "sitemapCategories",
 "sitemapProducts",
 "socialLoginProviders",
 "storeConfig",
 "stores",
 "topCategories",
 "upsellProducts"
]);