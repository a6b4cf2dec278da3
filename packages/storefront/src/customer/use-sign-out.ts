// Leaving the account: the session ends, and the home page starts without anything of the customer.
import { paths } from '../paths.ts'
import { useHref } from '../platform/i18n/use-t.ts'
import { useCustomerCalls } from './use-customer-calls.ts'

/** Nothing of the account stays in this document: the home page is loaded, not navigated to. */
export function useSignOut(): () => void {
  const href = useHref()
  const calls = useCustomerCalls()
  return () => void calls.signOut().finally(() => window.location.assign(href(paths.home)))
}
