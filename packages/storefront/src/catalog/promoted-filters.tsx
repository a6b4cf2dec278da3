// Above the list: the most used filters, as one row. Below the width where the panel stands beside the list, the way
// to all filters and to the first few; above it, the panel's switch; at every width what is one tap.
import { Icon } from '@loftwood/ui/icon'
import { clsx } from 'clsx'
import { Check, ChevronDown, SlidersHorizontal } from 'lucide'
import type { MouseEvent, ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { QUICK_SHIP_OPTION_ID } from '@loftwood/graphql-types/quick-ship'
import { useT } from '../platform/i18n/use-t.ts'
import { FILTER_CODES, takesCeiling } from './filter-codes.ts'
import { type Facet, type FacetOption, FLAGS } from './facets.ts'
import type { Listing } from './listing-data.ts'
import { withToggled } from './listing-params.ts'
import { useListingHref } from './use-listing-href.ts'
import { listingCodesOf } from './listing-codes.ts'

interface CeilingPillProps {
  listing: Listing
  /** Looks of a pill that is pressed or not. */
  looks: { chosen: string; plain: string }
}

/** Needs script, which alone knows the ceiling. */
function CeilingPill({ listing, looks }: CeilingPillProps) {
  const t = useT()
  const hrefOf = useListingHref(listing)
  const { params } = listing
  const isChosen = params.ceiling !== null
  if (!takesCeiling(listingCodesOf(usePageContext()))) return null
  const toggle = async () => {
    const { toggleCeiling } = await import('./toggle-ceiling.ts')
    toggleCeiling(params, hrefOf)
  }
  return (
    <li className="noscript:hidden">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => void toggle()}
        className={clsx('ui-pill', isChosen ? looks.chosen : looks.plain)}
      >
        {isChosen && <Icon of={Check} size="sm" />}
        {t('listing.fitsCeiling')}
      </button>
    </li>
  )
}

/** Filters with their own button. */
const PROMOTED_FACETS = ['att_height_options', 'att_bed_size', 'color']
/** Of another catalog, its first ones. */
const MOST_FACETS = 3

/** Single values, in this order; more would be a second panel. */
const PROMOTED_VALUES: readonly (readonly [code: string, value: string])[] = [
  ['att_quick_ship', String(QUICK_SHIP_OPTION_ID)],
  ['best_seller', '1'],
  ['further_reduced', '1'],
  ['new', '1'],
  ['made_in_canada', '1'],
]
const MOST_VALUES = 4

const PLAIN = 'border-line-strong bg-white'
const CHOSEN = 'border-ink bg-birch-deep'

function promotedFacets(facets: readonly Facet[]): Facet[] {
  const own = PROMOTED_FACETS.flatMap((code) => facets.find((facet) => facet.code === code) ?? [])
  return own.length > 0
    ? own
    : facets.filter(({ code }) => code !== FLAGS && !FILTER_CODES.includes(code)).slice(0, MOST_FACETS)
}

/** The values to offer: those that some product of the list has. */
function promotedValues(facets: readonly Facet[]): FacetOption[] {
  const options = facets.flatMap((facet) => facet.options)
  const found = PROMOTED_VALUES.flatMap(
    ([code, value]) => options.find((option) => option.code === code && option.value === value) ?? [],
  )
  const flags = facets.find(({ code }) => code === FLAGS)?.options ?? []
  return [...new Set([...found, ...flags])]
    .filter(({ count, isSelected }) => count > 0 || isSelected)
    .slice(0, MOST_VALUES)
}

interface OpenerProps {
  onOpen: () => void
  isChosen?: boolean
  children: ReactNode
}

/** Without script it leads to the panel on the page itself. */
function Opener({ onOpen, isChosen = false, children }: OpenerProps) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    onOpen()
  }
  return (
    <li className="lg:hidden">
      <a href="#filters" onClick={onClick} className={clsx('ui-pill', isChosen ? CHOSEN : PLAIN)}>
        {children}
      </a>
    </li>
  )
}

function Toggle({ option, listing }: { option: FacetOption; listing: Listing }) {
  const hrefOf = useListingHref(listing)
  const { code, value, label, isSelected } = option
  return (
    <li>
      <a
        href={hrefOf(withToggled(listing.params, code, value))}
        rel="nofollow"
        keep-scroll-position="true"
        aria-current={isSelected ? 'true' : undefined}
        className={clsx('ui-pill', isSelected ? CHOSEN : PLAIN)}
      >
        {isSelected && <Icon of={Check} size="sm" />}
        {label}
      </a>
    </li>
  )
}

interface PromotedFiltersProps {
  listing: Listing
  facets: readonly Facet[]
  /** The list has beds that somebody climbs up to. */
  hasBeds: boolean
  /** Shows the filters, or only one of them. */
  onOpen: (facet?: Facet) => void
  /** Whether the panel stands beside the list, on desktops. */
  hasPanel: boolean
  onPanel: () => void
}

/** Scrolls sideways where it is too long. */
export function PromotedFilters({
  listing,
  facets,
  hasBeds,
  onOpen,
  hasPanel,
  onPanel,
}: PromotedFiltersProps) {
  const t = useT()
  return (
    <ul
      aria-label={t('listing.promoted')}
      className="ui-scroll-strip mb-4 flex gap-2 overflow-x-auto max-lg:-mx-gutter max-lg:px-gutter lg:flex-wrap"
    >
      <Opener onOpen={() => onOpen()}>
        <Icon of={SlidersHorizontal} size="sm" />
        {t('listing.filters')}
      </Opener>
      <li className="max-lg:hidden">
        <button type="button" aria-expanded={hasPanel} onClick={onPanel} className={clsx('ui-pill', PLAIN)}>
          <Icon of={SlidersHorizontal} size="sm" />
          {t('listing.filters')}
        </button>
      </li>
      {/* Before the rest, which a phone has to be swiped for. */}
      {hasBeds && <CeilingPill listing={listing} looks={{ chosen: CHOSEN, plain: PLAIN }} />}
      {promotedFacets(facets).map((facet) => (
        <Opener
          key={facet.code}
          onOpen={() => onOpen(facet)}
          isChosen={facet.options.some(({ isSelected }) => isSelected)}
        >
          {facet.label}
          <Icon of={ChevronDown} size="sm" />
        </Opener>
      ))}
      {promotedValues(facets).map((option) => (
        <Toggle key={option.code} option={option} listing={listing} />
      ))}
    </ul>
  )
}
