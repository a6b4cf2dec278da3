import type { OrderFragment } from '@loftwood/graphql-types'
import { expect, it } from 'vitest'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { renderInShop, textOf } from '../platform/testing/render-in-shop.tsx'
import { OrderDownloads } from './order-downloads.tsx'

const AT = 'https://magento.example/downloadable'
const order = {
  number: '000000019',
  items: [
    {
      __typename: 'DownloadableOrderItem',
      id: '1',
      product_name: 'Yoga',
      downloadable_links: [{ title: 'Episode 1' }, { title: 'Episode 2' }],
    },
  ],
} as unknown as OrderFragment

/** What a Magento says of the two files, of which it has no names. */
function ordersPage(status: string, missingFeatures: readonly string[] = []) {
  const items = ['one', 'two'].map((hash) => ({
    __typename: 'CustomerDownloadableProduct',
    date: '2026-11-24 17:33:07',
    download_url: `${AT}/download/link/id/${hash}/`,
    order_increment_id: order.number,
    remaining_downloads: 'Unlimited',
    status,
    title: null,
  }))
  const client = answeringClient(() => ({ customerDownloadableProducts: { items } }))
  return renderInShop(<OrderDownloads order={order} />, { client, missingFeatures })
}

const linksOf = (page: HTMLElement) =>
  [...page.querySelectorAll('a')].map((link) => [textOf(link), link.getAttribute('href')])

it('names each file of a Magento, and links none before the order is paid', async () => {
  const page = await ordersPage('pending')
  expect([...page.querySelectorAll('li')].map(textOf)).toEqual([
    'Episode 1Ready once your payment has arrived.',
    'Episode 2Ready once your payment has arrived.',
  ])
  expect(linksOf(page)).toEqual([])
})

it('links a file that is available', async () => {
  expect(linksOf(await ordersPage('available'))).toEqual([
    ['Episode 1', `${AT}/download/link/id/one/`],
    ['Episode 2', `${AT}/download/link/id/two/`],
  ])
})

it('says where to sign in for files whose links are not shareable', async () => {
  const page = await ordersPage('available', ['openDownloads'])
  expect(textOf(page)).toContain('sign in at magento.example')
  expect(linksOf(page)[0]).toEqual(['Episode 1', `${AT}/customer/products/`])
})
