import type { OrderFragment } from '@loftwood/graphql-types'
import { renderToStaticMarkup } from 'react-dom/server'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { beforeAll, expect, it } from 'vitest'
import { VIEWS } from '../platform/i18n/testing/views.ts'
import { ALL_TEXTS, loadTranslator } from '../platform/i18n/translator.ts'
import { OrderItems } from './order-items.tsx'

beforeAll(() => loadTranslator(VIEWS[0], ALL_TEXTS))

const pageContext = { urlOriginal: '/', publicConfig: { storeViews: VIEWS } } as unknown as PageContext

const item = {
  id: '1',
  product_name: 'Bunk',
  product_type: 'simple',
  quantity_ordered: 2,
  product_sale_price: { value: 10, currency: 'CAD' },
  product: { att_quick_ship: 657, order_time_frame: 'Leaves Guelph in 2 to 3 weeks' },
}

const wordsOf = (changes: object, more: object = {}) =>
  renderToStaticMarkup(
    <VikeReactProviderPageContext pageContext={pageContext}>
      <OrderItems order={{ items: [{ ...item, ...changes }], ...more } as unknown as OrderFragment} />
    </VikeReactProviderPageContext>,
  )

it('says when an item leaves until all of it has left, or was canceled', () => {
  expect(wordsOf({ quantity_shipped: 1 })).toContain('Leaves Guelph in 2 to 3 weeks')
  expect(wordsOf({ quantity_shipped: 1, quantity_canceled: 1 })).not.toContain('Leaves Guelph')
})

it('says when what is picked up is packed, as it leaves no warehouse', () => {
  const said = wordsOf({}, { pickup_location: { name: 'Guelph' } })
  expect(said).toContain('Packed in 14 to 21 days')
  expect(said).not.toContain('Leaves')
})
