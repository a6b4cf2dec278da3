import { expect, it } from 'vitest'
import { HOME_KEY } from '../fit/my-home/has-home.ts'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { renderInShop, textOf } from '../platform/testing/render-in-shop.tsx'
import { DeliverToPlace } from './deliver-to-place.tsx'

it.each([
  ['N1H 3A1', 'Deliver to Guelph N1H'],
  // Of several towns.
  ['N0B 1A0', 'Deliver to N0B 1A0'],
])('names the town where it is certain: %s', async (postcode, name) => {
  localStorage.setItem(HOME_KEY, JSON.stringify({ version: 1, unit: 'in', postcode }))
  const page = await renderInShop(<DeliverToPlace />, { client: answeringClient(() => ({})) })
  expect(textOf(page)).toBe(name)
})
