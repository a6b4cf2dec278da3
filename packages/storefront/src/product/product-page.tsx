// Reads the product that the page has loaded; a product reached from another starts with a fresh choice.
import { ProductDetailsDocument } from '@loftwood/graphql-types'
import { useQuery } from 'urql'
import { useData } from 'vike-react/useData'
import type { ProductPageData } from './load-product.ts'
import { ProductScreen } from './product-screen.tsx'
import { productVariables } from './product-variables.ts'

export function ProductPage() {
  const { sku } = useData<ProductPageData>()
  const [{ data }] = useQuery({ query: ProductDetailsDocument, variables: productVariables(sku) })
  const product = data?.products?.items?.[0]
  return product ? <ProductScreen key={product.uid} product={product} /> : null
}
