// The two layouts: the default one with header, menu and footer, and the empty one with the page alone.
import { RatingStarsShape } from '@loftwood/ui/rating-stars'
import { SkipLink } from '@loftwood/ui/skip-link'
import { useEffect, type ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { useCartSync } from '../cart/cart-sync.ts'
import { useSessionSync } from '../platform/session/use-session.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { Footer } from '../store/footer.tsx'
import { HeartsProvider } from '../wishlist/hearts.tsx'
import { Header } from './header.tsx'
import { Notices } from './notices.tsx'
import { Overlays } from './overlays.tsx'
import { PageLoadingBar } from './page-loading-bar.tsx'
import { forgetScrollPosition } from './scroll-position.ts'
import { useLocaleCookies } from './use-locale-cookies.ts'
import { useStoredMessage } from './use-stored-message.ts'

/** Around every page; a page that sets `pageLayout` to `empty` gets nothing but itself. */
export function Layout({ children }: { children: ReactNode }) {
  useLocaleCookies()
  useStoredMessage()
  const { urlPathname, config } = usePageContext()
  useEffect(forgetScrollPosition, [urlPathname])
  const isEmpty = config.pageLayout === 'empty'
  return (
    <>
      <PageLoadingBar />
      {isEmpty ? children : <DefaultLayout>{children}</DefaultLayout>}
      <Notices />
    </>
  )
}

function DefaultLayout({ children }: { children: ReactNode }) {
  const t = useT()
  useCartSync()
  useSessionSync()
  return (
    <HeartsProvider>
      <RatingStarsShape />
      <SkipLink href="#main">{t('shell.skipToContent')}</SkipLink>
      <Header />
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <Footer />
      <Overlays />
    </HeartsProvider>
  )
}
