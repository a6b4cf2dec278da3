// Renders a component in a page of the shop, in English, with a back end that is a function. For tests in happy-dom.
import { createStore, Provider } from 'jotai'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { onTestFinished, vi } from 'vitest'
import type { QueryClient } from '../data/query-client.ts'
import { ClientProvider } from '../data/use-query.ts'
import { VIEWS } from '../i18n/testing/views.ts'
import { ALL_TEXTS, loadTranslator } from '../i18n/translator.ts'

interface Shop {
  client: QueryClient
  store?: ReturnType<typeof createStore>
  missingFeatures?: readonly string[]
  data?: PageContext['data']
}

/** What was answered by now is rendered. */
export const settled = () => act(() => new Promise<void>((resolve) => void setImmediate(resolve)))

export async function renderInShop(
  children: ReactNode,
  { client, store = createStore(), missingFeatures = [], data }: Shop,
): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await loadTranslator(VIEWS[0], ALL_TEXTS)
  const publicConfig = { storeViews: VIEWS, missingFeatures }
  const pageContext = { urlOriginal: '/', publicConfig, data } as unknown
  const page = (
    <VikeReactProviderPageContext pageContext={pageContext as PageContext}>
      <Provider store={store}>
        <ClientProvider value={client}>{children}</ClientProvider>
      </Provider>
    </VikeReactProviderPageContext>
  )
  const container = document.createElement('div')
  const root = createRoot(container)
  act(() => root.render(page))
  onTestFinished(() => {
    act(() => root.unmount())
    vi.unstubAllGlobals()
    localStorage.clear()
  })
  await settled()
  return container
}

/** Its visible text, with plain spaces. */
export const textOf = (element: Element): string => element.textContent.replaceAll('\u00a0', ' ')

export async function press(container: HTMLElement, name: string): Promise<void> {
  const button = [...container.querySelectorAll('button')].find((each) => textOf(each) === name)
  act(() => button?.click())
  await settled()
}
