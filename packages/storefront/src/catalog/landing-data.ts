// The two landing pages: a listing with a fixed filter.
import { CustomAttributeMetadataDocument } from '@loftwood/graphql-types'
import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { paths } from '../paths.ts'
import { isOffered } from '../platform/brand/use-existing.ts'
import { QUICK_SHIP_OPTION_ID } from '../platform/constants.ts'
import { loadPage, optional, query } from '../platform/data/load-page.ts'
import type { PageHead } from '../platform/head/head.ts'
import { loadTranslator } from '../platform/i18n/translator.ts'
import { viewOf } from '../platform/i18n/page-view.ts'
import { describeListing } from './describe-listing.ts'
import { LANDING_TEXTS, type LandingName } from './landing-texts.ts'
import { loadListing, type Listing } from './listing-data.ts'
import { FACET_DEFAULTS, isVaried } from './listing-params.ts'

/** The maker of made-in-Canada products, as the attribute's option is called in both languages. */
const CANADA = 'Canada'
const MANUFACTURER = { attribute_code: 'manufacturer', entity_type: 'catalog_product' }

interface Landing {
  path: string
  fixed: (pageContext: PageContext) => Promise<Record<string, { eq: string }>>
}

/** Each landing page: address and the filter it sets (docs/product.md, Catalog). */
const LANDINGS = {
  madeInCanada: {
    path: paths.madeInCanada,
    fixed: async (pageContext) => {
      const attributes = [MANUFACTURER]
      const { metadata } = await loadPage(pageContext, {
        metadata: optional(query(CustomAttributeMetadataDocument, { attributes })),
      })
      const options = metadata?.customAttributeMetadata?.items?.[0]?.attribute_options
      const canada = options?.find((option) => option?.label === CANADA)
      return { manufacturer: { eq: canada?.value ?? CANADA } }
    },
  },
  quickShip: {
    path: paths.quickShip,
    fixed: () => Promise.resolve({ att_quick_ship: { eq: String(QUICK_SHIP_OPTION_ID) } }),
  },
} as const satisfies Record<LandingName, Landing>

export interface LandingData {
  head: PageHead
  name: LandingName
  listing: Listing
}

/** Loads one of the landing pages. */
export async function loadLanding(pageContext: PageContext, name: LandingName): Promise<LandingData> {
  const { path, fixed } = LANDINGS[name]
  const { title, lead } = LANDING_TEXTS[name]
  const t = await loadTranslator(viewOf(pageContext))
  if (!isOffered(pageContext, path)) throw render(404)
  const shell = loadPage(pageContext, {})
  const listing = await loadListing(pageContext, {
    defaults: FACET_DEFAULTS,
    fixed: await fixed(pageContext),
  })
  await shell
  if (import.meta.env.SSR) describeListing(pageContext, listing, [{ name: t(title), path }])
  const { page } = listing.params
  return {
    name,
    listing,
    head: {
      title: t(title),
      description: t(lead),
      canonicalPath: path + (page > 1 ? `?page=${page}` : ''),
      noindex: isVaried(listing.params, listing.defaults),
    },
  }
}
