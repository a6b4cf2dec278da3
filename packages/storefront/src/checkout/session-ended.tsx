// The customer's session has ended in the middle of the checkout: a dialog asks for the password, and the failed request is
// sent again.
import type { CartFragment } from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { Container } from '@loftwood/ui/layout'
import { Notification } from '@loftwood/ui/notification'
import { Suspense, useEffect, useState } from 'react'
import { useT } from '../platform/i18n/use-t.ts'
import { lazyNamed } from '../platform/lazy-named.ts'
import { recoverSessionHere, sessionIsBack } from '../platform/session/session-recovery.ts'
import { readDraft } from './draft.ts'

const SessionDialog = lazyNamed(() => import('./session-dialog.tsx'), 'SessionDialog')

export interface SessionRecovery {
  isOver: boolean
  isAsking: boolean
  /** As it was before the session ended. */
  cart: CartFragment | null
  ask: () => void
  /** After the dialog: whether the same customer is back. */
  settle: (isBack: boolean) => void
}

interface State {
  /** Null once the dialog was closed: requests that waited for it have failed. */
  resolve: ((isBack: boolean) => void) | null
  isAsking: boolean
}

/** While the page is shown, a session that ends is recovered here. */
export function useSessionRecovery(cart: CartFragment | null): SessionRecovery {
  const [last, setLast] = useState(cart)
  if (cart && cart !== last) setLast(cart)
  const [state, setState] = useState<State | null>(null)
  useEffect(
    () => recoverSessionHere(() => new Promise((resolve) => setState({ resolve, isAsking: true }))),
    [],
  )
  const settle = (isBack: boolean) => {
    if (isBack) sessionIsBack()
    state?.resolve?.(isBack)
    setState(isBack ? null : { resolve: null, isAsking: false })
  }
  return {
    isOver: state !== null,
    isAsking: state?.isAsking === true,
    cart: state === null ? null : last,
    ask: () => setState({ resolve: null, isAsking: true }),
    settle,
  }
}

/** Renders nothing while the session lasts. */
export function SessionEnded({ session }: { session: SessionRecovery }) {
  const t = useT()
  if (!session.isOver) return null
  const email = session.cart?.email ?? readDraft(sessionStorage).owner
  return (
    <>
      <Container className="pt-6">
        <Notification tone="warning" title={t('checkout.sessionEnded')} className="mx-auto max-w-[70rem]">
          <p>{t('checkout.sessionEndedDetail')}</p>
          <Button variant="link" size="sm" onClick={session.ask}>
            {t('auth.signIn')}
          </Button>
        </Notification>
      </Container>
      <Suspense fallback={null}>
        <SessionDialog session={session} email={email} />
      </Suspense>
    </>
  )
}
