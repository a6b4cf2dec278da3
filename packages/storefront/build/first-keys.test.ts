import { expect, it } from 'vitest'
import texts from '../messages/en.json'
import type { MessageKey } from '../src/platform/i18n/translator.ts'
import { firstKeys } from './first-keys.ts'

const root = new URL('..', import.meta.url).pathname
const english = Object.keys(texts)

it('are those of what first pages show, and of no overlay, account or checkout', () => {
  const first = firstKeys(root)
  const wanted: MessageKey[] = [
    'product.addToCart',
    'listing.filters',
    'search.submit',
    'offline.back',
    'error.notFound',
  ]
  expect(wanted.filter((key) => !first.has(key))).toEqual([])
  const later: MessageKey[] = ['account.profile', 'checkout.placeOrder', 'cart.couponApply', 'wishlist.share']
  expect(later.filter((key) => first.has(key))).toEqual([])
  expect(english.filter((key) => first.has(key)).length).toBeLessThan(english.length / 2)
})
