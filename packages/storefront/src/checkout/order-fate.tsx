// What the checkout says of an order that it cannot show.
import { Button, ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { Container } from '@loftwood/ui/layout'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { useSignedIn } from '../platform/session/use-session.ts'

interface FateProps {
  title: string
  children: ReactNode
  actions: ReactNode
}

function Fate(props: FateProps) {
  return (
    <Container className="py-section">
      <EmptyState {...props} headingLevel={1} />
    </Container>
  )
}

/** Customers find it among their orders, guests in their e-mail. */
function WhereToLook() {
  const t = useT()
  const href = useHref()
  return useSignedIn() ? (
    <ButtonLink href={href(paths.orders)}>{t('account.orders')}</ButtonLink>
  ) : (
    <ButtonLink href={href(paths.home)}>{t('cart.continueShopping')}</ButtonLink>
  )
}

/** The order is placed; its details are only in its e-mail. */
export function PlacedWithoutDetails({ number }: { number: string | undefined }) {
  const t = useT()
  return (
    <Fate title={t('checkout.thanks')} actions={<WhereToLook />}>
      {number === undefined ? t('checkout.placedUnnamed') : t('checkout.placedWithoutDetails', { number })}
    </Fate>
  )
}

/** It is unknown whether the order was placed; the shopper may let it be looked up again. */
export function Unsure({ retry }: { retry: () => void }) {
  const t = useT()
  return (
    <Fate title={t('checkout.unsure')} actions={<Button onClick={retry}>{t('error.tryAgain')}</Button>}>
      {t('checkout.answerLost')}
    </Fate>
  )
}

/** Its cart is gone, and neither the middleware nor the back end finds the order. */
export function Untraced() {
  const t = useT()
  return (
    <Fate title={t('checkout.unsure')} actions={<WhereToLook />}>
      {t('checkout.untraced')}
    </Fate>
  )
}
