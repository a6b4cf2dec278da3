// A list of products with everything around it: filters, chips, toolbar, pages. The same for categories, search
// and the two landing pages. All of it is links and forms, so that it works without script.
import { ProductsDocument, type ProductsQuery } from '@loftwood/graphql-types'
import { CardGrid } from '@loftwood/ui/layout'
import { Pagination } from '@loftwood/ui/pagination'
import { clsx } from 'clsx'
import { useAtom } from 'jotai'
import { Suspense } from 'react'
import { ABOVE } from '@loftwood/fit/rules'
import { useQuery } from '../platform/data/use-query.ts'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import { lazyNamed } from '../platform/lazy-named.ts'
import { ListAction } from '../product/buying/list-action.tsx'
import { ListDetails } from '../product/card/list-details.tsx'
import { ProductTile } from '../product/card/product-tile.tsx'
import { useMenu } from '../store/shell.ts'
import { uiFlags } from '../platform/ui-flags.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { FacetPanel } from './facet-panel.tsx'
import { categoriesToOffer } from './offered-categories.ts'
import { facetsOf, priceLimits } from './facets.ts'
import { inHeightRanges } from './height-ranges.ts'
import type { Listing } from './listing-data.ts'
import { isFiltered } from './listing-params.ts'
import { ListingToolbar } from './listing-toolbar.tsx'
import { NoProducts } from './no-products.tsx'
import { PromotedFilters } from './promoted-filters.tsx'
import { useFilterDrawer } from './use-filter-drawer.ts'
import { useListingHref } from './use-listing-href.ts'

const FilterDrawer = lazyNamed(() => import('./filter-drawer.tsx'), 'FilterDrawer')

type Products = NonNullable<ProductsQuery['products']>

/** Cards of the first screen on a desktop. */
const EAGER_CARDS = 3

function useListing(listing: Listing) {
  const t = useT()
  const format = useFormat()
  const [{ data }] = useQuery({ query: ProductsDocument, variables: listing.variables })
  const products = data?.products
  const { aggregations = null, items = null } = products ?? {}
  const { params, hidden, heights: group } = listing
  const categories = categoriesToOffer(useMenu(), aggregations)
  const flagsLabel = t('listing.features')
  const { att_height_options: chosen = [] } = params.filters
  const facets = facetsOf({ aggregations, items }, { params, hidden, flagsLabel, categories })
    .map((facet) =>
      facet.code === 'att_height_options' ? inHeightRanges(facet, { chosen, group, t, format }) : facet,
    )
    .filter(({ options }) => options.length > 0)
  const hasBeds = params.ceiling !== null || (items ?? []).some((item) => ABOVE.test(item?.fit_beds ?? ''))
  return { products, facets, hasBeds, limits: priceLimits(aggregations) }
}

interface ProductListingProps {
  listing: Listing
  /** The page shows results other than products. */
  hasOther?: boolean
}

/** The whole listing. */
export function ProductListing({ listing, hasOther = false }: ProductListingProps) {
  const { products, facets, hasBeds, limits } = useListing(listing)
  const { wasOpened, only, open } = useFilterDrawer(facets, listing.params)
  const [hasPanel, setPanel] = useAtom(uiFlags.desktopFilters)
  const t = useT()
  const total = products?.total_count ?? 0
  const isBare = total === 0 && !isFiltered(listing.params)
  if (isBare) return <NoProducts {...{ listing, hasOther }} />
  return (
    <div className={clsx(hasPanel && 'lg:grid lg:grid-cols-[16rem_1fr] lg:gap-10')}>
      <aside id="filters" className={clsx('hidden target:block', hasPanel ? 'lg:block' : 'lg:hidden')}>
        <FacetPanel {...{ listing, facets, limits }} />
      </aside>
      <div className="min-w-0">
        <PromotedFilters
          {...{ listing, facets, hasPanel, hasBeds }}
          onOpen={open}
          onPanel={() => setPanel(!hasPanel)}
        />
        <ListingToolbar listing={listing} total={total} fields={products?.sort_fields?.options} />
        <AppliedFilters {...{ listing, facets }} />
        {total === 0 || !products ? (
          <NoProducts {...{ listing, hasOther }} />
        ) : (
          <Results {...{ listing, products, hasPanel }} />
        )}
      </div>
      {wasOpened && (
        <Suspense fallback={null}>
          <FilterDrawer {...{ listing, total }} title={only?.label ?? t('listing.filters')}>
            <FacetPanel {...{ listing, facets, limits, only }} />
          </FilterDrawer>
        </Suspense>
      )}
    </div>
  )
}

interface ResultsProps {
  listing: Listing
  products: Products
  /** Filters stand beside them. */
  hasPanel: boolean
}

function Results({ listing, products, hasPanel }: ResultsProps) {
  const t = useT()
  const hrefOf = useListingHref(listing)
  const { params, hidden } = listing
  const filters = [...hidden, ...Object.keys(params.filters)]
  const isList = params.view === 'list'
  const items = (products.items ?? []).filter((item) => item !== null)
  const tiles = items.map((product, index) => (
    <ProductTile
      key={product.uid}
      product={product}
      layout={params.view}
      eager={index < EAGER_CARDS}
      headingLevel={2}
      filters={filters}
      {...(isList && {
        details: <ListDetails product={product} />,
        actions: <ListAction product={product} />,
      })}
    />
  ))
  return (
    <>
      {isList ? <div>{tiles}</div> : <CardGrid dense={hasPanel}>{tiles}</CardGrid>}
      <Pagination
        className="mt-12"
        current={params.page}
        total={products.page_info?.total_pages ?? 1}
        hrefOf={(page) => hrefOf({ ...params, page })}
        label={t('listing.pages')}
        previousLabel={t('listing.previous')}
        nextLabel={t('listing.next')}
        pageLabel={(page) => t('listing.page', { page })}
      />
    </>
  )
}
