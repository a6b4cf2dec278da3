// The results of a search.
import { ProductsDocument } from '@loftwood/graphql-types'
import { EmptyState } from '@loftwood/ui/empty-state'
import { Container } from '@loftwood/ui/layout'
import { TextLink } from '@loftwood/ui/text-link'
import { useData } from 'vike-react/useData'
import { useQuery } from '../platform/data/use-query.ts'
import { paths } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { PageHeading } from '../platform/page-heading.tsx'
import { FoundPages, useFoundPages } from '../search/found-pages.tsx'
import { CategoryLinks } from '../store/category-links.tsx'
import type { Listing } from './listing-data.ts'
import { ProductListing } from './listing.tsx'
import type { SearchData } from './search-data.ts'

/** Other words that the back end proposes. */
function Proposals({ listing }: { listing: Listing }) {
  const t = useT()
  const href = useHref()
  const [{ data }] = useQuery({ query: ProductsDocument, variables: listing.variables })
  const words = (data?.products?.suggestions ?? []).flatMap((suggestion) => suggestion?.search ?? [])
  if (words.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-3 text-ink-muted">
      {t('search.instead')}
      {words.map((word) => (
        <TextLink key={word} href={href(paths.searchFor(word))}>
          {word}
        </TextLink>
      ))}
    </p>
  )
}

/** Without words there is nothing to list. */
export function SearchPage() {
  const { listing } = useData<SearchData>()
  const t = useT()
  const term = listing?.params.term ?? ''
  const pages = useFoundPages(term)
  return (
    <Container>
      <PageHeading title={term === '' ? t('search.title') : t('search.heading', { term })}>
        {listing && <Proposals listing={listing} />}
      </PageHeading>
      {listing?.params.page === 1 && <FoundPages pages={pages} className="mb-8" />}
      {listing ? (
        <ProductListing listing={listing} hasOther={pages.length > 0} />
      ) : (
        <>
          <EmptyState title={t('search.prompt')} />
          <CategoryLinks className="mb-10" />
        </>
      )}
    </Container>
  )
}
