import { createStore } from 'jotai'
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { press, renderInShop, textOf } from '../platform/testing/render-in-shop.tsx'
import { PieceList } from './piece-list.tsx'
import { startPlan, withPiece } from './plan.ts'
import { changePlanAtom, productsAtom } from './planner-atoms.ts'
import { announcementAtom, type PlanActions } from './use-plan-actions.ts'

const product = { __typename: 'SimpleProduct', sku: 'DESK', name: 'Laurier Desk', assembled_height: null }

async function listOf(answer: () => Promise<unknown[]>) {
  const client = answeringClient(async (name) => ({
    products: { items: name === 'productDetails' ? await answer() : [] },
  }))
  const store = createStore()
  store.set(changePlanAtom, {
    plan: withPiece(startPlan, { sku: 'DESK', x: 0, y: 0, turns: 0, options: {} }),
  })
  store.set(productsAtom, { DESK: null })
  const list = await renderInShop(<PieceList actions={{} as PlanActions} />, { client, store })
  document.body.append(list)
  onTestFinished(() => list.remove())
  return { list, store }
}

const tryAgain = (list: HTMLElement) =>
  [...list.querySelectorAll('button')].find((button) => textOf(button).startsWith('Try again'))

it('loads a product again that was not answered, and goes on from its name', async () => {
  const { list } = await listOf(() => Promise.resolve([product]))
  expect(textOf(list)).toContain('could not be loaded')
  tryAgain(list)?.focus()
  await press(list, 'Try again')
  expect(textOf(list)).toContain('Laurier Desk')
  expect(textOf(list)).not.toContain('could not be loaded')
  expect(textOf(document.activeElement!)).toContain('Laurier Desk')
})

it('shows that it loads again, and says of which piece it failed again', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown[]>()
  const { list, store } = await listOf(() => promise)
  await press(list, 'Try again')
  expect(tryAgain(list)?.getAttribute('aria-busy')).toBe('true')
  await act(async () => {
    resolve([])
    await promise
  })
  await vi.waitFor(() =>
    expect(store.get(announcementAtom)).toBe('1 DESK is no longer sold, or could not be loaded.'),
  )
  expect(tryAgain(list)?.hasAttribute('aria-busy')).toBe(false)
})
