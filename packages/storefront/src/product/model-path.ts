// Addresses of the files that show a product in the shopper's room; server/models answers them.
export const MODEL_ROUTE = '/models'

export const MODEL_FORMATS = ['glb', 'usdz'] as const
/** glTF for Android and browsers, USDZ for Apple's Quick Look. */
export type ModelFormat = (typeof MODEL_FORMATS)[number]

export interface ModelAddress {
  sku: string
  /** Of the variant that is shown; the product as it is first seen without one. */
  variant?: string | undefined
  format: ModelFormat
}

export function modelPath({ sku, variant, format }: ModelAddress): string {
  const names = [sku, ...(variant === undefined ? [] : [variant])]
  return `${MODEL_ROUTE}/${names.map(encodeURIComponent).join('/')}.${format}`
}

const ADDRESS = new RegExp(`^/([^/]{1,200})(?:/([^/]{1,200}))?\\.(${MODEL_FORMATS.join('|')})$`)

/** Reads the path below the route, still percent-encoded; undefined when no product can have it. */
export function readModelPath(path: string): ModelAddress | undefined {
  const [, sku, variant, format] = ADDRESS.exec(path) ?? []
  try {
    if (sku === undefined) return undefined
    return {
      sku: decodeURIComponent(sku),
      variant: variant === undefined ? undefined : decodeURIComponent(variant),
      format: format as ModelFormat,
    }
  } catch {
    return undefined
  }
}
