// Instead of the products of a listing that has none.
import { ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { TextLink } from '@loftwood/ui/text-link'
import { paths } from '../paths.ts'
import { useExists } from '../platform/brand/use-existing.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { CategoryLinks } from '../store/category-links.tsx'
import type { Listing } from './listing-data.ts'
import { isFiltered, withoutFilters } from './listing-params.ts'
import { useListingHref } from './use-listing-href.ts'

/** What to try where words find no product. */
function SearchHint() {
  const t = useT()
  const href = useHref()
  const exists = useExists()
  return (
    <>
      {t('listing.emptyHint')}{' '}
      {exists(paths.contact) && <TextLink href={href(paths.contact)}>{t('listing.emptyContact')}</TextLink>}
    </>
  )
}

interface NoProductsProps {
  listing: Listing
  /** The page shows results other than products. */
  hasOther: boolean
}

export function NoProducts({ listing, hasOther }: NoProductsProps) {
  const t = useT()
  const hrefOf = useListingHref(listing)
  const { params } = listing
  const { term } = params
  return (
    <>
      <EmptyState
        title={term === '' || isFiltered(params) ? t('listing.empty') : t('listing.emptySearch', { term })}
        {...(hasOther && { drawing: null })}
        actions={
          isFiltered(params) && (
            <ButtonLink href={hrefOf(withoutFilters(params))}>{t('listing.clearAll')}</ButtonLink>
          )
        }
      >
        {term === '' ? undefined : <SearchHint />}
      </EmptyState>
      <CategoryLinks className="mb-10" />
    </>
  )
}
