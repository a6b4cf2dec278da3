import { expect, it } from 'vitest'
import { makeCart, money } from '../cart/testing/make-cart.ts'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { OperationError } from '../platform/data/operation-error.ts'
import { press, renderInShop, textOf } from '../platform/testing/render-in-shop.tsx'
import type { CheckoutCalls } from './driver.ts'
import { usePlaceOrder } from './use-place-order.ts'

const cart = makeCart()
const CART_GONE = new OperationError({
  graphQLErrors: [{ message: 'x', extensions: { code: 'CART_NOT_FOUND', status: 404 } }] as never,
})
const events = {
  onPlacing: () => undefined,
  onPlaced: () => undefined,
  onPlacedWithoutDetails: () => undefined,
}

function Probe({ reloadCart }: Pick<CheckoutCalls, 'reloadCart'>) {
  const { place, reset, fate, changes } = usePlaceOrder(cart, { reloadCart } as CheckoutCalls, events)
  return (
    <>
      <button onClick={() => void place(cart)}>Order</button>
      <button onClick={reset}>Choose another method</button>
      <output>{`${fate} ${changes.join()}`}</output>
    </>
  )
}

async function outcomes(reloadCart: CheckoutCalls['reloadCart']): Promise<string[]> {
  const client = answeringClient(() => ({}))
  const page = await renderInShop(<Probe reloadCart={reloadCart} />, { client })
  const output = () => textOf(page.querySelector('output') ?? page).trim()
  await press(page, 'Order')
  const then = output()
  await press(page, 'Choose another method')
  return [then, output()]
}

it('keeps saying that an order may have been placed when another method is chosen', async () => {
  expect(await outcomes(() => Promise.reject(CART_GONE))).toEqual(['untraced', 'untraced'])
})

it('no longer says what has changed when another method is chosen', async () => {
  const prices = { ...cart.prices, grand_total: money(9) } as typeof cart.prices
  expect(await outcomes(() => Promise.resolve({ ...cart, prices }))).toEqual(['null total', 'null'])
})
