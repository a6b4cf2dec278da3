import { expect, it } from 'vitest'
import { makeCart } from '../cart/testing/make-cart.ts'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { press, renderInShop, textOf } from '../platform/testing/render-in-shop.tsx'
import type { StepProps } from './step-props.ts'
import { StoreCredit } from './store-credit.tsx'

it('says that the credit could not be loaded, and asks again', async () => {
  let isDown = true
  const current_balance = { value: 50, currency: 'CAD' }
  const client = answeringClient(() => {
    if (isDown) return new Error('down')
    return { cart: { id: 'cart-1', applied_store_credit: { enabled: true, current_balance } } }
  })
  const props = { cart: makeCart(), checkout: { isCustomer: true } } as unknown as StepProps
  const step = await renderInShop(<StoreCredit {...props} />, { client })
  expect(textOf(step)).toContain('Your store credit could not be loaded')
  isDown = false
  await press(step, 'Try again')
  expect(textOf(step)).toBe('Use store credit of $50.00')
})
