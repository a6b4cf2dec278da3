// The home page of a brand that has none of its own: the CMS page of the store's configuration, or what the catalog has.
import { CmsPageDocument } from '@loftwood/graphql-types'
import { Container } from '@loftwood/ui/layout'
import { useData } from 'vike-react/useData'
import { useQuery } from '../platform/data/use-query.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { RichText } from '../platform/rich-text.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import type { HomeData } from './home-data.ts'
import { homeVariables } from './home-variables.ts'
import { ProductRow, useRow } from './product-row.tsx'

export function CmsHome({ identifier }: { identifier: string }) {
  const t = useT()
  const { head, pictures } = useData<HomeData>()
  const [{ data }] = useQuery({ query: CmsPageDocument, variables: { identifier } })
  return (
    <>
      <h1 className="sr-only">{head.title}</h1>
      {pictures === undefined && (
        <Container className="pt-6">
          <RichText html={data?.cmsPage?.content ?? ''} />
        </Container>
      )}
      <CategoryTiles title={t('home.categories')} pictures={pictures} />
      {pictures !== undefined && <NewestProducts />}
    </>
  )
}

function NewestProducts() {
  const t = useT()
  return <ProductRow className="pt-0" title={t('home.new')} products={useRow(homeVariables.newest)} />
}
