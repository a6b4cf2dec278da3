import { createStore } from 'jotai'
import { act } from 'react'
import { expect, it } from 'vitest'
import { answeringClient } from '../../platform/data/testing/answering-client.ts'
import { renderInShop } from '../../platform/testing/render-in-shop.tsx'
import { HOME_KEY } from './has-home.ts'
import { forgetHomeAtom } from './my-home.ts'
import { PostcodeField } from './postcode-field.tsx'

it('shows what is stored, until it is forgotten', async () => {
  localStorage.setItem(HOME_KEY, JSON.stringify({ version: 1, unit: 'in', postcode: 'K1A 0B1' }))
  const store = createStore()
  const client = answeringClient(() => ({ storeConfig: { shipping_regions: ['ON'] } }))
  const field = await renderInShop(<PostcodeField />, { client, store })
  const shown = () => field.querySelector('input')?.value
  expect(shown()).toBe('K1A 0B1')
  act(() => store.set(forgetHomeAtom))
  expect(shown()).toBe('')
})
