import { createStore } from 'jotai'
import { act } from 'react'
import { expect, it } from 'vitest'
import { answeringClient } from '../../platform/data/testing/answering-client.ts'
import { press, renderInShop, textOf } from '../../platform/testing/render-in-shop.tsx'
import { uiFlags } from '../../platform/ui-flags.ts'
import { HomeDialog } from './home-dialog.tsx'
import { myHomeAtom } from './my-home.ts'

it('forgets what is half typed, and its error', async () => {
  const store = createStore()
  store.set(uiFlags.myHome, true)
  act(() => store.set(myHomeAtom, { ceiling: 96 }))
  const panel = await renderInShop(<HomeDialog />, { client: answeringClient(() => ({})), store })
  const field = () => panel.querySelector<HTMLInputElement>('input[autocomplete="postal-code"]')!
  act(() => {
    Reflect.set(HTMLInputElement.prototype, 'value', 'K1A', field())
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
  act(() => void field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(textOf(panel)).toContain('not a Canadian postal code')
  await press(panel, 'Forget all of it')
  expect(field().value).toBe('')
  expect(textOf(panel)).not.toContain('not a Canadian postal code')
})
