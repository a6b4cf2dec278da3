import { useState } from 'react'
import { expect, it } from 'vitest'
import { makeCart, money } from '../cart/testing/make-cart.ts'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { press, renderInShop, textOf } from '../platform/testing/render-in-shop.tsx'
import { TotalNews } from './total-news.tsx'

function Probe() {
  const [total, setTotal] = useState(100)
  const cart = makeCart()
  return (
    <>
      <button onClick={() => setTotal(113)}>Continue</button>
      <TotalNews
        cart={{ ...cart, prices: { ...cart.prices, grand_total: money(total) } as typeof cart.prices }}
      />
    </>
  )
}

it('announces a total that has changed, in a region that was there before', async () => {
  const page = await renderInShop(<Probe />, { client: answeringClient(() => ({})) })
  const region = page.querySelector('[role=status]')
  expect(region?.textContent).toBe('')
  await press(page, 'Continue')
  expect(textOf(region ?? page)).toBe('Total: $113.00')
})
