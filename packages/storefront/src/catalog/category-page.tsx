// A category: where it is, what it is, what is below it, and its products.
import { CategoriesDocument, type CategoriesQuery } from '@loftwood/graphql-types'
import { Container } from '@loftwood/ui/layout'
import { PillLink } from '@loftwood/ui/pill-link'
import { useQuery } from 'urql'
import { useData } from 'vike-react/useData'
import { categoryPath } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { PageHeading } from '../platform/page-heading.tsx'
import { Picture } from '../platform/media/picture.tsx'
import { RichText } from '../platform/rich-text.tsx'
import type { CategoryData } from './category-data.ts'
import { categoryVariables } from './category-variables.ts'
import { ProductListing } from './listing.tsx'

/** More would leave no room for the words. */
const MOST_IMAGES = 2

type Category = NonNullable<NonNullable<NonNullable<CategoriesQuery['categories']>['items']>[number]>

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

function SubCategories({ category }: { category: Category }) {
  const t = useT()
  const href = useHref()
  const children = (category.children ?? [])
    .filter((child) => child !== null)
    .filter((child) => child.url_path && (child.product_count ?? 1) > 0)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
  if (children.length === 0) return null
  return (
    <nav aria-label={t('category.sub', { category: category.name ?? '' })} className="mt-5">
      <ul className="scroll-strip flex gap-2 overflow-x-auto max-lg:-mx-gutter max-lg:px-gutter lg:flex-wrap">
        {children.map((child) => (
          <li key={child.uid}>
            <PillLink href={href(categoryPath(child))}>{child.name}</PillLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Beside the words where there is room; phones see the products sooner without. */
function Images({ category }: { category: Category }) {
  const images = (category.images ?? []).filter((image) => image !== null)
  if (images.length === 0) return null
  return (
    <ul className="-mt-14 hidden shrink-0 gap-4 lg:flex">
      {images.slice(0, MOST_IMAGES).map(({ url, description }) => (
        <li key={url} className="aspect-[4/3] w-64 overflow-hidden rounded-md bg-birch">
          <Picture
            source={url}
            size="card"
            sizes="16rem"
            alt={description && description !== category.name ? description : ''}
            className="size-full object-cover"
          />
        </li>
      ))}
    </ul>
  )
}

/** Rendered for every address that the back end resolves to a category. */
export function CategoryPage() {
  const { uid, listing } = useData<CategoryData>()
  const [{ data }] = useQuery({ query: CategoriesDocument, variables: categoryVariables(uid) })
  const category = data?.categories?.items?.[0]
  if (!category) return null
  return (
    <Container>
      <PageHeading title={category.name ?? ''} parents={parentsOf(category)}>
        <div className="items-start justify-between gap-10 lg:flex">
          <div className="min-w-0">
            {category.description && <RichText html={category.description} className="text-ink-muted" />}
            <SubCategories category={category} />
          </div>
          <Images category={category} />
        </div>
      </PageHeading>
      <ProductListing listing={listing} />
    </Container>
  )
}
