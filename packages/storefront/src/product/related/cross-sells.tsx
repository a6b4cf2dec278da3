// Cross-sells of the cart's products.
import { CrosssellProductsDocument, type CartFragment } from '@loftwood/graphql-types'
import { CardGrid, Section } from '@loftwood/ui/layout'
import { useQuery } from '../../platform/data/use-query.ts'
import { cartItems } from '../../cart/cart-totals.ts'
import { useT } from '../../platform/i18n/use-t.ts'
import { ProductTile } from '../card/product-tile.tsx'

const AT_MOST = 4

/** Renders nothing without cross-sells, or when all are in the cart already. */
export function CrossSells({ cart }: { cart: CartFragment }) {
  const t = useT()
  const skus = [...new Set(cartItems(cart).map(({ product }) => product.sku ?? ''))].toSorted()
  const [{ data }] = useQuery({
    query: CrosssellProductsDocument,
    variables: { filter: { sku: { in: skus } } },
  })
  const offered = (data?.products?.items ?? []).flatMap((item) => item?.crosssell_products ?? [])
  const unique = new Map(offered.flatMap((product) => (product ? [[product.sku, product] as const] : [])))
  const shown = [...unique.values()].filter(({ sku }) => !skus.includes(sku ?? '')).slice(0, AT_MOST)
  if (shown.length === 0) return null
  return (
    <Section title={t('cart.crossSells')}>
      <CardGrid>
        {shown.map((product) => (
          <ProductTile key={product.uid} product={product} />
        ))}
      </CardGrid>
    </Section>
  )
}
