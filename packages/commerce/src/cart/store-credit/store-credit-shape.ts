// Credit as GraphQL answers it, with Adobe Commerce's field names.
import type { Language } from '../../platform/analyze-text.ts'
import { checkPage, checkPageExists, pageInfo } from '../../platform/paging.ts'
import { wireTime } from '../../platform/wire-time.ts'
import type { CartView } from '../cart-view.ts'
import { moneyIn } from '../money-shape.ts'
import type { SalesContext } from '../sales-context.ts'
import { type CreditAction, countEntries, creditBalance, creditEntries } from './ledger.ts'

const ACTIONS: Readonly<Record<CreditAction, Record<Language, string>>> = {
  earned: { en: 'Earned', fr: 'Gagné' },
  spent: { en: 'Used', fr: 'Utilisé' },
  returned: { en: 'Returned', fr: 'Remis' },
  'taken-back': { en: 'Taken back', fr: 'Repris' },
  adjusted: { en: 'Adjusted', fr: 'Ajusté' },
}

export function appliedCreditShape({ currency }: SalesContext, { row, totals }: CartView) {
  if (row.customer_id === null) return null
  const money = moneyIn(currency)
  return {
    applied_balance: money(totals.storeCreditCents),
    current_balance: money(row.credit_cents),
    enabled: true,
  }
}

interface PageArgs {
  pageSize: number
  currentPage: number
}

/** A customer's balance and how it came about; each is read when it is selected. */
export function storeCreditShape({ db, currency, language }: SalesContext, customerId: number) {
  const money = moneyIn(currency)
  return {
    enabled: true,
    current_balance: async () => money(await creditBalance(db, customerId)),
    balance_history: async (page: PageArgs) => {
      checkPage(page)
      const total = await countEntries(db, customerId)
      checkPageExists(page, total)
      const { pageSize, currentPage } = page
      const offset = (currentPage - 1) * pageSize
      const entries = await creditEntries(db, customerId, { limit: pageSize, offset })
      return {
        items: entries.map((entry) => ({
          action: ACTIONS[entry.action][language],
          balance_change: money(entry.changeCents),
          actual_balance: money(entry.balanceCents),
          date_time_changed: wireTime(entry.createdAt),
          order_number: entry.orderNumber,
          comment: entry.comment,
        })),
        page_info: pageInfo(page, total),
        total_count: total,
      }
    },
  }
}
