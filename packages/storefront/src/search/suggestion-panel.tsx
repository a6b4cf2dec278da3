// The list under the search input: products with picture and price, categories, the way to all
// results; before typing, popular searches.
import { clsx } from 'clsx'
import { Fragment, type ReactNode } from 'react'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import { Picture } from '../platform/media/picture.tsx'
import type { SuggestedProduct, SuggestionKind } from './suggestion.ts'

export type SuggestionEntry =
  | { kind: 'product'; href: string; product: SuggestedProduct }
  | { kind: Exclude<SuggestionKind, 'product'>; href: string; label: string }

/** Roles of a combobox's list: its options are links here, which no native element is. */
const LIST = { role: 'listbox' } as const
const optionRole = (isSelected: boolean) => ({ role: 'option', 'aria-selected': isSelected }) as const

function ProductLine({ product }: { product: SuggestedProduct }) {
  const format = useFormat()
  const source = product.picture
  return (
    <span className="flex items-center gap-3">
      <span className="size-15 shrink-0 overflow-hidden rounded-sm bg-birch">
        <Picture source={source} size="suggestion" alt="" className="size-full object-contain" />
      </span>
      <span className="min-w-0 flex-1">{product.name}</span>
      <span className="text-sm tabular-nums text-ink-muted">{format.money(product.price)}</span>
    </span>
  )
}

interface SuggestionPanelProps {
  /** Of the input; entry n has the id `${id}-${n}`. */
  id: string
  entries: readonly SuggestionEntry[]
  active: number
  onLeave: () => void
}

/** The entries are links, so that they open in new tabs too. */
export function SuggestionPanel({ id, entries, active, onLeave }: SuggestionPanelProps) {
  const t = useT()
  const headings: Partial<Record<SuggestionEntry['kind'], ReactNode>> = {
    product: t('search.products'),
    category: t('search.categories'),
    page: t('search.pages'),
    popular: t('search.popular'),
  }
  return (
    <div
      id={`${id}-list`}
      {...LIST}
      // Browsers stop at what scrolls; the arrow keys of the input choose here.
      tabIndex={-1}
      aria-label={t('search.label')}
      className="shop-suggestion-list max-h-[75vh] overflow-y-auto"
    >
      {entries.map((entry, index) => {
        const isFirst = entries[index - 1]?.kind !== entry.kind
        return (
          <Fragment key={entry.href}>
            {isFirst && headings[entry.kind] !== undefined && (
              <div role="presentation" className="px-4 pt-2 pb-1 text-xs font-semibold text-ink-faint">
                {headings[entry.kind]}
              </div>
            )}
            <a
              id={`${id}-${index}`}
              {...optionRole(index === active)}
              tabIndex={-1}
              href={entry.href}
              onClick={onLeave}
              className={clsx(
                'block px-4 py-2 hover:bg-birch aria-selected:bg-birch',
                entry.kind === 'all' && 'mt-1 border-t border-line pt-3 text-primary underline',
              )}
            >
              {entry.kind === 'product' ? <ProductLine product={entry.product} /> : entry.label}
            </a>
          </Fragment>
        )
      })}
    </div>
  )
}
