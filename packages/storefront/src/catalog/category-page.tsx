// A category: its breadcrumbs, its description, the categories below it, and its products.
import { CategoriesDocument, ProductsDocument } from '@loftwood/graphql-types'
import { EmptyState } from '@loftwood/ui/empty-state'
import { Container } from '@loftwood/ui/layout'
import { useData } from 'vike-react/useData'
import { useQuery } from '../platform/data/use-query.ts'
import { categoryPath } from '../paths.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { PageHeading } from '../platform/page-heading.tsx'
import { RichText } from '../platform/rich-text.tsx'
import { CategoryLinks } from '../store/category-links.tsx'
import { FinderLink } from '../store/finder-link.tsx'
import type { CategoryData } from './category-data.ts'
import { categoryParts } from './category-parts.ts'
import { categoryVariables } from './category-variables.ts'
import { isFiltered } from './listing-params.ts'
import { ProductListing } from './listing.tsx'
import { SubCategories, type Category } from './sub-categories.tsx'

function parentsOf(category: Category) {
  const { url_suffix } = category
  return (category.breadcrumbs ?? []).flatMap((crumb) =>
    crumb?.category_name && crumb.category_url_path
      ? [
          {
            label: crumb.category_name,
            path: categoryPath({ url_path: crumb.category_url_path, url_suffix }),
          },
        ]
      : [],
  )
}

function Empty() {
  const t = useT()
  return (
    <>
      <EmptyState title={t('category.empty')} />
      <CategoryLinks className="mb-10" />
    </>
  )
}

/** Rendered for every address that the back end resolves to a category. */
export function CategoryPage() {
  const { uid, listing } = useData<CategoryData>()
  const [{ data }] = useQuery({ query: CategoriesDocument, variables: categoryVariables(uid) })
  const category = data?.categories?.items?.[0]
  const [{ data: found }] = useQuery({ query: ProductsDocument, variables: listing.variables })
  if (!category) return null
  const hasProducts = (found?.products?.total_count ?? 0) > 0 || isFiltered(listing.params)
  const parts = categoryParts(category, hasProducts)
  return (
    <Container>
      <PageHeading title={category.name ?? ''} parents={parentsOf(category)}>
        {category.description && <RichText html={category.description} className="text-ink-muted" />}
        {listing.heights && <FinderLink />}
        {parts.products && <SubCategories category={category} layout="row" />}
      </PageHeading>
      {parts.block && <RichText html={parts.block} className="mb-section" />}
      {parts.products ? (
        <ProductListing listing={listing} />
      ) : (
        <SubCategories category={category} layout="tiles" />
      )}
      {parts.isEmpty && <Empty />}
    </Container>
  )
}
