/** What a shop's back end tells about a piece of furniture, as one JSON text. */
import { type FurnitureModel, furnitureKinds, type Measures } from './furniture-model.ts'
import type { OptionCodes } from './furniture-options.ts'

export type ToldFurniture = Readonly<{
  model: FurnitureModel
  /** Absent for what has the usual ones of its kind. */
  measures?: Measures
  options: OptionCodes
  /** Of a choice of variants: option id -> code. */
  codes?: Readonly<Record<string, string>>
  /** `#rrggbb` by code of a colour. */
  swatches?: Readonly<Record<string, string>>
}>

const kinds: ReadonlySet<unknown> = new Set(furnitureKinds)

/** Null for what no builder knows, such as a text of a newer back end. */
export function readFurniture(text: string | null | undefined): ToldFurniture | null {
  if (!text) return null
  try {
    const told = JSON.parse(text) as Partial<ToldFurniture> | null
    if (!told?.model || !kinds.has(told.model.kind)) return null
    return { ...told, model: told.model, options: told.options ?? {} }
  } catch {
    return null
  }
}
