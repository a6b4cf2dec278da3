import { CartTotalQtyDocument } from '@loftwood/graphql-types'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { press, renderInShop, textOf } from '../testing/render-in-shop.tsx'
import { answeringClient } from './testing/answering-client.ts'
import { useQuery } from './use-query.ts'

function Total() {
  const [cartId, setCart] = useState('one')
  const [pause, setPause] = useState(false)
  const [{ data, error, fetching, answered }, reload] = useQuery({
    query: CartTotalQtyDocument,
    variables: { cartId },
    pause,
  })
  return (
    <>
      <p>
        {[answered?.cartId, data?.cart?.total_quantity, fetching && 'fetching', error && 'error']
          .filter(Boolean)
          .join(' ')}
      </p>
      <button onClick={() => setCart('two')}>two</button>
      <button onClick={() => setPause(!pause)}>pause</button>
      <button onClick={reload}>reload</button>
    </>
  )
}

const shownIn = (container: HTMLElement) => textOf(container.querySelector('p') as Element)

it('keeps the last answer while the next is fetched, sends one request for each, and none while it pauses', async () => {
  const sent: unknown[] = []
  const answers = new Map<unknown, PromiseWithResolvers<unknown>>()
  const client = answeringClient((_name, { cartId }) => {
    sent.push(cartId)
    if (cartId === 'one') return { cart: { total_quantity: 1 } }
    answers.set(cartId, Promise.withResolvers())
    return answers.get(cartId)?.promise
  })
  const container = await renderInShop(<Total />, { client })
  expect(shownIn(container)).toBe('one 1')
  await press(container, 'two')
  expect(shownIn(container)).toBe('one 1 fetching')
  answers.get('two')?.resolve({ cart: { total_quantity: 7 } })
  await press(container, 'nothing')
  expect(shownIn(container)).toBe('two 7')
  await press(container, 'pause')
  await press(container, 'reload')
  expect(sent).toEqual(['one', 'two'])
  expect(shownIn(container)).toBe('two 7')
})

it('reloads after a failure', async () => {
  let total: unknown = new Error('cut')
  const client = answeringClient(() => total)
  const container = await renderInShop(<Total />, { client })
  expect(shownIn(container)).toBe('one error')
  total = { cart: { total_quantity: 3 } }
  await press(container, 'reload')
  expect(shownIn(container)).toBe('one 3')
})

it('keeps data that a reload failed to replace, and drops those of other variables', async () => {
  let isCut = false
  const client = answeringClient(() => (isCut ? new Error('cut') : { cart: { total_quantity: 3 } }))
  const container = await renderInShop(<Total />, { client })
  isCut = true
  await press(container, 'reload')
  expect(shownIn(container)).toBe('one 3 error')
  await press(container, 'two')
  expect(shownIn(container)).toBe('two error')
  isCut = false
  await press(container, 'reload')
  expect(shownIn(container)).toBe('two 3')
})
