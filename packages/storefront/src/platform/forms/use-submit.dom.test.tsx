import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { answeringClient } from '../data/testing/answering-client.ts'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { useSubmit } from './use-submit.ts'

function Form({ send }: { send: () => Promise<void> }) {
  const { run } = useSubmit()
  return <button onClick={() => void run(send)}>Send</button>
}

it('sends once when the button is pressed twice before it is rendered', async () => {
  const send = vi.fn(() => Promise.resolve())
  const page = await renderInShop(<Form send={send} />, { client: answeringClient(() => ({})) })
  const press = () => page.querySelector('button')?.click()
  await act(async () => {
    press()
    press()
    await Promise.resolve()
  })
  expect(send).toHaveBeenCalledOnce()
  await act(async () => press())
  expect(send).toHaveBeenCalledTimes(2)
})
