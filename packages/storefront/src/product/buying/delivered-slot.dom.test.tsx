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

it('offers a price at the door of what is brought there only', async () => {
  const card = { __typename: 'GiftCardProduct' }
  expect(await shownFor({ __typename: 'SimpleProduct' })).toContain('at your door')
  expect(await shownFor({ ...card, giftcard_type: 'PHYSICAL' })).toContain('at your door')
  expect(await shownFor({ ...card, giftcard_type: 'VIRTUAL' })).toBe('')
})
