// The overlays of the default layout: flag -> component, loaded when it is first opened.
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useHasConsentQuestion } from '../shared/consent.ts'
import { uiFlags, type UiFlag } from '../shared/ui-flags.ts'

type Loader = () => Promise<{ default: ComponentType }>

/** Takes one named component of a module as what `lazy` wants. */
const named =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): Loader =>
  async () => ({ default: (await load())[name] })

/** Each component reads its own flag and renders a Dialog or Drawer. */
const OVERLAYS: Partial<Record<UiFlag, Loader>> = {
  cartSidebar: named(() => import('../features/cart/cart-sidebar.tsx'), 'CartSidebar'),
  wishlistSidebar: named(() => import('../features/wishlist/wishlist-sidebar.tsx'), 'WishlistSidebar'),
  login: named(() => import('../features/customer/login-dialog.tsx'), 'LoginDialog'),
  mobileMenu: named(() => import('../features/store/mobile-menu.tsx'), 'MobileMenu'),
  healthNotice: named(() => import('../features/store/block-dialogs.tsx'), 'HealthNoticeDialog'),
  shipping: named(() => import('../features/store/block-dialogs.tsx'), 'ShippingDialog'),
  newsletter: named(() => import('../features/store/newsletter-dialog.tsx'), 'NewsletterDialog'),
  coverage: named(() => import('../features/store/block-dialogs.tsx'), 'CoverageDialog'),
}

const TABLE = Object.entries(OVERLAYS).map(([flag, load]) => ({ flag: flag as UiFlag, Overlay: lazy(load) }))

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

const ConsentBanner = lazy(named(() => import('./consent-banner.tsx'), 'ConsentBanner'))

/** Every overlay that has been opened once, and the question about scripts of others where the store asks it. */
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
