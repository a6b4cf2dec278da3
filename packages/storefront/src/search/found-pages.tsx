// Pages and guides about the words of a search, above the products.
import { SearchPagesDocument, type SearchPagesQuery } from '@loftwood/graphql-types'
import { clsx } from 'clsx'
import { useQuery } from '../platform/data/use-query.ts'
import { contentPath } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { useFeature } from '../platform/use-feature.ts'

/** As many as a row has room for. */
const MOST = 4

export const pageSearchVariables = (term: string) => ({ search: term, pageSize: MOST })

export interface FoundPage {
  path: string
  title: string
  description: string
}

export const pagesIn = (data: SearchPagesQuery | null | undefined): FoundPage[] =>
  (data?.cmsPageSearch?.items ?? []).flatMap((page) =>
    page?.identifier
      ? [
          {
            path: contentPath(page.identifier, page.url_key),
            title: page.title ?? page.identifier,
            description: page.meta_description ?? '',
          },
        ]
      : [],
  )

/** None where the back end cannot search them. */
export function useFoundPages(term: string): FoundPage[] {
  const canSearch = useFeature('pageSearch')
  const variables = pageSearchVariables(term)
  const [{ data }] = useQuery({ query: SearchPagesDocument, variables, pause: !canSearch || term === '' })
  return pagesIn(data)
}

interface FoundPagesProps {
  pages: readonly FoundPage[]
  className?: string
}

export function FoundPages({ pages, className }: FoundPagesProps) {
  const t = useT()
  const href = useHref()
  if (pages.length === 0) return null
  return (
    <nav aria-label={t('search.pages')} className={className}>
      <h2 className="mb-3 font-sans text-base font-semibold tracking-normal">{t('search.pages')}</h2>
      <ul
        className={clsx(
          'ui-scroll-strip flex gap-3 overflow-x-auto max-lg:-mx-gutter max-lg:px-gutter',
          'lg:grid lg:grid-cols-4 lg:gap-4',
        )}
      >
        {pages.map(({ path, title, description }) => (
          <li key={path} className="w-64 shrink-0 only:w-full lg:w-auto lg:only:w-auto">
            <a
              href={href(path)}
              className="group block h-full rounded-md bg-birch px-4 py-3 hover:bg-birch-deep"
            >
              <span className="block font-medium group-hover:underline">{title}</span>
              {description && <span className="mt-1 line-clamp-2 text-sm text-ink-muted">{description}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
