// The assembled measures of what is chosen.
import type { ProductDetail } from '../product-detail.ts'
import type { ChosenVariant } from './variant-selection.ts'

/** Inches. */
export interface ProductMeasures {
  length: number
  width: number
  height: number
}

type Measured = Partial<
  Record<'assembled_length' | 'assembled_width' | 'assembled_height', number | null | undefined>
>

/** The variant's, else the product's; null unless all three are known. */
export function measuresOf(product: ProductDetail, variant: ChosenVariant | null): ProductMeasures | null {
  const of = (code: keyof Measured) =>
    (variant as Measured | null)?.[code] ?? (product as Measured)[code] ?? 0
  const [length, width, height] = [of('assembled_length'), of('assembled_width'), of('assembled_height')]
  return length > 0 && width > 0 && height > 0 ? { length, width, height } : null
}
