// Replaces the cart when it could not be loaded.
import { Button } from '@loftwood/ui/button'
import { Notification } from '@loftwood/ui/notification'
import { failureText, type OperationError } from '../platform/data/operation-error.ts'
import { useT } from '../platform/i18n/use-t.ts'

interface CartFailureProps {
  error: OperationError
  reload: () => Promise<unknown>
}

/** The cart still exists, so it offers a retry. */
export function CartFailure({ error, reload }: CartFailureProps) {
  const t = useT()
  return (
    <Notification tone="danger" title={t('cart.loadFailed')}>
      <p>{failureText(error, t)}</p>
      <Button variant="link" size="sm" onClick={() => void reload().catch(() => undefined)}>
        {t('cart.reload')}
      </Button>
    </Notification>
  )
}
