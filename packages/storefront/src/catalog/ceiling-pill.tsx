// Above the list: filters it by the shopper's ceiling, or opens "My home" to type it.
import { Icon } from '@loftwood/ui/icon'
import { clsx } from 'clsx'
import { Check } from 'lucide'
import { usePageContext } from 'vike-react/usePageContext'
import { useT } from '../platform/i18n/use-t.ts'
import { takesCeiling } from './filter-codes.ts'
import { listingCodesOf } from './listing-codes.ts'
import type { Listing } from './listing-data.ts'
import { useListingHref } from './use-listing-href.ts'

interface CeilingPillProps {
  listing: Listing
  /** Looks of a pill that is pressed or not. */
  looks: { chosen: string; plain: string }
}

/** Needs script, which alone knows the ceiling. */
export function CeilingPill({ listing, looks }: CeilingPillProps) {
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
