// What "Will it fit?" is about, as plain facts.
import type { ProductFit } from './fit-attributes.ts'

export interface FitSubject {
  sku: string
  name: string
  fit: ProductFit
  /** Inches. */
  length: number | null
  width: number | null
  height: number | null
  /** JSON of what the 3D view builds. */
  furnitureModel: string | null
}
