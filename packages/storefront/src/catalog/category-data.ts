// What a category page reads: the category itself and its listing.
import { CategoriesDocument, type CategoriesQuery } from '@loftwood/graphql-types'
import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { categoryPath } from '../paths.ts'
import { loadPage, query } from '../platform/data/load-page.ts'
import type { PageHead } from '../platform/head/head.ts'
import { viewOf } from '../platform/i18n/page-view.ts'
import { loadTranslator } from '../platform/i18n/translator.ts'
import type { NamedPath } from '../platform/head/structured-data.ts'
import { mediaPath, pictureUrl } from '../platform/media/picture-sizes.ts'
import { categoryVariables } from './category-variables.ts'
import { describeListing } from './describe-listing.ts'
import { heightGroupOf } from './height-ranges.ts'
import { loadListing, type Listing } from './listing-data.ts'
import { listingHead } from './listing-head.ts'
import { FACET_DEFAULTS } from './listing-params.ts'

type Category = NonNullable<NonNullable<NonNullable<CategoriesQuery['categories']>['items']>[number]>

export interface CategoryData {
  head: PageHead
  uid: string
  listing: Listing
}

/** Loads category and products side by side. Throws 404 when the category is gone. */
export async function loadCategory(pageContext: PageContext, uid: string): Promise<CategoryData> {
  const fixed = { category_uid: { eq: uid } }
  const [t, { categories }, listing] = await Promise.all([
    loadTranslator(viewOf(pageContext), ['list']),
    loadPage(pageContext, { categories: query(CategoriesDocument, categoryVariables(uid)) }).then(
      (page) => page.categories,
    ),
    loadListing(pageContext, { defaults: FACET_DEFAULTS, fixed }),
  ])
  const category = categories?.items?.[0]
  if (!category) throw render(404)
  if (import.meta.env.SSR) describeListing(pageContext, listing, trailOf(category))
  const image = category.images?.[0]?.url ?? category.image
  const title = category.meta_title ?? category.name ?? ''
  const heights = heightGroupOf(category.url_path)
  return {
    uid,
    listing: heights ? { ...listing, heights } : listing,
    head: {
      ...listingHead({ listing, path: categoryPath(category), title }, t),
      description: category.meta_description ?? undefined,
      image: image ? pictureUrl(mediaPath(image), 1200) : undefined,
    },
  }
}

/** The categories above, and the category. */
function trailOf(category: Category): NamedPath[] {
  const { url_suffix, name, breadcrumbs } = category
  const above = (breadcrumbs ?? []).flatMap((crumb) =>
    crumb?.category_url_path
      ? [
          {
            name: crumb.category_name ?? '',
            path: categoryPath({ url_path: crumb.category_url_path, url_suffix }),
          },
        ]
      : [],
  )
  return [...above, { name: name ?? '', path: categoryPath(category) }]
}
