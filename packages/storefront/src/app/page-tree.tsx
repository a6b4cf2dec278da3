// What stands around every page, the same on the server and in the browser, where React must find what it has written.
import { StrictMode, type ComponentType } from 'react'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { Layout } from './layout.tsx'
import { Wrapper } from './wrapper.tsx'

/** A page in its layout, with all that its components ask for. */
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
