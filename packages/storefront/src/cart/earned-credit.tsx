// Below a sum: the loyalty credit that the order brings.
import type { MoneyFragment } from '@loftwood/graphql-types'
import { useFormat, useT } from '../platform/i18n/use-t.ts'

/** Renders nothing for what earns none: guests, services, and every back end that grants none. */
export function EarnedCredit({ amount }: { amount: MoneyFragment | null | undefined }) {
  const t = useT()
  const format = useFormat()
  if (!amount?.value) return null
  return (
    <p className="mt-3 text-sm text-ink-muted">{t('cart.earnedCredit', { amount: format.money(amount) })}</p>
  )
}
