// Signs out and loads the home page.
import { paths } from '../paths.ts'
import { useHref } from '../platform/i18n/use-t.ts'
import { useCustomerCalls } from './use-customer-calls.ts'

/** A full page load, so that no data of the account stays in memory. */
export function useSignOut(): () => void {
  const href = useHref()
  const calls = useCustomerCalls()
  return () => void calls.signOut().finally(() => window.location.assign(href(paths.home)))
}
