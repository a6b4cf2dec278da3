// The categories below a category: a row of links above its products, or tiles where it lists no products itself.
import type { CategoriesQuery } from '@loftwood/graphql-types'
import { PillLink } from '@loftwood/ui/pill-link'
import { categoryPath } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { Picture } from '../platform/media/picture.tsx'

export type Category = NonNullable<NonNullable<NonNullable<CategoriesQuery['categories']>['items']>[number]>
type Child = NonNullable<NonNullable<Category['children']>[number]>

/** In their order, without those that are empty. One that is no anchor counts only what lies in it directly. */
export function subCategories({ children }: Pick<Category, 'children'>): Child[] {
  return (children ?? [])
    .filter((child) => child !== null)
    .filter(({ url_path, product_count, is_anchor }) => url_path && (product_count !== 0 || is_anchor === 0))
    .sort((one, other) => (one.position ?? 0) - (other.position ?? 0))
}

interface SubCategoriesProps {
  category: Category
  layout: 'row' | 'tiles'
}

/** Nothing at all when there are none. */
export function SubCategories({ category, layout }: SubCategoriesProps) {
  const t = useT()
  const href = useHref()
  const children = subCategories(category)
  if (children.length === 0) return null
  const label = t('category.sub', { category: category.name ?? '' })
  if (layout === 'tiles') return <Tiles label={label}>{children}</Tiles>
  return (
    <nav aria-label={label} className="mt-5">
      <ul className="ui-scroll-strip flex gap-2 overflow-x-auto max-lg:-mx-gutter max-lg:px-gutter lg:flex-wrap">
        {children.map((child) => (
          <li key={child.uid}>
            <PillLink href={href(categoryPath(child))}>{child.name}</PillLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** With pictures, unless none has one. */
function Tiles({ label, children }: { label: string; children: readonly Child[] }) {
  const t = useT()
  const href = useHref()
  const hasPictures = children.some(({ image }) => image)
  return (
    <nav aria-label={label} className="mb-section">
      <ul className="grid grid-cols-2 gap-4 md:gap-6 lg:grid-cols-4">
        {children.map((child) => (
          <li key={child.uid}>
            <a
              href={href(categoryPath(child))}
              className="group flex h-full flex-col overflow-hidden rounded-md bg-birch hover:bg-birch-deep"
            >
              {hasPictures && (
                <Picture
                  source={child.image}
                  size="card"
                  sizes="(min-width: 64rem) 19rem, 46vw"
                  alt=""
                  className="aspect-[4/3] w-full object-cover"
                />
              )}
              <span className="flex flex-1 flex-col justify-center gap-1 px-4 py-5">
                <span className="text-lg font-semibold group-hover:text-primary">{child.name}</span>
                {Boolean(child.product_count) && (
                  <span className="text-sm text-ink-muted">
                    {t('listing.count', { count: child.product_count ?? 0 })}
                  </span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
