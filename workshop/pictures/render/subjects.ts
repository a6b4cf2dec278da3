/** Furniture that stands in a picture without being a product: one of a kind, in a usual size and finish. */
import type {
  FurnitureKind,
  FurnitureModel,
  FurnitureOptions,
  Measures,
} from '@loftwood/furniture/furniture-model'

/** A piece of furniture in a finish; several stand in a row in the finish of the first. */
export type Subject = Readonly<{
  model: FurnitureModel
  measures?: Measures
  options?: FurnitureOptions
  /** Its mattresses lie uncovered. */
  isBare?: true
  beside?: readonly Subject[]
}>

export const bunk = (model: Partial<FurnitureModel>, height: number, finish: string): Subject => ({
  model: { kind: 'bunk', access: 'ladder', ...model },
  measures: {
    length: model.access === 'stairs' ? 104 : 80,
    width: model.lowerBedSize === 'full' ? 57.5 : 42.5,
    height,
  },
  options: { finish },
})
export const loft = (model: Partial<FurnitureModel>, height: number, finish: string): Subject => ({
  model: { kind: 'loft', access: 'ladder', ...model },
  measures: { length: model.access === 'stairs' ? 104 : 80, width: 42.5, height },
  options: { finish },
})
export const bed = (model: Partial<FurnitureModel>, height: number, finish: string): Subject => ({
  model: { kind: 'bed', ...model },
  measures: { length: 80, width: 42.5, height },
  options: { finish },
})
export const piece = (model: FurnitureModel, finish = 'natural', measures?: Measures): Subject => ({
  model,
  options: { finish, fabricColor: model.fabricColor },
  ...(measures ? { measures } : {}),
})

export const dresser = piece({ kind: 'dresser', drawers: 3 }, 'natural', {
  length: 34,
  width: 18,
  height: 30,
})
export const nightstand = piece({ kind: 'nightstand', drawers: 1, shelves: 1 }, 'natural', {
  length: 18,
  width: 16,
  height: 24,
})

/** What is sold in one size. */
export const usualMeasures: Partial<Record<FurnitureKind, Measures>> = {
  trundle: { length: 76, width: 41, height: 9 },
  mattress: { length: 75, width: 39, height: 6 },
  bedding: { length: 75, width: 39, height: 8 },
}
