// The React tree around every page: hydration requires the same one on server and in the browser.
import { type ComponentType, type ReactNode, StrictMode, useState } from 'react'
import { usePageContext, VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { Provider as JotaiProvider } from 'jotai'
import { ClientProvider } from '../platform/data/use-query.ts'
import { Layout } from './layout.tsx'
import { pageStore } from '../platform/browser-store.ts'
import { clientOf } from '../platform/data/graphql-client.ts'
import { ShellProvider } from '../store/shell.ts'

/** The providers around every component: Jotai's store, the page's query client, and the layout's data. */
function Wrapper({ children }: { children: ReactNode }) {
  const pageContext = usePageContext()
  const [client] = useState(() => clientOf(pageContext))
  return (
    <JotaiProvider store={pageStore}>
      <ClientProvider value={client}>
        <ShellProvider>{children}</ShellProvider>
      </ClientProvider>
    </JotaiProvider>
  )
}

/** A page in its layouts and providers. */
export function PageTree({ Page, pageContext }: { Page: ComponentType; pageContext: PageContext }) {
  // The innermost is first.
  const page = (pageContext.config.Layout ?? []).reduce(
    (inner, PageLayout) => <PageLayout>{inner}</PageLayout>,
    <Page />,
  )
  return (
    <StrictMode>
      <VikeReactProviderPageContext pageContext={pageContext}>
        <Wrapper>
          <Layout>{page}</Layout>
        </Wrapper>
      </VikeReactProviderPageContext>
    </StrictMode>
  )
}
