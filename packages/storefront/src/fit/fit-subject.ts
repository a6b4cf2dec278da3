// What "Will it fit?" is about, as plain facts.
import type { ProductFit } from '@loftwood/fit/fit-attributes'

export interface FitSubject {
  name: string
  fit: ProductFit
  /** Inches. */
  length: number | null
  height: number | null
}
