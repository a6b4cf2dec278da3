// Shows that the provinces, which an address requires, failed to load, and offers a retry.
import { CountryDocument } from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { Notification } from '@loftwood/ui/notification'
import { useQuery } from '../../platform/data/use-query.ts'
import { failureText, OperationError } from '../../platform/data/operation-error.ts'
import { useT } from '../../platform/i18n/use-t.ts'

/** Renders nothing without a failure. */
export function RegionsFailure({ countryId }: { countryId: string }) {
  const t = useT()
  const [{ data, error }, retry] = useQuery({
    query: CountryDocument,
    variables: { id: countryId },
  })
  if (!error || data) return null
  return (
    <Notification tone="danger" title={t('checkout.provincesFailed')}>
      <p>{failureText(new OperationError(error), t)}</p>
      <Button variant="link" size="sm" onClick={retry}>
        {t('error.tryAgain')}
      </Button>
    </Notification>
  )
}
