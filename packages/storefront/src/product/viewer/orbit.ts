// Where the eye stands around a piece of furniture: pure arithmetic, no drawing.

/** Degrees: 0 is in front, positive to the right; above the floor. `zoom` 1 shows the whole piece. */
export interface Orbit {
  azimuth: number
  elevation: number
  zoom: number
}

const ELEVATION = { lowest: 2, highest: 75 }
const ZOOM = { smallest: 0.8, largest: 3 }

const between = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value))

/** Flat things are looked down on, as in their pictures. */
export const startOrbit = (heightInches: number): Orbit => ({
  azimuth: -30,
  elevation: heightInches < 20 ? 28 : 10,
  zoom: 1,
})

export const turned = (orbit: Orbit, right: number, up: number): Orbit => ({
  ...orbit,
  azimuth: orbit.azimuth + right,
  elevation: between(orbit.elevation + up, ELEVATION.lowest, ELEVATION.highest),
})

export const zoomed = (orbit: Orbit, factor: number): Orbit => ({
  ...orbit,
  zoom: between(orbit.zoom * factor, ZOOM.smallest, ZOOM.largest),
})

/** A step from where the eye is towards where it goes; exactly there when it is near. */
export function approached(from: Orbit, to: Orbit, share: number): Orbit {
  const step = (a: number, b: number, near: number) => (Math.abs(b - a) < near ? b : a + (b - a) * share)
  return {
    azimuth: step(from.azimuth, to.azimuth, 0.1),
    elevation: step(from.elevation, to.elevation, 0.1),
    zoom: step(from.zoom, to.zoom, 0.004),
  }
}

export const isSame = (a: Orbit, b: Orbit): boolean =>
  a.azimuth === b.azimuth && a.elevation === b.elevation && a.zoom === b.zoom

const SIDES = ['front', 'frontRight', 'right', 'backRight', 'back', 'backLeft', 'left', 'frontLeft'] as const
export type Side = (typeof SIDES)[number]

/** From which of eight sides the piece is seen. */
export function sideOf({ azimuth }: Orbit): Side {
  const turns = (((azimuth % 360) + 360) % 360) / 45
  return SIDES[Math.round(turns) % SIDES.length] ?? 'front'
}
