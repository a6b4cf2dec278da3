// @vitest-environment happy-dom
import { createStore, Provider } from 'jotai'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider as ClientProvider } from 'urql'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { VIEWS } from '../platform/i18n/testing/views.ts'
import { loadTranslator } from '../platform/i18n/translator.ts'
import { PieceList } from './piece-list.tsx'
import { startPlan, withPiece } from './plan.ts'
import { changePlanAtom, productsAtom } from './planner-atoms.ts'
import type { PlanActions } from './use-plan-actions.ts'

const product = { __typename: 'SimpleProduct', sku: 'DESK', name: 'Laurier Desk', assembled_height: null }
const client = answeringClient((name) =>
  Promise.resolve({ products: { items: name === 'productDetails' ? [product] : [] } }),
)

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

it('loads a product again that was not answered', async () => {
  await loadTranslator(VIEWS[0], true)
  const store = createStore()
  store.set(changePlanAtom, {
    plan: withPiece(startPlan, { sku: 'DESK', x: 0, y: 0, turns: 0, options: {} }),
  })
  store.set(productsAtom, { DESK: null })
  const pageContext = { urlOriginal: '/room-planner', publicConfig: { storeViews: VIEWS } } as unknown
  const list = document.createElement('div')
  const root = createRoot(list)
  act(() =>
    root.render(
      <VikeReactProviderPageContext pageContext={pageContext as PageContext}>
        <Provider store={store}>
          <ClientProvider value={client}>
            <PieceList actions={{} as PlanActions} />
          </ClientProvider>
        </Provider>
      </VikeReactProviderPageContext>,
    ),
  )
  expect(list.textContent).toContain('could not be loaded')
  const again = [...list.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again')
  await act(async () => {
    again?.click()
    await new Promise(setImmediate)
  })
  expect(list.textContent).toContain('Laurier Desk')
  expect(list.textContent).not.toContain('could not be loaded')
  act(() => root.unmount())
})
