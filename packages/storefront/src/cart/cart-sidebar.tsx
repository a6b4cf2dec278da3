// The cart beside the page: opens on the cart button and after something was added.
import { ButtonLink } from '@loftwood/ui/button'
import { Drawer } from '@loftwood/ui/drawer'
import type { CartFragment } from '@loftwood/graphql-types'
import { useAtom } from 'jotai'
import { Suspense } from 'react'
import { paths } from '../paths.ts'
import { CartDownloadNote } from './cart-download-note.tsx'
import { CartFailure } from './cart-failure.tsx'
import { cartItems } from './cart-totals.ts'
import { useCart } from './use-cart.ts'
import { useFormat, useHref, useT } from '../platform/i18n/use-t.ts'
import { lazyNamed } from '../platform/lazy-named.ts'
import { useSignedIn } from '../platform/session/use-session.ts'
import { uiFlags } from '../platform/ui-flags.ts'
import { CartLines } from './cart-lines.tsx'
import { CartSkeleton, EmptyCart } from './cart-states.tsx'
import { FreeShippingBar } from './free-shipping-bar.tsx'

const CartMisfits = lazyNamed(() => import('./cart-misfits.tsx'), 'CartMisfits')

function Footer({ cart }: { cart: CartFragment }) {
  const t = useT()
  const format = useFormat()
  const href = useHref()
  const checkoutPath = useSignedIn() ? paths.checkout : paths.checkoutGuest
  const subtotal = cart.prices?.subtotal_with_discount_excluding_tax ?? cart.prices?.subtotal_excluding_tax
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-baseline justify-between gap-4 text-lg font-semibold">
        <span>{t('cart.subtotal')}</span>
        <span className="tabular-nums">{format.money(subtotal)}</span>
      </p>
      <p className="text-sm text-ink-muted">{t('cart.taxNote')}</p>
      <CartDownloadNote cart={cart} />
      <ButtonLink href={href(checkoutPath)} size="lg" block>
        {t('cart.checkout')}
      </ButtonLink>
      <ButtonLink href={href(paths.cart)} variant="secondary" block>
        {t('cart.view')}
      </ButtonLink>
    </div>
  )
}

/** An overlay of the default layout. */
export function CartSidebar() {
  const t = useT()
  const [isOpen, setOpen] = useAtom(uiFlags.cartSidebar)
  const { cart, isLoading, error, reload } = useCart()
  const isEmpty = cartItems(cart).length === 0
  return (
    <Drawer
      open={isOpen}
      onClose={() => setOpen(false)}
      title={t('cart.sidebarTitle', { count: cart?.total_quantity ?? 0 })}
      closeLabel={t('common.close')}
      footer={cart && !isEmpty ? <Footer cart={cart} /> : undefined}
    >
      {isLoading && <CartSkeleton />}
      {error && <CartFailure error={error} reload={reload} />}
      {!isLoading && !error && isEmpty && <EmptyCart />}
      {cart && !isEmpty && (
        <div className="flex flex-col gap-5">
          {/* One line alone has nothing to go with. */}
          {cartItems(cart).length > 1 && (
            <Suspense fallback={null}>
              <CartMisfits cart={cart} />
            </Suspense>
          )}
          <FreeShippingBar cart={cart} />
          <CartLines cart={cart} compact />
        </div>
      )}
    </Drawer>
  )
}
