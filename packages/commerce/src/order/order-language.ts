// The language that an order was placed in.
import type { Language } from '../platform/analyze-text.ts'
import type { OrderDesk } from './order-desk.ts'
import type { StoredOrder } from './order-rows.ts'

export function orderLanguage(
  { doc }: Pick<StoredOrder, 'doc'>,
  { rules }: Pick<OrderDesk, 'rules'>,
): Language {
  return rules.store.views.find(({ storeCode }) => storeCode === doc.storeCode)?.language ?? 'en'
}
