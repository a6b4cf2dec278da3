/** From the codes of a product's attributes to what the model is built with. */
import type { FurnitureKind, FurnitureModel, FurnitureOptions } from './furniture-model.ts'

/** Option codes of the attributes that shape or colour a piece. */
export type OptionCodes = Readonly<{
  color?: string | undefined
  att_bed_size?: string | undefined
  att_ladder_side?: string | undefined
}>

const textileKinds: ReadonlySet<FurnitureKind> = new Set(['mattress', 'topper', 'bedding', 'pillow', 'tent'])

/** Whether a colour option dyes cloth rather than wood. */
export const isTextile = (kind: FurnitureKind): boolean => textileKinds.has(kind)

/** @param swatch `#rrggbb` of the colour option */
export function optionsOfCodes(model: FurnitureModel, codes: OptionCodes, swatch?: string): FurnitureOptions {
  return {
    bedSize: codes.att_bed_size,
    lowerBedSize: model.lowerBedSize,
    finish: codes.color,
    ladderSide: codes.att_ladder_side === 'left' ? 'left' : 'right',
    fabricColor: isTextile(model.kind) && swatch !== undefined ? swatch : model.fabricColor,
  }
}
