// Methods of the checkout, in the order of the checkout's steps.
import {
  CheckoutAgreementsDocument,
  CreatePaypalExpressTokenDocument,
  GetAvailableCustomerPaymentMethodsDocument,
  GetAvailableCustomerShippingMethodsDocument,
  GetAvailablePaymentMethodsDocument,
  GetAvailableShippingMethodsDocument,
  PickupLocationsDocument,
  PlaceOrderDocument,
  SetBillingAddressOnCartDocument,
  SetGuestEmailOnCartDocument,
  SetPaymentMethodOnCartDocument,
  SetShippingAddressesOnCartDocument,
  SetShippingMethodsOnCartDocument,
} from '@loftwood/graphql-types'
import { z } from 'zod'
import {
  billingAddress,
  cartId,
  email,
  paymentMethod,
  relativePath,
  shippingAddress,
  shippingMethod,
} from './inputs.ts'
import { input, method, noArguments, position } from './method.ts'

const sessionCart = { path: ['input', 'cart_id'], whenMissing: 'fail' } as const

const agreedSum = z.number().min(0).nullish()

const exampleAddress = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['1 Bunk Street'],
  city: 'Ottawa',
  region_id: 74,
  postcode: 'K1A 0B1',
  country_code: 'CA',
  telephone: '613-555-0100',
}

export const checkoutMethods = {
  setGuestEmailOnCart: method({
    summary: "Sets the guest's e-mail address.",
    example: [{ email: 'ann@example.com' }],
    document: SetGuestEmailOnCartDocument,
    args: input(z.strictObject({ cart_id: cartId, email })),
    cart: sessionCart,
  }),
  setShippingAddressesOnCart: method({
    summary: 'Sets where the order goes.',
    example: [{ shipping_addresses: [{ address: exampleAddress }] }],
    document: SetShippingAddressesOnCartDocument,
    args: input(
      z.strictObject({ cart_id: cartId, shipping_addresses: z.array(shippingAddress).min(1).max(10) }),
    ),
    cart: sessionCart,
  }),
  setBillingAddressOnCart: method({
    summary: 'Sets who pays.',
    example: [{ billing_address: { same_as_shipping: true } }],
    document: SetBillingAddressOnCartDocument,
    args: input(z.strictObject({ cart_id: cartId, billing_address: billingAddress })),
    cart: sessionCart,
  }),
  getAvailableShippingMethods: method({
    summary: 'Shipping methods for the address of the cart.',
    example: [],
    document: GetAvailableShippingMethodsDocument,
    args: position('cartId', cartId, 'cart_id'),
    cart: { path: ['cartId'], whenMissing: 'fail' },
  }),
  getAvailableCustomerShippingMethods: method({
    summary: "Shipping methods for the signed-in customer's cart.",
    example: [],
    document: GetAvailableCustomerShippingMethodsDocument,
    args: noArguments(),
  }),
  setShippingMethodsOnCart: method({
    summary: 'Chooses the shipping method.',
    example: [{ shipping_methods: [{ carrier_code: 'loftwood_freight', method_code: 'curbside' }] }],
    document: SetShippingMethodsOnCartDocument,
    args: input(
      z.strictObject({ cart_id: cartId, shipping_methods: z.array(shippingMethod).min(1).max(10) }),
    ),
    cart: sessionCart,
  }),
  getAvailablePaymentMethods: method({
    summary: 'Payment methods for the cart.',
    example: [],
    document: GetAvailablePaymentMethodsDocument,
    args: position('cartId', cartId),
    cart: { path: ['cartId'], whenMissing: 'fail' },
  }),
  getAvailableCustomerPaymentMethods: method({
    summary: "Payment methods for the signed-in customer's cart.",
    example: [],
    document: GetAvailableCustomerPaymentMethodsDocument,
    args: noArguments(),
  }),
  setPaymentMethodOnCart: method({
    summary: 'Chooses how to pay.',
    example: [{ payment_method: { code: 'checkmo' } }],
    document: SetPaymentMethodOnCartDocument,
    args: input(z.strictObject({ cart_id: cartId, payment_method: paymentMethod })),
    cart: sessionCart,
  }),
  createPaypalExpressToken: method({
    summary:
      'Begins a payment at PayPal and answers where the shopper approves it. PayPal sends them back to `return_url`, with ' +
      '`token` and `PayerID` for setPaymentMethodOnCart, or to `cancel_url`; both are paths below the base address of the store view.',
    example: [
      { code: 'paypal_express', urls: { return_url: 'checkout/paypal', cancel_url: 'checkout/paypal' } },
    ],
    document: CreatePaypalExpressTokenDocument,
    args: input(
      z.strictObject({
        cart_id: cartId,
        code: z.enum(['paypal_express', 'payflow_express']),
        express_button: z.boolean().nullish(),
        urls: z.strictObject({ return_url: relativePath, cancel_url: relativePath }),
        use_paypal_credit: z.boolean().nullish(),
      }),
    ),
    cart: sessionCart,
    leadsTo: ['createPaypalExpressToken', 'paypal_urls', 'start'],
    limit: 'order',
  }),
  pickupLocations: method({
    summary: 'Where an order can be picked up.',
    example: [],
    document: PickupLocationsDocument,
    args: noArguments(),
    tags: ['store'],
  }),
  checkoutAgreements: method({
    summary: 'The terms to agree to before an order is placed.',
    example: [],
    document: CheckoutAgreementsDocument,
    args: noArguments(),
    tags: ['store'],
  }),
  placeOrder: method({
    summary:
      'Places the order, if agreed_total, where it is given, is still what the cart costs, and gift cards and credit ' +
      'still pay agreed_gift_cards and agreed_store_credit of it. ' +
      'Sent twice for one cart it answers the first order again.',
    example: [{}],
    document: PlaceOrderDocument,
    args: input(
      z.strictObject({
        cart_id: cartId,
        agreed_total: agreedSum,
        agreed_gift_cards: agreedSum,
        agreed_store_credit: agreedSum,
      }),
    ),
    cart: sessionCart,
    effect: 'closes-cart',
    limit: 'order',
  }),
}
