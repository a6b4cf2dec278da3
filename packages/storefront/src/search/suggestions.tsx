// The suggestions under the search input; loaded when the input is focused.
import { useLayoutEffect } from 'react'
import { categoryPath, paths } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { useStoreConfig } from '../store/shell.ts'
import { suggestionCount } from './suggestion.ts'
import { SuggestionPanel, type SuggestionEntry } from './suggestion-panel.tsx'
import { MIN_LETTERS, useSuggestions, type SuggestionSet } from './use-suggestions.ts'

/** State of the list for the search box. */
export interface Proposed {
  /** Where each line leads, in the order of the arrow keys. */
  hrefs: readonly string[]
  /** How many there are, in words; empty while loading. */
  message: string
}

/** What the panel proposes while nothing is typed. */
function usePopular(): SuggestionEntry[] {
  const href = useHref()
  const terms = useStoreConfig()?.popular_search_terms ?? []
  return terms.map((label) => ({ kind: 'popular', href: href(paths.searchFor(label)), label }))
}

/** Every line of the panel that can be chosen. */
function useEntries({ products, categories, pages }: SuggestionSet, term: string): SuggestionEntry[] {
  const href = useHref()
  const t = useT()
  const popular = usePopular()
  if (term === '') return popular
  if (products.length + pages.length === 0) return []
  return [
    ...products.map((product) => ({ kind: 'product' as const, href: href(product.path), product })),
    ...categories.map((category) => ({
      kind: 'category' as const,
      href: href(categoryPath(category)),
      label: category.name,
    })),
    ...pages.map(({ path, title }) => ({ kind: 'page' as const, href: href(path), label: title })),
    { kind: 'all', href: href(paths.searchFor(term)), label: t('search.all', { term }) },
  ]
}

interface SuggestionsProps {
  /** Of the input. */
  id: string
  text: string
  /** Which line the arrow keys have chosen; -1 for none. */
  active: number
  onProposed: (proposed: Proposed) => void
  onLeave: () => void
}

/** The list; reports its entries to the box. */
export function Suggestions({ id, text, active, onProposed, onLeave }: SuggestionsProps) {
  const t = useT()
  const suggestions = useSuggestions(text)
  const term = text.trim()
  const entries = useEntries(suggestions, term)
  const isLoaded = term.length >= MIN_LETTERS && !suggestions.isLoading
  const message = isLoaded ? t('search.found', { count: suggestionCount(entries) }) : ''
  const hrefs = entries.map(({ href }) => href).join('\n')
  // Before the list is painted: a key pressed as soon as the list is seen must find its lines.
  useLayoutEffect(() => {
    onProposed({ hrefs: hrefs === '' ? [] : hrefs.split('\n'), message })
  }, [hrefs, message, onProposed])
  if (entries.length > 0) return <SuggestionPanel {...{ id, entries, active, onLeave }} />
  // The box announces the number.
  return isLoaded ? (
    <p aria-hidden="true" className="shop-suggestion-list px-4">
      {t('search.none', { term })}
    </p>
  ) : null
}
