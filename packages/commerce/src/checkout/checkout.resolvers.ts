// GraphQL of the checkout: writes to the cart, answers the cart; places the order.
import type {
  PlaceOrderInput,
  SetBillingAddressOnCartInput,
  SetGuestEmailOnCartInput,
  SetPaymentMethodAndPlaceOrderInput,
  SetPaymentMethodOnCartInput,
  SetShippingAddressesOnCartInput,
  SetShippingMethodsOnCartInput,
} from '@loftwood/graphql-types/schema-types'
import { inView, userError } from '../user-errors/user-error.ts'
import { toCents } from '../platform/money.ts'
import { answerCart } from '../cart/answer-cart.ts'
import { type SalesContext, salesResolvers } from '../cart/sales-context.ts'
import { orderShape } from '../order/order-shape.ts'
import { placeOrder } from './place-order.ts'
import {
  setBillingAddress,
  setGuestEmail,
  setPaymentMethod,
  setShippingAddress,
  setShippingMethod,
} from './set-on-cart.ts'

type Write<Input> = (context: SalesContext, input: Input) => Promise<void>

/** A mutation that writes to the cart its input names and answers that cart. */
function cartMutation<Input extends { cart_id: string }>(write: Write<Input>) {
  return async ({ input }: { input?: Input | null }, context: SalesContext) => {
    if (!input) throw userError('REQUIRED', 'input')
    await write(context, input)
    return { cart: await answerCart(context, input.cart_id) }
  }
}

async function answerOrder(
  context: SalesContext,
  { cart_id: cartId, agreed_total, agreed_gift_cards, agreed_store_credit }: PlaceOrderInput,
) {
  const centsOf = (amount: number | null | undefined) => (amount == null ? undefined : toCents(amount))
  const result = await placeOrder(context, {
    cartId,
    agreed: {
      grandTotalCents: centsOf(agreed_total),
      giftCardCents: centsOf(agreed_gift_cards),
      storeCreditCents: centsOf(agreed_store_credit),
    },
  })
  if ('userError' in result) {
    const { code, reason, why } = result.userError
    return { order: null, orderV2: null, errors: [{ code, message: inView(reason), reason: why ?? null }] }
  }
  const { order } = result
  return {
    order: { order_number: order.number, order_id: order.number },
    orderV2: orderShape(context, order),
    errors: [],
  }
}

export const checkoutResolvers = {
  Mutation: salesResolvers({
    setGuestEmailOnCart: cartMutation<SetGuestEmailOnCartInput>((context, input) =>
      setGuestEmail(context, input.cart_id, input.email),
    ),
    setShippingAddressesOnCart: cartMutation<SetShippingAddressesOnCartInput>((context, input) =>
      setShippingAddress(
        context,
        input.cart_id,
        input.shipping_addresses.flatMap((each) => each ?? []),
      ),
    ),
    setBillingAddressOnCart: cartMutation<SetBillingAddressOnCartInput>((context, input) =>
      setBillingAddress(context, input.cart_id, input.billing_address),
    ),
    setShippingMethodsOnCart: cartMutation<SetShippingMethodsOnCartInput>((context, input) =>
      setShippingMethod(
        context,
        input.cart_id,
        input.shipping_methods.flatMap((each) => each ?? []),
      ),
    ),
    setPaymentMethodOnCart: cartMutation<SetPaymentMethodOnCartInput>((context, input) =>
      setPaymentMethod(context, input.cart_id, input.payment_method),
    ),
    placeOrder: ({ input }: { input?: PlaceOrderInput | null }, context: SalesContext) => {
      if (!input) throw userError('REQUIRED', 'input')
      return answerOrder(context, input)
    },
    setPaymentMethodAndPlaceOrder: async (
      { input }: { input?: SetPaymentMethodAndPlaceOrderInput | null },
      context: SalesContext,
    ) => {
      if (!input) throw userError('REQUIRED', 'input')
      await setPaymentMethod(context, input.cart_id, input.payment_method)
      return answerOrder(context, { cart_id: input.cart_id })
    },
  }),
}
