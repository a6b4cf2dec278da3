// Whole cents inside, `Money` on the wire.
import { type Cents, toDollars } from '../platform/money.ts'

export interface MoneyShape {
  value: number
  currency: string
}

/** Makes `Money` of one currency. */
export function moneyIn(currency: string): (cents: Cents) => MoneyShape {
  return (cents) => ({ value: toDollars(cents), currency })
}

export type ToMoney = ReturnType<typeof moneyIn>
