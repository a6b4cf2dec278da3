// What a landing list reads: its products, by the filter it sets.
import { CustomAttributeMetadataDocument } from '@loftwood/graphql-types'
import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { isOffered } from '../platform/brand/use-existing.ts'
import { loadPage, optional, query } from '../platform/data/load-page.ts'
import type { PageHead } from '../platform/head/head.ts'
import { loadTranslator } from '../platform/i18n/translator.ts'
import { viewOf } from '../platform/i18n/page-view.ts'
import { describeListing } from './describe-listing.ts'
import { LANDINGS, type LandingName } from './landings.ts'
import { loadListing, type Listing } from './listing-data.ts'
import { listingHead } from './listing-head.ts'
import { FACET_DEFAULTS } from './listing-params.ts'

/** The maker of made-in-Canada products, as the attribute's option is called in both languages. */
const CANADA = 'Canada'
const MANUFACTURER = { attribute_code: 'manufacturer', entity_type: 'catalog_product' }

export interface LandingData {
  head: PageHead
  name: LandingName
  listing: Listing
}

/** Loads one of the landing lists. Throws 404 when the shop does not have it. */
export async function loadLanding(pageContext: PageContext, name: LandingName): Promise<LandingData> {
  const landing = LANDINGS[name]
  const { path, filter, title, lead } = landing
  const t = await loadTranslator(viewOf(pageContext), ['list'])
  if (!isOffered(pageContext, path)) throw render(404)
  const shell = loadPage(pageContext, {})
  const eq = 'value' in landing ? landing.value : await canadianMaker(pageContext)
  const listing = await loadListing(pageContext, { defaults: FACET_DEFAULTS, fixed: { [filter]: { eq } } })
  await shell
  if (import.meta.env.SSR) describeListing(pageContext, listing, [{ name: t(title), path }])
  return {
    name,
    listing,
    head: { ...listingHead({ listing, path, title: t(title) }, t), description: t(lead) },
  }
}

async function canadianMaker(pageContext: PageContext): Promise<string> {
  const { metadata } = await loadPage(pageContext, {
    metadata: optional(query(CustomAttributeMetadataDocument, { attributes: [MANUFACTURER] })),
  })
  const options = metadata?.customAttributeMetadata?.items?.[0]?.attribute_options
  return options?.find((option) => option?.label === CANADA)?.value ?? CANADA
}
