// The filters of a listing: every value is a link to the list with or without it, the price is a small form.
import { Disclosure, Accordion } from '@loftwood/ui/disclosure'
import { Icon } from '@loftwood/ui/icon'
import { clsx } from 'clsx'
import { Check } from 'lucide'
import { useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import type { Translate } from '../platform/i18n/translator.ts'
import { useT } from '../platform/i18n/use-t.ts'
import type { Facet, FacetOption, PriceLimits } from './facets.ts'
import type { Listing } from './listing-data.ts'
import { isFiltered, withToggled, type ListingParams } from './listing-params.ts'
import { PriceForm } from './price-form.tsx'
import { useListingHref } from './use-listing-href.ts'

/** Beside an option without a swatch the link draws the box itself, until it is chosen. */
function markOf({ swatch, isSelected }: FacetOption) {
  if (swatch !== undefined && 'image' in swatch) {
    const look = clsx('size-6 shrink-0 rounded-full object-cover', isSelected && 'outline-2 outline-ink')
    return <img src={swatch.image} alt="" width="24" height="24" loading="lazy" className={look} />
  }
  if (swatch !== undefined) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 shrink-0">
        <circle cx="12" cy="12" r="8" fill={swatch.color} className="stroke-ink/25" />
        {isSelected && <circle cx="12" cy="12" r="11" fill="none" strokeWidth="2" className="stroke-ink" />}
      </svg>
    )
  }
  return (
    isSelected && (
      <span aria-hidden="true" className="shop-facet-mark border-primary bg-primary text-on-primary">
        <Icon of={Check} size="sm" />
      </span>
    )
  )
}

/** What every option needs of its list, found once: there are dozens, and each costs a page. */
interface Words {
  t: Translate
  hrefOf: (params: ListingParams) => string
  params: ListingParams
}

function optionOf(option: FacetOption, { t, hrefOf, params }: Words) {
  const { code, value, label, count, isSelected, swatch } = option
  const mark = markOf(option)
  const look = clsx('shop-facet', swatch === undefined && !isSelected && 'shop-facet-box')
  if (count === 0 && !isSelected) {
    return (
      <span className={clsx(look, 'text-ink-faint')}>
        {mark}
        {`${label} `}
        <span className="sr-only">{t('listing.count', { count })}</span>
      </span>
    )
  }
  return (
    <a
      href={hrefOf(withToggled(params, code, value))}
      rel="nofollow"
      keep-scroll-position="true"
      aria-current={isSelected ? 'true' : undefined}
      className={clsx(look, 'text-ink hover:text-primary', isSelected && 'font-medium')}
    >
      {mark}
      {`${label} `}
      <span className="shop-facet-count">
        {count}
        <span className="sr-only">{` ${t('listing.countUnit', { count })}`}</span>
      </span>
    </a>
  )
}

/** The first few at once, the others on demand. */
const SHOWN = 8
/** Filters that are unfolded. */
const UNFOLDED = 4

const isAnySelected = (options: readonly FacetOption[]) => options.some(({ isSelected }) => isSelected)

/** What has a chosen value is open, wherever it was chosen. Nothing folds by itself: it would take the focus along. */
function useOnlyOpens(isOpen: boolean): boolean {
  const [wasOpen, setOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setOpen(true)
  return isOpen || wasOpen
}

const listOf = (options: readonly FacetOption[], words: Words) => (
  <ul>
    {options.map((option) => (
      <li key={`${option.code}-${option.value}`}>{optionOf(option, words)}</li>
    ))}
  </ul>
)

function Others({ options, words }: { options: readonly FacetOption[]; words: Words }) {
  const isOpen = useOnlyOpens(isAnySelected(options))
  return (
    <details open={isOpen} className="group/more">
      <summary className="min-h-9 list-none py-1.5 text-sm font-medium text-primary underline underline-offset-4 group-open/more:hidden [&::-webkit-details-marker]:hidden">
        {words.t('listing.more', { count: options.length })}
      </summary>
      {listOf(options, words)}
    </details>
  )
}

function optionsOf(options: readonly FacetOption[], words: Words) {
  const others = options.slice(SHOWN)
  return (
    <>
      {listOf(options.slice(0, SHOWN), words)}
      {others.length > 0 && <Others options={others} words={words} />}
    </>
  )
}

interface FoldedProps {
  facet: Facet
  isFirst: boolean
  words: Words
}

function Folded({ facet: { label, options }, isFirst, words }: FoldedProps) {
  const isOpen = useOnlyOpens(isFirst || isAnySelected(options))
  return (
    <Disclosure title={label} open={isOpen}>
      {optionsOf(options, words)}
    </Disclosure>
  )
}

interface FacetPanelProps {
  listing: Listing
  facets: readonly Facet[]
  limits: PriceLimits | null
  /** The one filter to show; all when absent. */
  only?: Facet | undefined
}

/** Stands beside the list on desktops and in the drawer on phones. */
export function FacetPanel({ listing, facets, limits, only }: FacetPanelProps) {
  const t = useT()
  const words = { t, hrefOf: useListingHref(listing), params: listing.params }
  const { urlPathname } = usePageContext()
  // A filter may have left nothing, or one price: the way back is the form.
  const hasPrice = limits !== null || isFiltered(listing.params)
  return (
    <nav key={urlPathname} aria-label={only?.label ?? t('listing.filters')}>
      {only ? (
        optionsOf(only.options, words)
      ) : (
        <Accordion>
          {hasPrice && (
            <Disclosure title={t('listing.price')} open>
              <PriceForm listing={listing} limits={limits} />
            </Disclosure>
          )}
          {facets.map((facet, index) => (
            <Folded key={facet.code} facet={facet} isFirst={index < UNFOLDED} words={words} />
          ))}
        </Accordion>
      )}
    </nav>
  )
}
