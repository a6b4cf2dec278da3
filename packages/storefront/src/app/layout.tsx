// The two layouts: the default one with header, menu and footer, and the empty one with the page alone.
import { RatingStarsShape } from '@loftwood/ui/rating-stars'
import { SkipLink } from '@loftwood/ui/skip-link'
import { Suspense, useEffect, type ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { useCartSync } from '../cart/cart-sync.ts'
import { useLanguageOffer } from '../platform/language-offer.ts'
import { lazyAfterHydration, lazyNamed } from '../platform/lazy-named.ts'
import { useSessionSync } from '../platform/session/use-session.ts'
import { useHydrated } from '../platform/use-hydrated.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { Footer } from '../store/footer.tsx'
import { HeartsProvider } from '../wishlist/hearts.tsx'
import { Header } from './header.tsx'
import { Overlays } from './overlays.tsx'
import { PageLoadingBar } from './page-loading-bar.tsx'
import { forgetScrollPosition } from './scroll-position.ts'
import { useLocaleCookies } from './use-locale-cookies.ts'
import { useStoredMessage } from './use-stored-message.ts'

// Hardly any page needs them at first.
const Notices = lazyAfterHydration(() => import('./notices.tsx'), 'Notices')
const LanguageBar = lazyNamed(() => import('../store/language-bar.tsx'), 'LanguageBar')

/** Around every page; a page that sets `pageLayout` to `empty` gets nothing but itself. */
export function Layout({ children }: { children: ReactNode }) {
  useLocaleCookies()
  useStoredMessage()
  const { urlPathname, config } = usePageContext()
  useEffect(forgetScrollPosition, [urlPathname])
  const isHydrated = useHydrated()
  const isEmpty = config.pageLayout === 'empty'
  return (
    <>
      <PageLoadingBar />
      {isEmpty ? children : <DefaultLayout>{children}</DefaultLayout>}
      {isHydrated && (
        <Suspense fallback={null}>
          <Notices />
        </Suspense>
      )}
    </>
  )
}

function DefaultLayout({ children }: { children: ReactNode }) {
  const t = useT()
  useCartSync()
  useSessionSync()
  const offer = useLanguageOffer()
  return (
    <HeartsProvider>
      <RatingStarsShape />
      <SkipLink href="#main">{t('shell.skipToContent')}</SkipLink>
      {offer && (
        <Suspense fallback={null}>
          <LanguageBar {...offer} />
        </Suspense>
      )}
      <Header />
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <Footer />
      <Overlays />
    </HeartsProvider>
  )
}
