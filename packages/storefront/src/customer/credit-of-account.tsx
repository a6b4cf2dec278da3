// My Information: the store credit, as it is now.
import { CustomerStoreCreditDocument } from '@loftwood/graphql-types'
import { TextLink } from '@loftwood/ui/text-link'
import { paths } from '../paths.ts'
import { useQuery } from '../platform/data/use-query.ts'
import { useFormat, useHref, useT } from '../platform/i18n/use-t.ts'
import { WhenLoaded } from '../platform/when-loaded.tsx'
import { AccountCard } from './account-card.tsx'

/** Only where the back end has credit: nothing when it says no balance. */
export function CreditOfAccount() {
  const t = useT()
  const format = useFormat()
  const href = useHref()
  const [{ data, error }, reload] = useQuery({
    query: CustomerStoreCreditDocument,
    variables: { pageSize: 1 },
    requestPolicy: 'cache-and-network',
  })
  const balance = data?.customer?.store_credit?.current_balance
  if (data && !error && !balance) return null
  return (
    <AccountCard
      title={t('account.storeCredit')}
      link={<TextLink href={href(paths.storeCredit)}>{t('account.creditHistory')}</TextLink>}
    >
      <WhenLoaded data={balance} error={error} retry={reload}>
        {(money) => <p>{format.money(money)}</p>}
      </WhenLoaded>
    </AccountCard>
  )
}
