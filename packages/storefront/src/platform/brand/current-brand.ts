// The brand of this shop. A server has one, named by its settings; a browser finds the name on the document.
import type { Brand } from './brand.ts'

/** Where no brand is configured: the shop promises nothing that nobody has said. */
export const DEFAULT_BRAND = 'plain'

let chosen = DEFAULT_BRAND
let loaded: Brand | undefined

/** On the server, at the first page. */
export function chooseBrand(name: string | undefined): void {
  if (name !== undefined) chosen = name
}

export const brandName = (): string =>
  typeof document === 'undefined' ? chosen : (document.documentElement.dataset['brand'] ?? DEFAULT_BRAND)

/** Its facts come with its texts. */
export function setBrand(brand: Brand): void {
  loaded = brand
}

/** The facts of the shop's brand, once its texts are loaded. */
export function brand(): Brand {
  if (!loaded) throw new Error('no brand is loaded')
  return loaded
}
