// Suggestions for the typed words: debounced, and outdated responses are dropped.
import {
  SearchPagesDocument,
  SearchSuggestionsDocument,
  type SearchSuggestionsQuery,
} from '@loftwood/graphql-types'
import { useEffect, useState } from 'react'
import { useQuery } from '../platform/data/use-query.ts'
import { PAGE_SIZE, SUGGEST_DEBOUNCE_MS } from '../platform/constants.ts'
import { productPath } from '../paths.ts'
import type { SuggestedProduct } from './suggestion.ts'
import { useFeature } from '../platform/use-feature.ts'
import { pageSearchVariables, pagesIn, type FoundPage } from './found-pages.tsx'
import { useHostedSearch } from './use-hosted-search.ts'

/** Fewer letters than this suggest nothing. */
export const MIN_LETTERS = 2
const MAX_CATEGORIES = 4

type Found = NonNullable<NonNullable<NonNullable<SearchSuggestionsQuery['products']>['items']>[number]>

export interface SuggestedCategory {
  uid: string
  name: string
  url_path: string | null
  url_suffix: string | null
}

export interface SuggestionSet {
  products: SuggestedProduct[]
  categories: SuggestedCategory[]
  /** Pages and guides. */
  pages: FoundPage[]
  isLoading: boolean
}

/** The debounced value. */
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

function suggestionOf(product: Found): SuggestedProduct {
  const { uid, name, thumbnail, price_range: range } = product
  return {
    id: String(uid),
    name: name ?? '',
    path: productPath(product),
    picture: thumbnail?.url ?? null,
    price: range.minimum_price?.final_price ?? null,
  }
}

const COUNT = PAGE_SIZE.mobileSearch

/** Results of the back end, only for the current words. */
function useBackEnd(term: string, isEnabled: boolean) {
  const [{ data, fetching, answered }] = useQuery({
    query: SearchSuggestionsDocument,
    variables: { search: term, pageSize: COUNT },
    pause: !isEnabled,
  })
  const isAnswered = isEnabled && !fetching && answered?.search === term
  const found = isAnswered ? (data?.products?.items ?? []).filter((item) => item !== null) : []
  return { isAnswered, products: found.map(suggestionOf), categories: categoriesOf(found) }
}

/** Pages of the back end, only for the current words; none where it cannot search them, or fails. */
function usePages(term: string, isEnabled: boolean) {
  const canSearch = useFeature('pageSearch')
  const isSearching = isEnabled && canSearch
  const [{ data, fetching, answered }] = useQuery({
    query: SearchPagesDocument,
    variables: pageSearchVariables(term),
    pause: !isSearching,
  })
  const isAnswered = !fetching && answered?.search === term
  return {
    arePagesLoading: isSearching && !isAnswered,
    pages: isSearching && isAnswered ? pagesIn(data) : [],
  }
}

/** Suggestions for the typed words; empty while they are too short. */
export function useSuggestions(text: string): SuggestionSet {
  const typed = text.trim()
  const term = useDebounced(typed, SUGGEST_DEBOUNCE_MS)
  const isEnough = typed.length >= MIN_LETTERS && term.length >= MIN_LETTERS
  const hosted = useHostedSearch(isEnough ? term : null, COUNT)
  const backEnd = useBackEnd(term, isEnough && hosted.state === 'none')
  const { pages, arePagesLoading } = usePages(term, isEnough)
  const isSettled = isEnough && term === typed
  if (!isSettled) return { products: [], categories: [], pages: [], isLoading: typed.length >= MIN_LETTERS }
  if (hosted.state === 'none') return { ...backEnd, pages, isLoading: !backEnd.isAnswered || arePagesLoading }
  const isAnswered = hosted.state === 'ready' && hosted.term === term
  const products = isAnswered ? hosted.products : []
  return { products, categories: [], pages, isLoading: !isAnswered || arePagesLoading }
}
