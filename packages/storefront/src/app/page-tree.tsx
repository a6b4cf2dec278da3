// The React tree around every page: hydration requires the same one on server and in the browser.
import { StrictMode, type ComponentType } from 'react'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { Layout } from './layout.tsx'
import { Wrapper } from './wrapper.tsx'

/** A page in its layout and providers. */
export function PageTree({ Page, pageContext }: { Page: ComponentType; pageContext: PageContext }) {
  return (
    <StrictMode>
      <VikeReactProviderPageContext pageContext={pageContext}>
        <Wrapper>
          <Layout>
            <Page />
          </Layout>
        </Wrapper>
      </VikeReactProviderPageContext>
    </StrictMode>
  )
}
