// The React tree around every page: hydration requires the same one on server and in the browser.
import { StrictMode, type ComponentType } from 'react'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { Layout } from './layout.tsx'
import { Wrapper } from './wrapper.tsx'

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
