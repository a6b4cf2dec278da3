// Placeholder of content that is loading or has failed.
import { Button } from '@loftwood/ui/button'
import { Notification } from '@loftwood/ui/notification'
import { VisuallyHidden } from '@loftwood/ui/visually-hidden'
import type { ReactNode } from 'react'
import type { QueryError } from './data/query-client.ts'
import { failureText, OperationError } from './data/operation-error.ts'
import { useT } from './i18n/use-t.ts'
import { WaitingLines } from './waiting-lines.tsx'

interface Loaded<Data> {
  data: Data | null | undefined
  error: QueryError | undefined
  retry: () => void
  children: (data: Data) => ReactNode
}

/** A skeleton while it loads; a failure offers a retry. */
export function WhenLoaded<Data>({ data, error, retry, children }: Loaded<Data>) {
  const t = useT()
  if (data != null) return children(data)
  if (error) {
    return (
      <Notification tone="danger" title={t('account.loadFailed')}>
        <p>{failureText(new OperationError(error), t)}</p>
        <Button variant="link" size="sm" onClick={retry}>
          {t('error.tryAgain')}
        </Button>
      </Notification>
    )
  }
  return (
    <div role="status">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <WaitingLines />
    </div>
  )
}
