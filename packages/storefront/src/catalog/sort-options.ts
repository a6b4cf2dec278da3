// The orders a listing offers, by what the back end sorts by.
import type { MessageKey } from '../platform/i18n/message-key.ts'
import type { Translate } from '../platform/i18n/translator.ts'
import type { Sort } from './listing-params.ts'

export interface SortField {
  value: string | null
  label: string | null
}

/** Orders in words of their own; each is offered unless the back end lacks it. */
const USUAL: readonly (readonly [code: string, ascending: MessageKey, descending: MessageKey])[] = [
  ['name', 'sort.nameAsc', 'sort.nameDesc'],
  ['price', 'sort.priceAsc', 'sort.priceDesc'],
]

/** The list's own order, whatever it is. */
const OWN_ORDERS: ReadonlySet<string> = new Set(['position', 'relevance'])

interface SortOption {
  value: Sort
  label: string
}

/**
 * A search's own order is how well products match.
 * @param fields null where the back end has no such list: then it sorts by name and price
 */
export function sortOptions(
  fields: readonly (SortField | null)[] | null | undefined,
  { sort: present, term }: { sort: Sort; term: string },
  t: Translate,
): SortOption[] {
  const offered = (fields ?? []).flatMap((field) => (field?.value ? [{ ...field, value: field.value }] : []))
  const hasField = (code: string) => offered.length === 0 || offered.some(({ value }) => value === code)
  const usual = USUAL.filter(([code]) => hasField(code)).flatMap(([code, ascending, descending]) => [
    { value: `${code}_ASC` as const, label: t(ascending) },
    { value: `${code}_DESC` as const, label: t(descending) },
  ])
  const others = offered
    .filter(({ value }) => !OWN_ORDERS.has(value) && !USUAL.some(([code]) => code === value))
    .flatMap(({ value, label }) => [
      { value: `${value}_ASC` as const, label: t('sort.ascending', { field: label ?? value }) },
      { value: `${value}_DESC` as const, label: t('sort.descending', { field: label ?? value }) },
    ])
  const options = [
    { value: 'default' as const, label: t(term === '' ? 'sort.default' : 'sort.relevance') },
    ...usual,
    ...others,
  ]
  if (options.some(({ value }) => value === present)) return options
  return [...options, { value: present, label: t('sort.other') }]
}
