// Whether a mattress goes into a sleeping place of a bed, and if not, why.
import type { MattressFacts, SleepingPlace } from './fit-attributes.ts'

/** The facts of a sleeping place that decide whether a mattress fits. */
export type MattressPlace = Pick<SleepingPlace, 'size' | 'thickest' | 'load'>

/** Why a mattress does not go into a place; the first that applies, in this order. */
export type Misfit = 'size' | 'thickness'

/** Null where it fits. A lower load is no misfit: the lower limit of mattress and place holds. */
export function misfitOf(mattress: MattressFacts, place: MattressPlace): Misfit | null {
  if (mattress.size !== place.size) return 'size'
  if (mattress.thickness > (place.thickest ?? Infinity)) return 'thickness'
  return null
}

/** Pounds that a sleeper may weigh: the lower limit of mattress and place; null where the mattress states none. */
export function heaviestSleeper({ load }: MattressFacts, place: MattressPlace): number | null {
  return load === null ? null : Math.min(load, place.load ?? Infinity)
}
