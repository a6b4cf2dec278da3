// Where orders that are still to be paid are paid or canceled, under the sentence that there are too many of them.
import { TextLink } from '@loftwood/ui/text-link'
import { paths } from '../paths.ts'
import { OperationError } from '../platform/data/operation-error.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { OrderUserError } from './driver.ts'

/** Codes of our own back end. */
const TOO_MANY: ReadonlySet<string | undefined> = new Set(['UNPAID_ORDERS', 'UNPAID_ORDERS_CARD'])

/** Choosing how to pay is refused by a code, placing an order by one code for many reasons. */
function reasonOf(failure: unknown): string | undefined {
  if (failure instanceof OrderUserError) return failure.reason
  return failure instanceof OperationError ? failure.code : undefined
}

interface UnpaidOrdersLinkProps {
  failure: unknown
  isCustomer: boolean
}

export function UnpaidOrdersLink({ failure, isCustomer }: UnpaidOrdersLinkProps) {
  const t = useT()
  const href = useHref()
  if (!TOO_MANY.has(reasonOf(failure))) return null
  return isCustomer ? (
    <TextLink href={href(paths.orders)}>{t('auth.menuOrders')}</TextLink>
  ) : (
    <TextLink href={href(paths.guestOrder)}>{t('nav.findOrder')}</TextLink>
  )
}
