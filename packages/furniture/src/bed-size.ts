/** Mattress measures by bed size code. */
import type { FurnitureModel } from './furniture-model.ts'

/** Width and length of the mattress, inches. */
export type MattressSize = Readonly<{ width: number; length: number }>

export const mattressSizes: Readonly<Record<string, MattressSize>> = {
  crib: { width: 28, length: 52 },
  twin: { width: 38, length: 75 },
  twin_xl: { width: 38, length: 80 },
  full: { width: 54, length: 75 },
  full_xl: { width: 54, length: 80 },
  queen: { width: 60, length: 80 },
  king: { width: 76, length: 80 },
}

const twin: MattressSize = { width: 38, length: 75 }

/** The mattress of `code`; an unknown code lies on a twin one. */
export const mattressSize = (code: string): MattressSize => mattressSizes[code] ?? twin

/** Upper and lower bed of codes such as `twin` or `twin_over_full`. */
export function bedSizesOf(
  code: string | undefined,
  model: FurnitureModel,
): { upper: string; lower: string } {
  const [upper = 'twin', lower = model.lowerBedSize ?? upper] = (code ?? 'twin').split('_over_')
  return { upper, lower }
}
