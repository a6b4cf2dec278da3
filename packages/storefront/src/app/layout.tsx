// The two layouts: the default one with header, menu and footer, and the empty one with the page alone.
import { SkipLink } from '@loftwood/ui/skip-link'
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { useAtomValue, useSetAtom } from 'jotai'
import { LoadingBar } from '@loftwood/ui/loading-bar'
import { useCartSync } from '../cart/cart-sync.ts'
import { useLanguageOffer } from '../platform/language-offer.ts'
import { lazyAfterHydration, lazyNamed } from '../platform/lazy-named.ts'
import { useSessionSync } from '../platform/session/use-session.ts'
import { useHydrated } from '../platform/use-hydrated.ts'
import { useT, useView } from '../platform/i18n/use-t.ts'
import { Footer } from '../store/footer.tsx'
import { HeartsProvider } from '../wishlist/hearts.tsx'
import { Header } from './header.tsx'
import { forgetScrollPosition } from './scroll-position.ts'
import { useHasConsentQuestion } from '../platform/consent.ts'
import { type UiFlag, uiFlags } from '../platform/ui-flags.ts'
import { finishLoading, loadingAtom } from '../platform/loading.ts'
import { cookieUpdates, localeCookies } from '../platform/i18n/locale-cookies.ts'
import { useStoreConfig } from '../store/shell.ts'
import { notifyAtom } from '../platform/notices.ts'
import { keepReturnPath } from '../platform/session/return-path.ts'
import { FORGET_MESSAGE, storedMessage } from '../platform/stored-message.ts'

/** To be used once, by the layout; looks again on every page. */
function useStoredMessage(): void {
  const pageContext = usePageContext()
  const notify = useSetAtom(notifyAtom)
  const t = useT()
  useEffect(() => {
    const stored = storedMessage(document.cookie)
    if (!stored) return
    document.cookie = FORGET_MESSAGE
    if (stored.returnTo !== '') keepReturnPath(stored.returnTo)
    notify({ type: stored.type, message: t(stored.text), persist: stored.persist })
  }, [pageContext, notify, t])
}

/** To be used once, by the layout. */
function useLocaleCookies(): void {
  const view = useView()
  const config = useStoreConfig()
  const country = config?.default_country
  const isLoaded = config !== null
  useEffect(() => {
    if (!isLoaded) return
    const cookies = localeCookies(view, country)
    for (const update of cookieUpdates(document.cookie, cookies)) document.cookie = update
  }, [view, country, isLoaded])
}

/** Shows how far a navigation is. */
function PageLoadingBar() {
  const { percent, isShown, failed } = useAtomValue(loadingAtom)
  // A page restored from the back-forward cache has no navigation in progress.
  useEffect(() => {
    const arrive = (event: PageTransitionEvent) => event.persisted && finishLoading(false)
    window.addEventListener('pageshow', arrive)
    return () => window.removeEventListener('pageshow', arrive)
  }, [])
  const label = useT()('common.loading')
  return isShown && <LoadingBar value={percent} failed={failed} label={label} />
}

/** Each component reads its own flag and renders a Dialog or Drawer. */
const OVERLAYS: Partial<Record<UiFlag, ComponentType>> = {
  cartSidebar: lazyNamed(() => import('../cart/cart-sidebar.tsx'), 'CartSidebar'),
  wishlistSidebar: lazyNamed(() => import('./wishlist-overlay.tsx'), 'WishlistOverlay'),
  login: lazyNamed(() => import('../customer/login-dialog.tsx'), 'LoginDialog'),
  mobileMenu: lazyNamed(() => import('./menu-overlay.tsx'), 'MenuOverlay'),
  healthNotice: lazyNamed(() => import('../store/block-dialogs.tsx'), 'HealthNoticeDialog'),
  shipping: lazyNamed(() => import('../store/block-dialogs.tsx'), 'ShippingDialog'),
  newsletter: lazyNamed(() => import('../store/newsletter-dialog.tsx'), 'NewsletterDialog'),
  myHome: lazyNamed(() => import('../fit/my-home/home-dialog.tsx'), 'HomeDialog'),
  coverage: lazyNamed(() => import('../store/block-dialogs.tsx'), 'CoverageDialog'),
}

const TABLE = Object.entries(OVERLAYS).map(([flag, Overlay]) => ({ flag: flag as UiFlag, Overlay }))

function OnDemand({ flag, Overlay }: (typeof TABLE)[number]) {
  const isOpen = useAtomValue(uiFlags[flag])
  const [wasOpened, setOpened] = useState(false)
  if (isOpen && !wasOpened) setOpened(true)
  if (!isOpen && !wasOpened) return null
  return (
    <Suspense fallback={null}>
      <Overlay />
    </Suspense>
  )
}

const ConsentBanner = lazyNamed(() => import('./consent-banner.tsx'), 'ConsentBanner')

/** Every overlay that has been opened once, and the consent banner where the store requires consent. */
function Overlays() {
  const hasQuestion = useHasConsentQuestion()
  return (
    <>
      {TABLE.map((row) => (
        <OnDemand key={row.flag} {...row} />
      ))}
      {hasQuestion && (
        <Suspense fallback={null}>
          <ConsentBanner />
        </Suspense>
      )}
    </>
  )
}

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
  const { frame } = usePageContext().config
  return (
    <HeartsProvider>
      <SkipLink href="#main">{t('shell.skipToContent')}</SkipLink>
      {offer && (
        <Suspense fallback={null}>
          <LanguageBar {...offer} />
        </Suspense>
      )}
      {frame ? <frame.Header /> : <Header />}
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      {frame ? <frame.Footer /> : <Footer />}
      <Overlays />
    </HeartsProvider>
  )
}
