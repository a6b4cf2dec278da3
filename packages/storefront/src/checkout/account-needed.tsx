// A store may sell to customers only.
import { Button, ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { Container } from '@loftwood/ui/layout'
import { useSetAtom } from 'jotai'
import { paths } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { useSignedIn } from '../platform/session/use-session.ts'
import { uiFlags } from '../platform/ui-flags.ts'
import { useStoreConfig } from '../store/shell.ts'

/** Whether this visitor must sign in before ordering. */
export function useNeedsAccount(): boolean {
  const config = useStoreConfig()
  return !useSignedIn() && config?.is_guest_checkout_enabled === false
}

/** The cart stays and is the customer's after signing in. */
export function AccountNeeded() {
  const t = useT()
  const href = useHref()
  const openLogin = useSetAtom(uiFlags.login)
  const actions = (
    <>
      <Button onClick={() => openLogin(true)}>{t('auth.signIn')}</Button>
      <ButtonLink href={href(paths.register)} variant="secondary">
        {t('auth.register')}
      </ButtonLink>
    </>
  )
  return (
    <Container className="py-section">
      <EmptyState title={t('checkout.accountNeeded')} headingLevel={1} actions={actions}>
        {t('checkout.accountNeededDetail')}
      </EmptyState>
    </Container>
  )
}
