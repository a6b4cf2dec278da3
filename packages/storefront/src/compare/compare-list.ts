// The products that the visitor compares: their SKUs, in this browser only.
import { ofAllTabs, storedAs } from '../platform/stored.ts'

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const stored = storedAs('loftwood.compare', isList)

/** The most products that are compared at once. */
export const MAX_COMPARED = 4
const MAX_SKU_LENGTH = 64

const isSku = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_SKU_LENGTH

/** In the order in which they were added. */
export function comparedSkus(): string[] {
  const skus = stored.read(ofAllTabs()) ?? []
  return [...new Set(skus.filter(isSku))].slice(0, MAX_COMPARED)
}

const write = (skus: readonly string[]): void => stored.write(ofAllTabs(), skus)

/** Adds a product once, as long as there is room. */
export function addCompared(sku: string): 'added' | 'full' {
  const skus = comparedSkus()
  if (skus.includes(sku)) return 'added'
  if (skus.length >= MAX_COMPARED) return 'full'
  write([...skus, sku])
  return 'added'
}

/** @returns the products that are left */
export function removeCompared(sku: string): string[] {
  const skus = comparedSkus().filter((each) => each !== sku)
  write(skus)
  return skus
}
