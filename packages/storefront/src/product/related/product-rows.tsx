// Rows of other products: what goes with this one, and what is above it; short ones are filled from its collection.
import { CardGrid, Section } from '@loftwood/ui/layout'
import {
  ProductCardsDocument,
  RelatedProductsDocument,
  UpsellProductsDocument,
  type ProductListItemFragment,
} from '@loftwood/graphql-types'
import { useQuery } from 'urql'
import { filledRows, needsFilling } from './fill-rows.ts'
import type { ProductDetail } from '../product-detail.ts'
import { ProductTile } from '../card/product-tile.tsx'
import { collectionVariables, rowVariables } from '../product-variables.ts'

type Card = ProductListItemFragment

const present = (cards: readonly (Card | null)[] | null | undefined): Card[] =>
  (cards ?? []).filter((card) => card !== null)

/** The cards of both rows. */
export function useProductRows(product: ProductDetail): { related: Card[]; upsell: Card[] } {
  const variables = rowVariables(product.sku ?? '')
  const [{ data: related }] = useQuery({ query: RelatedProductsDocument, variables })
  const [{ data: upsell }] = useQuery({ query: UpsellProductsDocument, variables })
  const rows = {
    related: present(related?.products?.items?.[0]?.related_products),
    upsell: present(upsell?.products?.items?.[0]?.upsell_products),
  }
  const collection = collectionVariables(product)
  const [{ data: more }] = useQuery({
    query: ProductCardsDocument,
    variables: collection ?? {},
    pause: collection === null || !needsFilling(rows),
  })
  return filledRows(rows, present(more?.products?.items), product)
}

/** Nothing without cards. */
export function ProductRow({ title, products }: { title: string; products: readonly Card[] }) {
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
