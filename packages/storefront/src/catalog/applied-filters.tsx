// The filters in force, each a link to the list without it, and the way to clear all.
import { Icon } from '@loftwood/ui/icon'
import { TextLink } from '@loftwood/ui/text-link'
import { X } from 'lucide'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import { appliedFilters, type Facet } from './facets.ts'
import type { Listing } from './listing-data.ts'
import { withoutFilters } from './listing-params.ts'
import { useListingHref } from './use-listing-href.ts'

function usePriceLabel() {
  const t = useT()
  const format = useFormat()
  const money = (value: number) => format.money({ value })
  return (from: number | null, to: number | null) => {
    if (from !== null && to !== null) return t('listing.priceBetween', { from: money(from), to: money(to) })
    if (from !== null) return t('listing.priceAbove', { from: money(from) })
    return t('listing.priceBelow', { to: money(to ?? 0) })
  }
}

/** Nothing at all when no filter is in force. */
export function AppliedFilters({ listing, facets }: { listing: Listing; facets: readonly Facet[] }) {
  const t = useT()
  const format = useFormat()
  const hrefOf = useListingHref(listing)
  const chips = appliedFilters(listing.params, facets, {
    price: usePriceLabel(),
    ceiling: (inches) => t('listing.underCeiling', { height: format.length(inches) }),
    other: t('listing.otherFilter'),
  })
  if (chips.length === 0) return null
  return (
    <ul aria-label={t('listing.applied')} className="mb-6 flex flex-wrap items-center gap-2">
      {chips.map(({ id, label, without }) => (
        <li key={id} className="min-w-0">
          <a
            href={hrefOf(without)}
            rel="nofollow"
            keep-scroll-position="true"
            aria-label={t('listing.remove', { filter: label })}
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-line bg-birch py-1 ps-3.5 pe-2.5 text-sm hover:border-line-strong hover:bg-birch-deep"
          >
            <span className="min-w-0 truncate">{label}</span>
            <Icon of={X} size="sm" />
          </a>
        </li>
      ))}
      <li>
        <TextLink
          href={hrefOf(withoutFilters(listing.params))}
          rel="nofollow"
          keep-scroll-position="true"
          className="px-2 text-sm"
        >
          {t('listing.clearAll')}
        </TextLink>
      </li>
    </ul>
  )
}
