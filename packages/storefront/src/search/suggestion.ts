// What the search box suggests, from the back end or a hosted index.
import type { MoneyValue } from '../platform/i18n/format.ts'

export interface SuggestedProduct {
  id: string
  name: string
  /** Path of its page, without language. */
  path: string
  /** Address of its picture as the back end gave it. */
  picture: string | null
  price: MoneyValue | null
}

export type SuggestionKind = 'product' | 'category' | 'page' | 'popular' | 'all'

/** How many suggestions a list holds: the way to all results is none. */
export function suggestionCount(entries: readonly { kind: SuggestionKind }[]): number {
  return entries.filter((entry) => entry.kind !== 'all').length
}
