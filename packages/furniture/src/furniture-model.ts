/** What can be built: the model's fields (as in the catalog), outside measures and chosen options. */
import type {
  FurnitureModel as CompleteModel,
  FurnitureModelInput,
} from '@loftwood/demo-store/product-schema'

export type FurnitureModel = Readonly<FurnitureModelInput>
export type FurnitureKind = FurnitureModel['kind']

/** Outside measures in inches. */
export type Measures = Readonly<{ length: number; width: number; height: number }>

/** Option codes chosen by the shopper; an absent one takes the model's default. */
export type FurnitureOptions = Readonly<{
  bedSize?: string | undefined
  lowerBedSize?: string | undefined
  finish?: string | undefined
  ladderSide?: 'left' | 'right' | undefined
  fabricColor?: string | undefined
}>

/** Everything a builder needs, defaults filled in. */
export type Build = Readonly<{
  model: Readonly<CompleteModel>
  measures: Measures
  bedSize: string
  lowerBedSize: string
  ladderSide: 'left' | 'right'
  /** Two woods: drawer fronts and rails of `accent_wood`. */
  isTwoTone: boolean
}>

/** Measures of a product without measures, e.g. a gift card. */
export const defaultMeasures: Readonly<Record<FurnitureKind, Measures>> = {
  bunk: { length: 80, width: 43, height: 66 },
  loft: { length: 80, width: 43, height: 68 },
  bed: { length: 80, width: 42, height: 40 },
  trundle: { length: 75, width: 39, height: 10 },
  stairs: { length: 18, width: 42, height: 58 },
  slide: { length: 60, width: 19, height: 48 },
  desk: { length: 46, width: 22, height: 30 },
  dresser: { length: 48, width: 18, height: 34 },
  nightstand: { length: 20, width: 16, height: 24 },
  bookcase: { length: 30, width: 12, height: 44 },
  mattress: { length: 75, width: 38, height: 6 },
  topper: { length: 75, width: 38, height: 2 },
  bedding: { length: 75, width: 38, height: 8 },
  pillow: { length: 26, width: 18, height: 6 },
  guard_rail: { length: 48, width: 1.5, height: 14 },
  ladder: { length: 16, width: 4, height: 60 },
  tent: { length: 78, width: 40, height: 34 },
  gift_card: { length: 5, width: 1.6, height: 3.4 },
  document: { length: 8.5, width: 1, height: 11 },
  service: { length: 18, width: 13, height: 12 },
}
