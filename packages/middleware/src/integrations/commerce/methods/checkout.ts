// Methods of the checkout, in the order a shopper meets them.
import {
  GetAvailablePaymentMethodsDocument,
  GetAvailableShippingMethodsDocument,
  PlaceOrderDocument,
  SetBillingAddressOnCartDocument,
  SetGuestEmailOnCartDocument,
  SetPaymentMethodOnCartDocument,
  SetShippingAddressesOnCartDocument,
  SetShippingMethodsOnCartDocument,
} from '@loftwood/graphql-types'
import { z } from 'zod'
import { billingAddress, cartId, email, paymentMethod, shippingAddress, shippingMethod } from './inputs.ts'
import { input, method, position } from './method.ts'

const sessionCart = { path: ['input', 'cart_id'], whenMissing: 'fail' } as const

export const checkoutMethods = {
  setGuestEmailOnCart: method({
    summary: "Sets the guest's e-mail address.",
    access: 'personal',
    document: SetGuestEmailOnCartDocument,
    args: input(z.strictObject({ cart_id: cartId, email })),
    cart: sessionCart,
  }),
  setShippingAddressesOnCart: method({
    summary: 'Sets where the order goes.',
    access: 'personal',
    document: SetShippingAddressesOnCartDocument,
    args: input(
      z.strictObject({ cart_id: cartId, shipping_addresses: z.array(shippingAddress).min(1).max(10) }),
    ),
    cart: sessionCart,
  }),
  setBillingAddressOnCart: method({
    summary: 'Sets who pays.',
    access: 'personal',
    document: SetBillingAddressOnCartDocument,
    args: input(z.strictObject({ cart_id: cartId, billing_address: billingAddress })),
    cart: sessionCart,
  }),
  getAvailableShippingMethods: method({
    summary: 'Shipping methods for the address of the cart.',
    access: 'personal',
    document: GetAvailableShippingMethodsDocument,
    args: position('cartId', cartId),
    cart: { path: ['cartId'], whenMissing: 'fail' },
  }),
  setShippingMethodsOnCart: method({
    summary: 'Chooses the shipping method.',
    access: 'personal',
    document: SetShippingMethodsOnCartDocument,
    args: input(
      z.strictObject({ cart_id: cartId, shipping_methods: z.array(shippingMethod).min(1).max(10) }),
    ),
    cart: sessionCart,
  }),
  getAvailablePaymentMethods: method({
    summary: 'Payment methods for the cart.',
    access: 'personal',
    document: GetAvailablePaymentMethodsDocument,
    args: position('cartId', cartId),
    cart: { path: ['cartId'], whenMissing: 'fail' },
  }),
  setPaymentMethodOnCart: method({
    summary: 'Chooses how to pay.',
    access: 'personal',
    document: SetPaymentMethodOnCartDocument,
    args: input(z.strictObject({ cart_id: cartId, payment_method: paymentMethod })),
    cart: sessionCart,
  }),
  placeOrder: method({
    summary: 'Places the order. Sent twice for one cart it answers the first order again.',
    access: 'personal',
    document: PlaceOrderDocument,
    args: input(z.strictObject({ cart_id: cartId })),
    cart: sessionCart,
    effect: 'closes-cart',
    limit: 'order',
  }),
}
