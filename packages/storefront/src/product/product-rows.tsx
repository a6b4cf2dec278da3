// Rows of other products: what goes with this one, and what is above it.
import { CardGrid, Section } from '@loftwood/ui/layout'
import {
  RelatedProductsDocument,
  UpsellProductsDocument,
  type ProductListItemFragment,
} from '@loftwood/graphql-types'
import { useQuery } from 'urql'
import { useT } from '../platform/i18n/use-t.ts'
import { ProductTile } from './product-tile.tsx'
import { rowVariables } from './product-variables.ts'

const AT_MOST = 4

interface RowProps {
  title: string
  products: readonly (ProductListItemFragment | null)[] | null | undefined
}

function Row({ title, products }: RowProps) {
  const shown = (products ?? []).filter((product) => product !== null).slice(0, AT_MOST)
  if (shown.length === 0) return null
  return (
    <Section title={title}>
      <CardGrid>
        {shown.map((product) => (
          <ProductTile key={product.uid} product={product} />
        ))}
      </CardGrid>
    </Section>
  )
}

/** Nothing where nothing goes with it. */
export function RelatedRow({ sku }: { sku: string }) {
  const t = useT()
  const [{ data }] = useQuery({ query: RelatedProductsDocument, variables: rowVariables(sku) })
  return <Row title={t('product.related')} products={data?.products?.items?.[0]?.related_products} />
}

/** Nothing where nothing is above it. */
export function UpsellRow({ sku }: { sku: string }) {
  const t = useT()
  const [{ data }] = useQuery({ query: UpsellProductsDocument, variables: rowVariables(sku) })
  return <Row title={t('product.upsell')} products={data?.products?.items?.[0]?.upsell_products} />
}
