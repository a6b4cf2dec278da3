// Loads the products of a plan, each once.
import { ProductDetailsDocument } from '@loftwood/graphql-types'
import { useAtom, useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef } from 'react'
import { useClient } from 'urql'
import type { ProductDetail } from '../product/product-detail.ts'
import { productVariables } from '../product/product-variables.ts'
import { planAtom, productsAtom } from './planner-atoms.ts'

/** @returns loads one more product; null when the back end does not sell it, or does not answer */
export function useLoadProduct(): (sku: string) => Promise<ProductDetail | null> {
  const client = useClient()
  const [, setProducts] = useAtom(productsAtom)
  return useCallback(
    async (sku) => {
      const result = await client.query(ProductDetailsDocument, productVariables(sku)).toPromise()
      const product = result.data?.products?.items?.[0] ?? null
      setProducts((products) => ({ ...products, [sku]: product }))
      return product
    },
    [client, setProducts],
  )
}

/** Loads what the plan names. */
export function usePlanProducts(): void {
  const { pieces } = useAtomValue(planAtom)
  const load = useLoadProduct()
  const requested = useRef(new Set<string>())
  useEffect(() => {
    for (const { sku } of pieces) {
      if (requested.current.has(sku)) continue
      requested.current.add(sku)
      void load(sku)
    }
  }, [pieces, load])
}
