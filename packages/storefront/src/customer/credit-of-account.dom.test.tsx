import { CombinedError } from '@urql/core'
import { expect, it } from 'vitest'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { renderInShop, textOf } from '../platform/testing/render-in-shop.tsx'
import { CreditOfAccount } from './credit-of-account.tsx'

const store_credit = { current_balance: { value: 195, currency: 'CAD' } }

it.each([
  [{ customer: { store_credit } }, 'Store credit$195.00History'],
  [new CombinedError({ networkError: new Error('down') }), 'Store creditThis could not be loadedHistory'],
])('shows the balance of the credit, or that it could not be loaded: %#', async (credit, text) => {
  const client = answeringClient(() => credit)
  const page = await renderInShop(<CreditOfAccount />, { client })
  expect(textOf(page)).toBe(text)
})
