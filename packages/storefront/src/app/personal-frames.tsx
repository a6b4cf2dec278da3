// What stands around the screens of personal pages.
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

/** A page of the account area. */
export function AccountPage({ children }: FrameProps) {
  return (
    <AccountArea title={useTitle()}>
      <InBrowser>{children}</InBrowser>
    </AccountArea>
  )
}

/** A personal page that needs no sign-in. */
export function VisitorPage({ children }: FrameProps) {
  return (
    <Container className="pb-section">
      <PageHeading title={useTitle()} />
      <InBrowser>{children}</InBrowser>
    </Container>
  )
}
