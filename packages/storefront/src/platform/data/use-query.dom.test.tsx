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

it('keeps the last answer while the next is fetched, and sends nothing while it pauses', async () => {
  const sent: unknown[] = []
  const answers = new Map<unknown, PromiseWithResolvers<unknown>>()
  const client = answeringClient((_name, { cartId }) => {
    sent.push(cartId)
    if (cartId === 'one') return { cart: { total_quantity: sent.length } }
    answers.set(cartId, Promise.withResolvers())
    return answers.get(cartId)?.promise
  })
  const container = await renderInShop(<Total />, { client })
  expect(shownIn(container)).toMatch(/^one \d$/)
  await press(container, 'two')
  expect(shownIn(container)).toMatch(/^one \d fetching$/)
  answers.get('two')?.resolve({ cart: { total_quantity: 7 } })
  await press(container, 'nothing')
  expect(shownIn(container)).toBe('two 7')
  await press(container, 'pause')
  const { length } = sent
  await press(container, 'reload')
  expect(sent).toHaveLength(length)
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
