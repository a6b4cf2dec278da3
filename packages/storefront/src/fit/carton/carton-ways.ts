// Which cartons of a delivery get through what was measured at home.
import { fitsLift, passesDoor, passesTurn, type Lift, type Opening, type Turn } from './carton-fit.ts'
import type { CountedCarton } from './carton-load.ts'

/** What was measured of the way in; absent where nothing was. */
export interface WayIn {
  door?: Opening
  turn?: Turn
  lift?: Lift
}

export interface WayAnswer {
  way: keyof WayIn
  /** Cartons that do not get through. */
  stuck: CountedCarton[]
}

/** One answer for each thing that was measured, in the order in which a carton meets them. */
export function wayAnswers({ door, lift, turn }: WayIn, cartons: readonly CountedCarton[]): WayAnswer[] {
  const answer = (way: keyof WayIn, passes: (carton: CountedCarton) => boolean): WayAnswer => ({
    way,
    stuck: cartons.filter((carton) => !passes(carton)),
  })
  return [
    ...(door ? [answer('door', (carton) => passesDoor(carton, door))] : []),
    ...(lift ? [answer('lift', (carton) => fitsLift(carton, lift))] : []),
    ...(turn ? [answer('turn', (carton) => passesTurn(carton, turn))] : []),
  ]
}
