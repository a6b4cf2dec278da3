// The search input with its suggestions. Without script it is a form that leads to the results page.
import { Icon } from '@loftwood/ui/icon'
import { useAtom } from 'jotai'
import { Search as SearchIcon } from 'lucide'
import { Suspense, useId, useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { paths } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { lazyNamed } from '../platform/lazy-named.ts'
import { navigate } from 'vike/client/router'
import { uiFlags } from '../platform/ui-flags.ts'
import type { Proposed } from './suggestions.tsx'

const Suggestions = lazyNamed(() => import('./suggestions.tsx'), 'Suggestions')

const NOTHING: Proposed = { hrefs: [], message: '' }

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
  const [proposed, setProposed] = useState(NOTHING)
  const close = () => {
    setFocus(false)
    setFlagged(false)
    setActive(-1)
    setProposed(NOTHING)
  }
  const open = () => {
    setFocus(true)
    setFlagged(true)
  }
  /** Words that come when the field is not in use any more open nothing. */
  const type = (field: HTMLInputElement) => {
    setText(field.value)
    setActive(-1)
    if (document.activeElement === field) open()
  }
  return { text, type, active, setActive, isOpen, open, close, proposed, setProposed }
}

/** Arrow keys choose, Enter follows; Escape, a click beside it and leaving it with the focus close. */
export function SearchBox({ className = '' }: { className?: string }) {
  const box = useSearchBox()
  const t = useT()
  const href = useHref()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { text, active, isOpen } = box
  const { hrefs, message } = box.proposed
  const leave = (to: string) => {
    box.close()
    input.current?.blur()
    void navigate(to)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const chosen = hrefs[active]
    if (chosen !== undefined) leave(chosen)
    else if (text.trim()) leave(href(paths.searchFor(text.trim())))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // The first Escape closes the list; the browser would take the words away with it.
      if (isOpen && hrefs.length > 0) event.preventDefault()
      box.close()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const count = hrefs.length + 1
    box.setActive(((active + 1 + (event.key === 'ArrowDown' ? 1 : -1) + count) % count) - 1)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) box.close()
  }
  const hasPanel = isOpen && hrefs.length > 0
  return (
    <search className={`relative ${className}`} onBlur={onBlur}>
      {isOpen && (
        <div
          aria-hidden="true"
          className="fixed inset-0 z-40 bg-scrim"
          data-search-overlay
          onPointerDown={box.close}
        />
      )}
      <form
        action={href(paths.search)}
        method="get"
        onSubmit={onSubmit}
        // Above the overlay, but not above what drops down from the header.
        className={isOpen ? 'relative z-50' : 'relative'}
      >
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
          onChange={(event) => box.type(event.target)}
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
      {isOpen && (
        <Suspense fallback={null}>
          <Suggestions {...{ id, text, active }} onProposed={box.setProposed} onLeave={box.close} />
        </Suspense>
      )}
      <output className="sr-only">{message}</output>
    </search>
  )
}
