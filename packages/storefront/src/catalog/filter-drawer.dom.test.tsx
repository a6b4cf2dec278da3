import { createStore } from 'jotai'
import { act } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { renderInShop, textOf } from '../platform/testing/render-in-shop.tsx'
import { uiFlags } from '../platform/ui-flags.ts'
import { FilterDrawer } from './filter-drawer.tsx'
import { FACET_DEFAULTS, listingVariables, parseListing } from './listing-params.ts'

async function opened(search: Record<string, string[]>) {
  const params = parseListing(search, FACET_DEFAULTS)
  const listing = { params, defaults: FACET_DEFAULTS, variables: listingVariables(params, {}), hidden: [] }
  const store = createStore()
  store.set(uiFlags.filterSidebar, true)
  const page = await renderInShop(
    <FilterDrawer listing={listing} title="Colour" total={24}>
      <p>White</p>
    </FilterDrawer>,
    { client: answeringClient(() => ({})), store },
  )
  document.body.append(page)
  onTestFinished(() => page.remove())
  const link = page.querySelector<HTMLAnchorElement>('footer a')
  return { page, store, link, button: page.querySelector<HTMLButtonElement>('footer button')! }
}

it('says how many products are left, to the eye and to screen readers, and closes by that button', async () => {
  const { page, store, link, button } = await opened({})
  expect(textOf(button)).toBe('Show 24 products')
  expect(textOf(page.querySelector('output')!)).toBe('24 products')
  expect(link).toBeNull()
  act(() => button.click())
  expect(store.get(uiFlags.filterSidebar)).toBe(false)
})

it('clears all filters, and the focus does not go with the link', async () => {
  const { link, button } = await opened({ color: ['802'], price_to: ['900'], view: ['list'] })
  expect(link?.getAttribute('href')).toBe('/?view=list')
  link?.addEventListener('click', (event) => event.preventDefault())
  act(() => link?.click())
  expect(document.activeElement).toBe(button)
})
