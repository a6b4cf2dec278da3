// Where PayPal sends shoppers back to: notes its answer, takes it off the address and goes on with the checkout.
import { ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { Container } from '@loftwood/ui/layout'
import { useEffect, useState } from 'react'
import { paths } from '../../../paths.ts'
import { useHref, useT } from '../../../platform/i18n/use-t.ts'
import { CheckoutSkeleton } from '../../checkout-states.tsx'
import { noteAnswer, readVisit } from './paypal-visit.ts'

/** Where the checkout goes on; undefined for a payment that this browser has not begun. */
function takeAnswer(): Promise<string | undefined> {
  const { search, pathname } = location
  if (search === '') return Promise.resolve(readVisit(localStorage)?.back)
  // Neither the history nor a script may read who approved what.
  history.replaceState(history.state, '', pathname)
  return Promise.resolve(noteAnswer(localStorage, search))
}

/** The checkout replaces this page in the history: going back does not read the answer again. */
export function PaypalScreen() {
  const t = useT()
  const href = useHref()
  const [isStrange, setStrange] = useState(false)
  useEffect(() => {
    void takeAnswer().then((back) => (back === undefined ? setStrange(true) : location.replace(back)))
  }, [])
  if (!isStrange) return <CheckoutSkeleton />
  return (
    <Container className="py-section">
      <EmptyState
        title={t('checkout.paypal.strange')}
        headingLevel={1}
        actions={<ButtonLink href={href(paths.checkout)}>{t('checkout.paypal.toCheckout')}</ButtonLink>}
      >
        {t('checkout.paypal.strangeDetail')}
      </EmptyState>
    </Container>
  )
}
