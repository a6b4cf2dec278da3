// The home page of a brand that has none of its own: the CMS page of the store's configuration, and the categories.
import { CmsPageDocument } from '@loftwood/graphql-types'
import { Container } from '@loftwood/ui/layout'
import { useQuery } from 'urql'
import { useData } from 'vike-react/useData'
import { useT } from '../platform/i18n/use-t.ts'
import { RichText } from '../platform/rich-text.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import type { HomeData } from './home-data.ts'

/** Without such a page the categories alone. */
export function CmsHome({ identifier }: { identifier: string }) {
  const t = useT()
  const { head } = useData<HomeData>()
  const [{ data }] = useQuery({ query: CmsPageDocument, variables: { identifier } })
  const html = data?.cmsPage?.content ?? ''
  return (
    <>
      <h1 className="sr-only">{head.title}</h1>
      {html.trim() !== '' && (
        <Container className="pt-6">
          <RichText html={html} />
        </Container>
      )}
      <CategoryTiles title={t('home.categories')} />
    </>
  )
}
