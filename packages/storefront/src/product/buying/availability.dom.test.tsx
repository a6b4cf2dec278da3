import { expect, it } from 'vitest'
import { answeringClient } from '../../platform/data/testing/answering-client.ts'
import { renderInShop, textOf } from '../../platform/testing/render-in-shop.tsx'
import { LeadTime, Stock } from './availability.tsx'

const client = answeringClient(() => ({}))

async function shown(stock_status: string): Promise<string> {
  const product = { __typename: 'SimpleProduct', stock_status, only_x_left_in_stock: null }
  const props = {
    product: { ...product, order_time_frame: 'Made in 2 weeks' },
    choice: { variant: null },
    cart: { userError: null },
  } as unknown as Parameters<typeof Stock>[0]
  const said = (
    <>
      <Stock {...props} />
      <LeadTime {...props} />
    </>
  )
  return textOf(await renderInShop(said, { client }))
}

it('says of what is sold out only that it is, and no day on which it leaves', async () => {
  expect(await shown('IN_STOCK')).toContain('Made in 2 weeks')
  expect(await shown('OUT_OF_STOCK')).toBe('Sold out')
})
