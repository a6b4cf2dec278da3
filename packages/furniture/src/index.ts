/** Public entry: the parametric furniture model. */
export { buildFurniture } from './build-furniture.ts'
export { boundsOf, cornersOf, measuredParts } from './bounds.ts'
export { defaultMeasures, furnitureKinds } from './furniture-model.ts'
export { finishOf } from './finish.ts'
export type { Finish, WoodTone } from './finish.ts'
export type { FurnitureKind, FurnitureModel, FurnitureOptions, Measures } from './furniture-model.ts'
export type { MaterialName, Part, PartRole, PartShape, Span, Vec3, Zone } from './part.ts'
