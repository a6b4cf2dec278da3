// Rows of other products: what goes with this one, and what is above it; short ones are filled from its collection. The browser
// reads them when they come near: whoever has no script, and search engines, find the products in their categories.
import { CardGrid, Section } from '@loftwood/ui/layout'
import {
  ProductCardsDocument,
  RelatedProductsDocument,
  UpsellProductsDocument,
  type ProductListItemFragment,
} from '@loftwood/graphql-types'
import type { ReactNode } from 'react'
import { useQuery } from '../../platform/data/use-query.ts'
import { useT } from '../../platform/i18n/use-t.ts'
import { filledRows, needsFilling } from './fill-rows.ts'
import type { ProductDetail } from '../product-detail.ts'
import { ProductTile } from '../card/product-tile.tsx'
import { collectionVariables, rowVariables } from '../product-variables.ts'

type Card = ProductListItemFragment

const present = (cards: readonly (Card | null)[] | null | undefined): Card[] =>
  (cards ?? []).filter((card) => card !== null)

/** Undefined while they are read. */
function useProductRows(product: ProductDetail): { related: Card[]; upsell: Card[] } | undefined {
  const variables = rowVariables(product.sku ?? '')
  const [{ data: related, fetching: isReadingRelated }] = useQuery({
    query: RelatedProductsDocument,
    variables,
  })
  const [{ data: upsell, fetching: isReadingUpsell }] = useQuery({ query: UpsellProductsDocument, variables })
  const rows = {
    related: present(related?.products?.items?.[0]?.related_products),
    upsell: present(upsell?.products?.items?.[0]?.upsell_products),
  }
  const collection = collectionVariables(product)
  const [{ data: more, fetching: isReadingMore }] = useQuery({
    query: ProductCardsDocument,
    variables: collection ?? {},
    pause: collection === null || !needsFilling(rows),
  })
  if (isReadingRelated || isReadingUpsell || isReadingMore) return undefined
  return filledRows(rows, present(more?.products?.items), product)
}

/** Nothing without cards. */
function ProductRow({ title, products }: { title: string; products: readonly Card[] }) {
  if (products.length === 0) return null
  return (
    <Section title={title}>
      <CardGrid>
        {products.map((product) => (
          <ProductTile key={product.uid} product={product} />
        ))}
      </CardGrid>
    </Section>
  )
}

interface ProductRowsProps {
  product: ProductDetail
  /** Stands in their place while they are read. */
  room: ReactNode
}

export function ProductRows({ product, room }: ProductRowsProps) {
  const t = useT()
  const rows = useProductRows(product)
  if (!rows) return room
  return (
    <>
      <ProductRow title={t('product.related')} products={rows.related} />
      <ProductRow title={t('product.upsell')} products={rows.upsell} />
    </>
  )
}
