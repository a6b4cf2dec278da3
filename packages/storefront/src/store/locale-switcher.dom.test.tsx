import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Elsewhere } from '../platform/i18n/paths-in-views.ts'
import { renderInShop } from '../platform/testing/render-in-shop.tsx'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { LocaleSwitcher } from './locale-switcher.tsx'

const ROUTED = { routed: { kind: 'product', sku: 'LAU-DSK' } } as const
let requests: string[]
/** Tells the switcher that it is in sight. */
let scrollDown: () => void

beforeEach(() => {
  requests = []
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    const item = { sku: 'LAU-DSK', url_rewrites: [{ url: 'bureau-laurier' }] }
    return Response.json({ data: { products: { items: [item] } } })
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: object[]) => void) {
        scrollDown = () => notify([{ isIntersecting: true }])
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
})

async function switcherOf(elsewhere?: Elsewhere) {
  const container = await renderInShop(<LocaleSwitcher />, {
    client: answeringClient(() => ({})),
    data: { elsewhere },
  })
  return () => container.querySelector('a[hreflang=fr-CA]')?.getAttribute('href')
}

it('asks for the address in the other view once it is in sight', async () => {
  const french = await switcherOf(ROUTED)
  expect([french(), requests]).toEqual(['/fr', []])
  act(scrollDown)
  await act(() => vi.waitFor(() => expect(requests).toHaveLength(1)))
  expect(french()).toBe('/fr/bureau-laurier')
  expect(requests[0]).toContain('/api/magento/productAddress?store=fr&body=')
})

it('asks for nothing that the server has read with the page', async () => {
  const french = await switcherOf({ paths: { fr: '/bureau-laurier' } })
  act(scrollDown)
  expect([french(), requests]).toEqual(['/fr/bureau-laurier', []])
})

it('keeps the path of a page that all views have', async () => {
  expect((await switcherOf())()).toBe('/fr')
})
