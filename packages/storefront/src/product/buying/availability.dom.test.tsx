import { expect, it } from 'vitest'
import { answeringClient } from '../../platform/data/testing/answering-client.ts'
import { renderInShop, textOf } from '../../platform/testing/render-in-shop.tsx'
import { LeadTime, Stock } from './availability.tsx'

const client = answeringClient(() => ({}))

async function shown(stock_status: string, variant?: string): Promise<HTMLElement> {
  const product = { __typename: 'SimpleProduct', stock_status, only_x_left_in_stock: null }
  const props = {
    product: { ...product, order_time_frame: 'Made in 2 weeks' },
    choice: { variant: variant ? { ...product, stock_status: variant } : null },
    cart: { userError: null },
  } as unknown as Parameters<typeof Stock>[0]
  const said = (
    <>
      <Stock {...props} />
      <LeadTime {...props} />
    </>
  )
  return renderInShop(said, { client })
}

it('says of what is sold out only that it is, and no day on which it leaves', async () => {
  expect(textOf(await shown('IN_STOCK'))).toContain('Made in 2 weeks')
  expect(textOf(await shown('OUT_OF_STOCK'))).toBe('Sold out')
})

it('keeps the room of the day on which a finish leaves, unseen, while one that is sold out is chosen', async () => {
  const isSeen = async (variant: string) =>
    (await shown('IN_STOCK', variant)).querySelector('.invisible') === null
  expect([await isSeen('IN_STOCK'), await isSeen('OUT_OF_STOCK')]).toEqual([true, false])
})
