// The calls of a purchase by wallet. They have a client without a cache: a cart that is ordered would leave the page, and with
// it the wallet's frame, before the wallet has paid.
import {
  CreateBuyNowCartDocument,
  EstimateShippingMethodsDocument,
  EstimateTotalsDocument,
  StartOrderPaymentDocument,
  type AvailableShippingMethodFragment,
  type CartFragment,
  type CartItemInput,
  type CartPricesFragment,
  type EstimateAddressInput,
} from '@loftwood/graphql-types'
import { middlewareExchange } from '@loftwood/client/urql'
import { createClient } from '@urql/core'
import { isPickup } from '@loftwood/fit/pickup-method'
import { dataOrThrow } from '../../platform/data/data-or-throw.ts'
import { OperationError } from '../../platform/data/operation-error.ts'
import { UserError } from '../../platform/data/user-error.ts'
import { overUrql } from '../../platform/data/over-urql.ts'
import { typenameExchange } from '../../platform/data/typename-exchange.ts'
import { checkoutCalls } from '../checkout-calls.ts'
import type { CheckoutCalls } from '../driver.ts'

export interface WalletCalls {
  /** A cart of its own for these items. @throws UserError with the first reason why there is none */
  buyNow: (items: CartItemInput[]) => Promise<CartFragment>
  /** Deliveries to the door, the cheapest first; none where the shop does not deliver. */
  deliveries: (cartId: string, address: EstimateAddressInput) => Promise<AvailableShippingMethodFragment[]>
  /** What the cart costs at an address. */
  prices: (
    cartId: string,
    address: EstimateAddressInput,
    delivery: AvailableShippingMethodFragment,
  ) => Promise<CartPricesFragment>
  checkout: (cartId: string) => CheckoutCalls
  /** @returns the secret with which the browser pays this order */
  startPayment: (token: string) => Promise<string>
}

interface Wire {
  url: string
  /** Code of the store view. */
  store: string
  fetch?: typeof fetch
}

export function walletCalls(wire: Wire): WalletCalls {
  const exchanges = [typenameExchange, middlewareExchange(wire)]
  const client = overUrql(createClient({ url: wire.url, preferGetMethod: false, exchanges }))
  return {
    async buyNow(cartItems) {
      const { createBuyNowCart: made } = dataOrThrow(
        await client.mutation(CreateBuyNowCartDocument, { cartItems }),
      )
      const userError = made?.user_errors.find((error) => error !== null)
      if (userError) throw new UserError(userError.message)
      if (!made?.cart) throw new OperationError({ graphQLErrors: [] })
      return made.cart
    },
    async deliveries(cart_id, address) {
      const result = await client.mutation(EstimateShippingMethodsDocument, { input: { cart_id, address } })
      return (dataOrThrow(result).estimateShippingMethods ?? [])
        .flatMap((method) => (method?.available && method.method_code && !isPickup(method) ? [method] : []))
        .toSorted((one, other) => (one.amount.value ?? 0) - (other.amount.value ?? 0))
    },
    async prices(cart_id, address, { carrier_code, method_code }) {
      const shipping_method = { carrier_code, method_code: method_code ?? '' }
      const result = await client.mutation(EstimateTotalsDocument, {
        input: { cart_id, address, shipping_method },
      })
      const prices = dataOrThrow(result).estimateTotals.cart?.prices
      if (!prices) throw new OperationError({ graphQLErrors: [] })
      return prices
    },
    checkout: (cartId) => checkoutCalls(client, cartId),
    async startPayment(token) {
      const result = await client.mutation(StartOrderPaymentDocument, { input: { token } })
      return dataOrThrow(result).startOrderPayment.client_secret
    },
  }
}
