import { CombinedError } from '@urql/core'
import { createStore } from 'jotai'
import { act } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { noticesAtom } from '../platform/notices.ts'
import { press, renderInShop, textOf } from '../platform/testing/render-in-shop.tsx'
import { CouponForm } from './coupon-form.tsx'
import { makeCart } from './testing/make-cart.ts'

/** Sends a code that the back end turns down, and answers where its reason stands. */
async function reasonOf(message: string, code?: string): Promise<string> {
  const cart = makeCart({ applied_coupons: null })
  const extensions = { category: 'graphql-no-such-entity', ...(code !== undefined && { code }) }
  const failure = new CombinedError({ graphQLErrors: [{ message, extensions }] })
  const client = answeringClient((name) => (name === 'applyCouponToCart' ? failure : { cart }))
  const store = createStore()
  const page = await renderInShop(<CouponForm cart={cart} />, { client, store })
  document.body.append(page)
  onTestFinished(() => page.remove())
  const field = page.querySelector<HTMLInputElement>('input[name=coupon]')!
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'SUMMER')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press(page, 'Apply')
  expect(store.get(noticesAtom)).toEqual([])
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.value).toBe('SUMMER')
  const described = field.getAttribute('aria-describedby') ?? ''
  return textOf(page.querySelector(`[id="${described}"]`)!)
}

it('says beside the field why a code is turned down, and covers nothing with it', async () => {
  expect(await reasonOf('This coupon code has expired.', 'COUPON_EXPIRED')).toBe(
    'This coupon code has expired.',
  )
  // A Magento's sentences are many.
  expect(await reasonOf('Coupon code is not valid at this time.')).toBe(
    "The coupon code isn't valid. Verify the code and try again.",
  )
})
