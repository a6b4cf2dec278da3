/** The JSON text with which the back end describes a piece of furniture, and its parser. */
import { defaultMeasures, type FurnitureModel, type Measures } from './furniture-model.ts'
import type { OptionCodes } from './furniture-options.ts'

export type FurnitureDescription = Readonly<{
  model: FurnitureModel
  /** Absent when the piece has the default measures of its kind. */
  measures?: Measures
  options: OptionCodes
  /** For pieces with variants: option id to code. */
  codes?: Readonly<Record<string, string>>
  /** `#rrggbb` by colour code. */
  swatches?: Readonly<Record<string, string>>
}>

/** Null when no builder supports the piece, e.g. a text from a newer back end. */
export function readFurniture(text: string | null | undefined): FurnitureDescription | null {
  if (!text) return null
  try {
    const description = JSON.parse(text) as Partial<FurnitureDescription> | null
    if (!description?.model || !Object.hasOwn(defaultMeasures, description.model.kind)) return null
    return { ...description, model: description.model, options: description.options ?? {} }
  } catch {
    return null
  }
}
