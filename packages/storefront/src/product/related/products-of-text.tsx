// The products that a text speaks of, as a row under it.
import { ProductCardsDocument } from '@loftwood/graphql-types'
import { CardGrid, Section } from '@loftwood/ui/layout'
import { useQuery } from '../../platform/data/use-query.ts'
import { linkedKeys, productsInText } from '../../content/products-in-text.ts'
import { useT } from '../../platform/i18n/use-t.ts'
import { ProductTile } from '../card/product-tile.tsx'

const AT_MOST = 4
const NONE = { filter: {}, pageSize: 1, currentPage: 1 }

/** In the order of the text; nothing where it speaks of none. */
export function ProductsOfText({ html }: { html: string }) {
  const t = useT()
  const variables = productsInText(html)
  const [{ data }] = useQuery({
    query: ProductCardsDocument,
    variables: variables ?? NONE,
    pause: variables === undefined,
  })
  const keys = linkedKeys(html)
  const products = (data?.products?.items ?? [])
    .filter((product) => product !== null)
    .toSorted((one, other) => keys.indexOf(one.url_key ?? '') - keys.indexOf(other.url_key ?? ''))
    .slice(0, AT_MOST)
  if (products.length === 0) return null
  return (
    <Section title={t('content.products')}>
      <CardGrid>
        {products.map((product) => (
          <ProductTile key={product.uid} product={product} />
        ))}
      </CardGrid>
    </Section>
  )
}
