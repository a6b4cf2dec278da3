import { renderToString } from 'react-dom/server'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { expect, it } from 'vitest'
import { VIEWS } from '../platform/i18n/testing/views.ts'
import { ALL_TEXTS, loadTranslator } from '../platform/i18n/translator.ts'
import type { WishlistEntry } from './wishlist-api.ts'
import { WishlistItem } from './wishlist-item.tsx'

const owner = {
  onRemove: () => undefined,
  setQuantity: async () => undefined,
  setNote: async () => undefined,
}
const pageContext = {
  urlOriginal: '/wishlist',
  publicConfig: { storeViews: VIEWS },
} as unknown as PageContext

/** Of a product of this type, without a choice. */
async function rowOf(__typename: string): Promise<Document> {
  await loadTranslator(VIEWS[0], ALL_TEXTS)
  const product = { __typename, sku: 'A', name: 'A bed', stock_status: 'IN_STOCK' }
  const entry = { id: '1', quantity: 1, description: '', product } as unknown as WishlistEntry
  const html = renderToString(
    <VikeReactProviderPageContext pageContext={pageContext}>
      <WishlistItem
        {...{ entry, owner, view: 'grid', isBusy: false }}
        tile={() => null}
        onCart={() => undefined}
      />
    </VikeReactProviderPageContext>,
  )
  return new DOMParser().parseFromString(html, 'text/html')
}

const buttonOf = (row: Document, text: string) =>
  [...row.querySelectorAll('button')].find((button) => button.textContent?.includes(text))

it('counts what goes into the cart as it is, and leads to the choices of the rest', async () => {
  const simple = await rowOf('SimpleProduct')
  expect(simple.querySelector('[role=spinbutton], input')).not.toBeNull()
  expect(buttonOf(simple, 'Add to cart')?.className).toContain('w-full')
  const configurable = await rowOf('ConfigurableProduct')
  expect(configurable.querySelector('[role=spinbutton], input')).toBeNull()
  expect(buttonOf(configurable, 'Choose')?.className).toContain('w-full')
})
