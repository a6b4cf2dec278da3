// What a purchase earns: a share of the final price of each piece of goods, in whole dollars as the product page says it.
import type { Cents } from '../../platform/money.ts'

const DOLLAR: Cents = 100

export interface EarningRow {
  /** Whether it is goods: gift cards and services earn nothing. */
  earnsCredit: boolean
  quantity: number
  rowCents: Cents
  discountCents: Cents
}

interface Payment {
  /** What is due with delivery and taxes, without bought gift cards, before credit pays. */
  creditableCents: Cents
  storeCreditCents: Cents
}

/** Rounded for each piece, so that two pieces earn twice as much as one. What credit pays earns nothing. */
export function loyaltyCents(percent: number, rows: readonly EarningRow[], paid: Payment): Cents {
  const ofGoods = rows.reduce((sum, { earnsCredit, quantity, rowCents, discountCents }) => {
    if (!earnsCredit) return sum
    const pieceCents = (rowCents - discountCents) / quantity
    return sum + wholeDollars((pieceCents * percent) / 100) * quantity
  }, 0)
  const { creditableCents, storeCreditCents } = paid
  if (storeCreditCents === 0) return ofGoods
  return wholeDollars((ofGoods * (creditableCents - storeCreditCents)) / creditableCents)
}

/** Half a dollar is rounded up. */
function wholeDollars(cents: number): Cents {
  return Math.round(cents / DOLLAR) * DOLLAR
}
