/** Where the camera stands in the studio, by what is photographed. */
import type { CameraView } from '@loftwood/furniture/shapes/camera'
import type { FurnitureKind, Measures } from '@loftwood/furniture/furniture-model'

/** A hero, another side, and a third: from above, or from the end where that shows more. */
export type Stand = Readonly<{
  hero: CameraView
  angle: CameraView
  above?: CameraView
  side?: CameraView
}>

const view = (azimuth: number, elevation: number, fov = 20): CameraView => ({
  azimuth,
  elevation,
  fov,
  fill: 0.86,
})

const standing: Stand = { hero: view(-30, 9), angle: view(36, 15), above: view(12, 34) }
const lying: Stand = { hero: view(-36, 30), angle: view(44, 18) }
const small: Stand = { hero: view(-27, 14), angle: view(34, 22), above: view(6, 42) }

const stands: Partial<Record<FurnitureKind, Stand>> = {
  bunk: standing,
  loft: standing,
  bed: { hero: view(34, 15), angle: view(-32, 20), above: view(12, 42) },
  trundle: { ...lying, above: view(5, 46) },
  mattress: { ...lying, side: view(72, 9) },
  topper: { ...lying, side: view(72, 9) },
  bedding: { ...lying, above: view(4, 54) },
  pillow: { hero: view(-22, 22), angle: view(30, 12), side: view(74, 9) },
  bookcase: { hero: view(-27, 14), angle: view(34, 22), side: view(62, 10) },
  guard_rail: { hero: view(-30, 12), angle: view(38, 18), above: view(4, 38) },
  stairs: { hero: view(-27, 14), angle: view(34, 22), side: view(64, 24) },
  ladder: { hero: view(-38, 10), angle: view(42, 14), side: view(78, 8) },
  slide: { hero: view(26, 18), angle: view(58, 14), side: view(80, 14) },
  tent: { hero: view(-30, 14), angle: view(34, 20), side: view(70, 18) },
  service: { hero: view(-24, 16), angle: view(32, 22), above: view(6, 44) },
}

export const standOf = (kind: FurnitureKind): Stand => stands[kind] ?? small

/** Several pieces side by side; the angle is from the end that is less deep, so that nothing hides behind a bed. */
export const inRow = (first: Measures, last: Measures) => ({
  hero: view(-18, 12),
  angle: first.width < last.width ? view(-32, 22) : view(24, 15),
  above: view(4, 30),
})
