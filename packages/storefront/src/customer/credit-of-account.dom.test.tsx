import { CombinedError } from '@urql/core'
import { expect, it } from 'vitest'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { press, renderInShop, textOf } from '../platform/testing/render-in-shop.tsx'
import { CreditOfAccount } from './credit-of-account.tsx'

const store_credit = { current_balance: { value: 195, currency: 'CAD' } }
const SHOWN = 'Store credit$195.00History'

it.each([
  [{ customer: { store_credit } }, SHOWN],
  [{ customer: { store_credit: { current_balance: null } } }, ''],
  [{ customer: { store_credit: null } }, ''],
])('shows the balance of the credit, where there is one: %#', async (credit, text) => {
  const page = await renderInShop(<CreditOfAccount />, { client: answeringClient(() => credit) })
  expect(textOf(page)).toBe(text)
})

it('tries again what could not be loaded', async () => {
  let isDown = true
  const down = new CombinedError({ networkError: new Error('down') })
  const client = answeringClient(() => (isDown ? down : { customer: { store_credit } }))
  const page = await renderInShop(<CreditOfAccount />, { client })
  expect(textOf(page)).toContain('This could not be loaded')
  isDown = false
  await press(page, 'Try again')
  expect(textOf(page)).toBe(SHOWN)
})
