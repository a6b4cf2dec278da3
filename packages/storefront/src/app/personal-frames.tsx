// What stands around the screens of personal pages: vike's nested layouts of their folders.
import { Container } from '@loftwood/ui/layout'
import { Fragment, type ReactNode } from 'react'
import { useData } from 'vike-react/useData'
import { usePageContext } from 'vike-react/usePageContext'
import { AccountArea } from '../customer/account-area.tsx'
import { PageHeading } from '../platform/page-heading.tsx'
import { useHydrated } from '../platform/use-hydrated.ts'

interface FrameProps {
  children: ReactNode
}

const useTitle = () => useData<{ head: { title: string } }>().head.title

/** In the browser only: nothing personal is rendered on the server. A new address remounts the screen. */
function InBrowser({ children }: FrameProps) {
  const { urlPathname } = usePageContext()
  return useHydrated() ? <Fragment key={urlPathname}>{children}</Fragment> : null
}

/** As high as the window, so that content that arrives later pushes no footer out of sight. */
const TALL = 'min-h-svh'

/** Around the pages of the account area. */
export function AccountFrame({ children }: FrameProps) {
  return (
    <div className={TALL}>
      <AccountArea title={useTitle()}>
        <InBrowser>{children}</InBrowser>
      </AccountArea>
    </div>
  )
}

/** Around personal pages that need no sign-in. */
export function VisitorFrame({ children }: FrameProps) {
  return (
    <Container className={`pb-section ${TALL}`}>
      <PageHeading title={useTitle()} />
      <InBrowser>{children}</InBrowser>
    </Container>
  )
}
