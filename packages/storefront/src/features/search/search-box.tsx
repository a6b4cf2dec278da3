// The search input with its suggestions. Without script it is a form that leads to the results page.
import { Icon } from '@loftwood/ui/icon'
import { useAtom } from 'jotai'
import SearchIcon from 'lucide-react/icons/search'
import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { categoryPath, paths, productPath } from '../../app/paths.ts'
import { useHref, useT } from '../../shared/i18n/use-t.ts'
import { uiFlags } from '../../shared/ui-flags.ts'
import { suggestionCount } from './suggestion-count.ts'
import { SuggestionPanel, type SuggestionEntry } from './suggestion-panel.tsx'
import { useSuggestions, type Suggestions } from './use-suggestions.ts'
import { navigate } from '../../shared/router.ts'

/** Every line of the panel that can be chosen, in the order of the arrow keys. */
function useEntries({ products, categories }: Suggestions, term: string): SuggestionEntry[] {
  const href = useHref()
  const t = useT()
  if (products.length === 0) return []
  return [
    ...products.map((product) => ({ kind: 'product' as const, href: href(productPath(product)), product })),
    ...categories.map((category) => ({
      kind: 'category' as const,
      href: href(categoryPath(category)),
      label: category.name,
    })),
    { kind: 'all', href: href(paths.searchFor(term)), label: t('search.all', { term }) },
  ]
}

function useSearchBox() {
  const { search } = usePageContext().urlParsed
  const term = search['term'] ?? ''
  const [text, setText] = useState(term)
  const [shownTerm, setShownTerm] = useState(term)
  if (term !== shownTerm) {
    setShownTerm(term)
    setText(term)
  }
  const [active, setActive] = useState(-1)
  const [isFlagged, setFlagged] = useAtom(uiFlags.search)
  const [hasFocus, setFocus] = useState(false)
  const isOpen = isFlagged && hasFocus
  const suggestions = useSuggestions(isOpen ? text : '')
  const entries = useEntries(suggestions, text.trim())
  const close = () => {
    setFocus(false)
    setFlagged(false)
    setActive(-1)
  }
  const open = () => {
    setFocus(true)
    setFlagged(true)
  }
  const type = (value: string) => {
    setText(value)
    setActive(-1)
    open()
  }
  return { text, type, active, setActive, isOpen, open, close, entries, suggestions }
}

/** Arrow keys choose, Enter follows, Escape and a click beside it close. */
export function SearchBox({ className = '' }: { className?: string }) {
  const box = useSearchBox()
  const t = useT()
  const href = useHref()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { text, active, entries, isOpen } = box
  const leave = (to: string) => {
    box.close()
    input.current?.blur()
    void navigate(to)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const chosen = entries[active]
    if (chosen) leave(chosen.href)
    else if (text.trim()) leave(href(paths.searchFor(text.trim())))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // The first Escape closes the list; the browser would take the words away with it.
      if (isOpen && entries.length > 0) event.preventDefault()
      box.close()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const count = entries.length + 1
    box.setActive(((active + 1 + (event.key === 'ArrowDown' ? 1 : -1) + count) % count) - 1)
  }
  const hasPanel = isOpen && entries.length > 0
  return (
    <search className={`relative ${className}`}>
      {isOpen && (
        <div
          aria-hidden="true"
          className="fixed inset-0 z-40 bg-scrim"
          data-search-overlay
          onPointerDown={box.close}
        />
      )}
      <form action={href(paths.search)} method="get" onSubmit={onSubmit} className="relative z-50">
        <label htmlFor={id} className="sr-only">
          {t('search.label')}
        </label>
        <input
          ref={input}
          id={id}
          name="term"
          type="search"
          role="combobox"
          autoComplete="off"
          enterKeyHint="search"
          aria-expanded={hasPanel}
          aria-controls={hasPanel ? `${id}-list` : undefined}
          aria-activedescendant={hasPanel && active >= 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          placeholder={t('search.placeholder')}
          value={text}
          onChange={(event) => box.type(event.target.value)}
          onFocus={box.open}
          onKeyDown={onKeyDown}
          className="min-h-11 [&::-webkit-search-cancel-button]:appearance-none w-full rounded-full border border-line-strong bg-white ps-4 pe-12 text-base placeholder:text-ink-faint"
        />
        <button
          type="submit"
          aria-label={t('search.submit')}
          className="absolute end-0 top-0 inline-flex size-11 items-center justify-center rounded-full hover:text-primary"
        >
          <Icon of={SearchIcon} />
        </button>
      </form>
      {hasPanel && <SuggestionPanel id={id} entries={entries} active={active} onLeave={box.close} />}
      <output className="sr-only">
        {isOpen &&
          !box.suggestions.isLoading &&
          text.trim() !== '' &&
          t('search.found', { count: suggestionCount(entries) })}
      </output>
    </search>
  )
}
