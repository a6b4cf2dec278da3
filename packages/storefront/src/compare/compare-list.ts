// The products that the visitor compares: their SKUs, in this browser only.

const KEY = 'loftwood.compare'
/** The most products that are compared at once. */
export const MAX_COMPARED = 4
const MAX_SKU_LENGTH = 64

const isSku = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_SKU_LENGTH

/** Whatever the storage holds, as a list. */
export function readCompared(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? [...new Set(stored.filter(isSku))].slice(0, MAX_COMPARED) : []
  } catch {
    return []
  }
}

/** In the order in which they were added. */
export function comparedSkus(): string[] {
  try {
    return readCompared(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

function write(skus: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(skus))
  } catch {
    // Without storage the list ends with the page.
  }
}

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
