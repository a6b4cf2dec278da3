// What a home needs for a product, without a question: for answers to machines, which compare it with a home themselves.
import { doorFor } from './carton-fit.ts'
import {
  isAbove,
  type MattressFacts,
  type MattressSize,
  type Place,
  type ProductFit,
} from './fit-attributes.ts'
import { upperBedOf } from './head-room.ts'
import { COMFORTABLE, LEAST } from './rules.ts'
import { YOUNGEST_ABOVE } from './who-sleeps-where.ts'

/** Inches; null where they are unknown. */
interface Measures {
  length: number | null
  width: number | null
  height: number | null
}

/** Lengths are inches, weights pounds; null is unknown, or without a limit. */
export interface HomeFacts extends Measures {
  /** Ceilings under which a child sits up in the upper bed, and does so with ease, on the thickest mattress; null without one. */
  ceiling: { least: number; comfortable: number } | null
  places: readonly {
    place: Place
    size: MattressSize
    thickest: number | null
    load: number | null
    /** Years. */
    youngest: number | null
  }[]
  /** Of doors through which all cartons go. */
  door: { narrowest: number; lowest: number } | null
  /** Of the heaviest carton. */
  carton: number | null
  mattress: MattressFacts | null
}

/** Null for what neither stands in a room nor is slept on. */
export function homeFacts(fit: ProductFit, measures: Measures): HomeFacts | null {
  const { beds, cartons, mattress } = fit
  const upper = upperBedOf({ fit, height: measures.height })
  const isKnown = [measures.length, measures.width, measures.height, mattress].some((it) => it !== null)
  if (!isKnown && beds.length + cartons.length === 0) return null
  return {
    ...measures,
    ceiling: upper && { least: upper.mattressTop + LEAST, comfortable: upper.mattressTop + COMFORTABLE },
    places: beds.map(({ place, size, thickest, load }) => ({
      place,
      size,
      thickest,
      load,
      youngest: isAbove({ place }) ? YOUNGEST_ABOVE : null,
    })),
    door: doorFor(cartons),
    carton: cartons.length > 0 ? Math.max(...cartons.map(({ weight }) => weight)) : null,
    mattress,
  }
}
