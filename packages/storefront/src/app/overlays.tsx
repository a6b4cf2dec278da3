// The overlays of the default layout: flag -> component, loaded when it is first opened.
import { useAtomValue } from 'jotai'
import { Suspense, useState, type ComponentType } from 'react'
import { useHasConsentQuestion } from '../platform/consent.ts'
import { lazyNamed } from '../platform/lazy-named.ts'
import { uiFlags, type UiFlag } from '../platform/ui-flags.ts'

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
export function Overlays() {
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
