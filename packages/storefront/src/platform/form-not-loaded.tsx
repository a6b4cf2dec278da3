// In place of a payment form that could not be loaded: its provider is out of reach.
import { Button } from '@loftwood/ui/button'
import { Notification } from '@loftwood/ui/notification'
import { failureText } from './data/operation-error.ts'
import { useT } from './i18n/use-t.ts'

interface FormNotLoadedProps {
  retry: () => void
  /** Why, where that is known. */
  failure?: unknown
}

export function FormNotLoaded({ retry, failure }: FormNotLoadedProps) {
  const t = useT()
  return (
    <Notification tone="danger" title={t('pay.loadFailed')}>
      <p>{failure === undefined ? t('pay.loadFailedDetail') : failureText(failure, t)}</p>
      <Button variant="link" size="sm" onClick={retry}>
        {t('error.tryAgain')}
      </Button>
    </Notification>
  )
}
