// What the product costs a month, where the shop offers financing.
import type { StoreConfigFragment } from '@loftwood/graphql-types'
import { useFormat, useT } from '../../platform/i18n/use-t.ts'
import { useStoreConfig } from '../../store/shell.ts'

type Financing = Omit<NonNullable<StoreConfigFragment['financing']>, '__typename'>

/** Equal payments at the end of each month, as lenders round them: up to the cent. Undefined below the least amount. */
export function monthlyPrice(price: number, { months, annual_rate, minimum }: Financing): number | undefined {
  if (price <= 0 || price < minimum) return undefined
  const rate = annual_rate / 100 / 12
  const payment = rate === 0 ? price / months : (price * rate) / (1 - (1 + rate) ** -months)
  return Math.ceil(Math.round(payment * 10_000) / 100) / 100
}

interface MonthlyPriceProps {
  /** Of one as chosen. */
  price: number
  currency: string | null
}

export function MonthlyPrice({ price, currency }: MonthlyPriceProps) {
  const t = useT()
  const format = useFormat()
  const financing = useStoreConfig()?.financing
  const value = financing ? monthlyPrice(price, financing) : undefined
  if (!financing || value === undefined) return null
  return (
    <p className="text-sm text-ink-muted">
      {t('product.monthly', {
        amount: format.money({ value, currency }),
        months: format.number(financing.months),
        rate: format.number(financing.annual_rate),
      })}
    </p>
  )
}
