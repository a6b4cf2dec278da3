import { expect, it } from 'vitest'
import { answeringClient } from '../../platform/data/testing/answering-client.ts'
import { renderInShop, textOf } from '../../platform/testing/render-in-shop.tsx'
import type { ChoiceState } from '../choosing/use-choice.ts'
import type { ProductDetail } from '../product-detail.ts'
import { DeliveredSlot } from './delivered-slot.tsx'

const client = answeringClient(() => ({}))

async function shownFor(product: object): Promise<string> {
  const slot = <DeliveredSlot product={product as ProductDetail} choice={{} as ChoiceState} />
  return textOf(await renderInShop(slot, { client }))
}

it('offers a price at the door of what can be brought there only', async () => {
  const card = { __typename: 'GiftCardProduct', stock_status: 'IN_STOCK' }
  expect(await shownFor({ __typename: 'SimpleProduct', stock_status: 'IN_STOCK' })).toContain(
    'delivered price',
  )
  expect(await shownFor({ ...card, giftcard_type: 'PHYSICAL' })).toContain('delivered price')
  expect(await shownFor({ ...card, giftcard_type: 'VIRTUAL' })).toBe('')
  expect(await shownFor({ __typename: 'SimpleProduct', stock_status: 'OUT_OF_STOCK' })).toBe('')
})
