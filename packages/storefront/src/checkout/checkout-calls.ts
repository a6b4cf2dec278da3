// The checkout's calls. They name the shown cart, because the session's may have changed meanwhile.
import {
  CartDocument,
  CreatePaypalExpressTokenDocument,
  PlaceOrderDocument,
  SetBillingAddressOnCartDocument,
  SetGuestEmailOnCartDocument,
  SetPaymentMethodOnCartDocument,
  SetShippingAddressesOnCartDocument,
  SetShippingMethodsOnCartDocument,
  type CartFragment,
  type OrderFragment,
  type PlaceOrderMutation,
} from '@loftwood/graphql-types'
import type { QueryClient } from '../platform/data/query-client.ts'
import { dataOrThrow } from '../platform/data/data-or-throw.ts'
import { OperationError } from '../platform/data/operation-error.ts'
import { OrderUserError, OrderWithoutDetailsError, type CheckoutCalls } from './driver.ts'
import { PAYPAL_EXPRESS } from './payment/payment-codes.ts'

/** Calls that reject with OperationError; `placeOrder` also with OrderUserError. */
export function checkoutCalls(client: QueryClient, cartId: string): CheckoutCalls {
  const cart_id = cartId
  return {
    async setGuestEmail(email) {
      const result = await client.mutation(SetGuestEmailOnCartDocument, { input: { cart_id, email } })
      return cartOf(dataOrThrow(result).setGuestEmailOnCart)
    },
    async setShippingAddress(shipping) {
      const input = { cart_id, shipping_addresses: [shipping] }
      const result = await client.mutation(SetShippingAddressesOnCartDocument, { input })
      return cartOf(dataOrThrow(result).setShippingAddressesOnCart)
    },
    async setBillingAddress(billing_address) {
      const result = await client.mutation(SetBillingAddressOnCartDocument, {
        input: { cart_id, billing_address },
      })
      return cartOf(dataOrThrow(result).setBillingAddressOnCart)
    },
    async setShippingMethod(method) {
      const input = { cart_id, shipping_methods: [method] }
      const result = await client.mutation(SetShippingMethodsOnCartDocument, { input })
      return cartOf(dataOrThrow(result).setShippingMethodsOnCart)
    },
    async setPaymentMethod(payment_method) {
      const result = await client.mutation(SetPaymentMethodOnCartDocument, {
        input: { cart_id, payment_method },
      })
      return cartOf(dataOrThrow(result).setPaymentMethodOnCart)
    },
    async beginPaypal(path) {
      // A Magento takes paths and puts the base address of its store view before them.
      const input = { cart_id, code: PAYPAL_EXPRESS, urls: { return_url: path, cancel_url: path } }
      const result = await client.mutation(CreatePaypalExpressTokenDocument, { input })
      const { token, paypal_urls } = dataOrThrow(result).createPaypalExpressToken ?? {}
      const address = paypal_urls?.start
      if (!token || !address) throw new OperationError({ graphQLErrors: [] })
      return { token, address }
    },
    async reloadCart() {
      const result = await client.query(CartDocument, { cartId }, { requestPolicy: 'network-only' })
      if (!result.error) return result.data?.cart ?? null
      const error = new OperationError(result.error)
      if (error.kind === 'gone') return null
      throw error
    },
    async placeOrder(agreed) {
      const input = { cart_id, ...agreed }
      return orderOf(dataOrThrow(await client.mutation(PlaceOrderDocument, { input })).placeOrder)
    },
  }
}

function cartOf(answer: { cart: CartFragment } | null): CartFragment {
  if (!answer) throw new OperationError({ graphQLErrors: [] })
  return answer.cart
}

function orderOf(answer: PlaceOrderMutation['placeOrder']): OrderFragment {
  const userError = answer?.errors.find((error) => error !== null)
  if (userError) throw new OrderUserError(userError.code, userError.message, userError.reason)
  const number = answer?.order?.order_number
  if (!answer?.orderV2 && number) throw new OrderWithoutDetailsError(number)
  if (!answer?.orderV2) throw new OperationError({ graphQLErrors: [] })
  return answer.orderV2
}
