// Which cartons of a delivery get through what was measured at home.
import {
  fitsElevator,
  passesDoor,
  passesCorner,
  type Elevator,
  type Opening,
  type Corner,
} from './carton-fit.ts'
import type { CountedCarton } from './carton-load.ts'

/** What was measured of the way in; absent where nothing was. */
interface WayIn {
  door?: Opening
  corner?: Corner
  elevator?: Elevator
}

export interface WayAnswer {
  way: keyof WayIn
  /** Cartons that do not get through. */
  stuck: CountedCarton[]
}

/** One answer for each thing that was measured, in the order in which a carton meets them. */
export function wayAnswers(
  { door, elevator, corner }: WayIn,
  cartons: readonly CountedCarton[],
): WayAnswer[] {
  const answer = (way: keyof WayIn, passes: (carton: CountedCarton) => boolean): WayAnswer => ({
    way,
    stuck: cartons.filter((carton) => !passes(carton)),
  })
  return [
    ...(door ? [answer('door', (carton) => passesDoor(carton, door))] : []),
    ...(elevator ? [answer('elevator', (carton) => fitsElevator(carton, elevator))] : []),
    ...(corner ? [answer('corner', (carton) => passesCorner(carton, corner))] : []),
  ]
}
