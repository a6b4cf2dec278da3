// The products of the comparison, as the product page reads them: each answer is one that the caches have.
import { ProductAttributesDocument, ProductDetailsDocument } from '@loftwood/graphql-types'
import { useEffect, useState } from 'react'
import type { QueryClient, QueryError } from '../platform/data/query-client.ts'
import { useClient } from '../platform/data/use-query.ts'
import { comparedSkus, removeCompared } from '../compare/compare-list.ts'
import { readFit, type ProductFit } from '@loftwood/fit/fit-attributes'
import { attributeRows, type AttributeRow } from '../product/facts/attribute-rows.ts'
import type { ProductDetail } from '../product/product-detail.ts'
import { productVariables } from '../product/product-variables.ts'

export interface ComparedProduct {
  product: ProductDetail
  /** What the back end shows by its own names. */
  attributes: readonly AttributeRow[]
  fit: ProductFit
}

interface Compared {
  products?: readonly ComparedProduct[]
  error?: QueryError
}

async function loadOne(client: QueryClient, sku: string): Promise<Compared> {
  const variables = productVariables(sku)
  const [details, named] = await Promise.all([
    client.query(ProductDetailsDocument, variables),
    client.query(ProductAttributesDocument, variables),
  ])
  if (details.error) return { error: details.error }
  const product = details.data?.products?.items?.[0]
  if (!product) return { products: [] }
  const fit = readFit(named.data?.products?.items?.[0] ?? {})
  return { products: [{ product, attributes: attributeRows(named.data), fit }] }
}

/** All of them; products that are sold no more leave the list. */
async function loadAll(client: QueryClient, skus: readonly string[]): Promise<Compared> {
  const answers = await Promise.all(skus.map((sku) => loadOne(client, sku)))
  const failed = answers.find(({ error }) => error)
  if (failed) return failed
  for (const [index, { products }] of answers.entries())
    if (products?.length === 0) removeCompared(skus[index] ?? '')
  return { products: answers.flatMap(({ products = [] }) => products) }
}

/** Neither products nor an error while they load. */
export function useCompared() {
  const client = useClient()
  const [compared, setCompared] = useState<Compared>(() =>
    comparedSkus().length === 0 ? { products: [] } : {},
  )
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isLeft = false
    const load = async () => {
      const loaded = await loadAll(client, comparedSkus())
      if (!isLeft) setCompared(loaded)
    }
    void load()
    return () => void (isLeft = true)
  }, [client, attempt])
  const remove = (sku: string) => {
    removeCompared(sku)
    setCompared(({ products = [] }) => ({ products: products.filter(({ product }) => product.sku !== sku) }))
  }
  return { ...compared, remove, retry: () => setAttempt((number) => number + 1) }
}
