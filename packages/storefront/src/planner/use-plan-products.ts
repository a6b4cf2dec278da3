// Loads the products of a plan, each once.
import { ProductAttributesDocument, ProductDetailsDocument } from '@loftwood/graphql-types'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef } from 'react'
import { useClient } from '../platform/data/use-query.ts'
import type { ProductDetail } from '../product/product-detail.ts'
import { productVariables } from '../product/product-variables.ts'
import { hasFields, loadFieldTypes } from '../product/types/product-types.ts'
import { fitAttributesAtom, planAtom, productsAtom } from './planner-atoms.ts'

/** @returns loads one more product; null when the back end does not sell it, or does not answer */
export function useLoadProduct(): (sku: string) => Promise<ProductDetail | null> {
  const client = useClient()
  const setProducts = useSetAtom(productsAtom)
  const setAttributes = useSetAtom(fitAttributesAtom)
  return useCallback(
    async (sku) => {
      const variables = productVariables(sku)
      const [details, named] = await Promise.all([
        client.query(ProductDetailsDocument, variables),
        client.query(ProductAttributesDocument, variables),
      ])
      const product = details.data?.products?.items?.[0] ?? null
      if (product && hasFields(product)) await loadFieldTypes()
      const attributes = named.data?.products?.items?.[0]
      if (attributes) setAttributes((all) => ({ ...all, [sku]: attributes }))
      setProducts((products) => ({ ...products, [sku]: product }))
      return product
    },
    [client, setProducts, setAttributes],
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
