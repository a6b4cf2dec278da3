// @vitest-environment happy-dom
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { press, renderInShop, textOf } from '../platform/testing/render-in-shop.tsx'
import { PieceList } from './piece-list.tsx'
import { startPlan, withPiece } from './plan.ts'
import { changePlanAtom, productsAtom } from './planner-atoms.ts'
import type { PlanActions } from './use-plan-actions.ts'

const product = { __typename: 'SimpleProduct', sku: 'DESK', name: 'Laurier Desk', assembled_height: null }
const client = answeringClient((name) =>
  Promise.resolve({ products: { items: name === 'productDetails' ? [product] : [] } }),
)

it('loads a product again that was not answered', async () => {
  const store = createStore()
  store.set(changePlanAtom, {
    plan: withPiece(startPlan, { sku: 'DESK', x: 0, y: 0, turns: 0, options: {} }),
  })
  store.set(productsAtom, { DESK: null })
  const list = await renderInShop(<PieceList actions={{} as PlanActions} />, { client, store })
  expect(textOf(list)).toContain('could not be loaded')
  await press(list, 'Try again')
  expect(textOf(list)).toContain('Laurier Desk')
  expect(textOf(list)).not.toContain('could not be loaded')
})
