// In place of a payment form that could not be loaded: its provider is out of reach.
import { Button } from '@loftwood/ui/button'
import { Notification } from '@loftwood/ui/notification'
import { useT } from './i18n/use-t.ts'

export function FormNotLoaded({ retry }: { retry: () => void }) {
  const t = useT()
  return (
    <Notification tone="danger" title={t('pay.loadFailed')}>
      <p>{t('pay.loadFailedDetail')}</p>
      <Button variant="link" size="sm" onClick={retry}>
        {t('error.tryAgain')}
      </Button>
    </Notification>
  )
}
