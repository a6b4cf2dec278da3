// Suggestions for what is being typed: asked for after a pause, and only the answer to the present words counts.
import { SearchSuggestionsDocument, type SearchSuggestionsQuery } from '@loftwood/graphql-types'
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { PAGE_SIZE, SUGGEST_DEBOUNCE_MS } from '../../shared/constants.ts'

/** Fewer letters than this suggest nothing. */
const MIN_LETTERS = 2
const MAX_CATEGORIES = 4

type Found = NonNullable<NonNullable<NonNullable<SearchSuggestionsQuery['products']>['items']>[number]>

export interface SuggestedCategory {
  uid: string
  name: string
  url_path: string | null
  url_suffix: string | null
}

export interface Suggestions {
  products: Found[]
  categories: SuggestedCategory[]
  total: number
  isLoading: boolean
}

/** The value as it was when it last stood still for so long. */
function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}

/** The categories that most of the products are in. */
export function categoriesOf(products: readonly Found[]): SuggestedCategory[] {
  const counted = new Map<string, { category: SuggestedCategory; count: number }>()
  for (const category of products.flatMap((product) => product.categories ?? [])) {
    if (!category?.url_path) continue
    const uid = String(category.uid)
    const entry = counted.get(uid)
    if (entry) entry.count += 1
    else {
      const { name, url_path, url_suffix } = category
      const plain = { uid, name: name ?? '', url_path, url_suffix: url_suffix ?? null }
      counted.set(uid, { category: plain, count: 1 })
    }
  }
  const byCount = [...counted.values()].sort((a, b) => b.count - a.count)
  return byCount.slice(0, MAX_CATEGORIES).map(({ category }) => category)
}

/** What fits the words typed so far; empty while they are too few. */
export function useSuggestions(text: string): Suggestions {
  const typed = text.trim()
  const term = useDebounced(typed, SUGGEST_DEBOUNCE_MS)
  const isEnough = typed.length >= MIN_LETTERS && term.length >= MIN_LETTERS
  const [{ data, fetching, operation }] = useQuery({
    query: SearchSuggestionsDocument,
    variables: { search: term, pageSize: PAGE_SIZE.mobileSearch },
    pause: !isEnough,
  })
  const isStale = term !== typed || operation?.variables.search !== term
  const products = isEnough && !isStale ? (data?.products?.items ?? []).filter((item) => item !== null) : []
  return {
    products,
    categories: categoriesOf(products),
    total: isEnough && !isStale ? (data?.products?.total_count ?? 0) : 0,
    isLoading: isEnough && (fetching || isStale),
  }
}
