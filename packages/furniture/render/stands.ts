/** Where the camera stands in the studio, by what is photographed. */
import type { CameraView } from '../shapes/camera.ts'
import type { FurnitureKind } from '../src/furniture-model.ts'

export type Stand = Readonly<{ hero: CameraView; angle: CameraView; above?: CameraView }>

const view = (azimuth: number, elevation: number, fov = 20): CameraView => ({
  azimuth,
  elevation,
  fov,
  fill: 0.86,
})

const standing: Stand = { hero: view(-30, 9), angle: view(36, 15) }
const lying: Stand = { hero: view(-36, 30), angle: view(44, 18) }
const small: Stand = { hero: view(-27, 14), angle: view(34, 22) }

const stands: Partial<Record<FurnitureKind, Stand>> = {
  bunk: standing,
  loft: standing,
  bed: { hero: view(34, 15), angle: view(-32, 20) },
  trundle: lying,
  mattress: lying,
  topper: lying,
  bedding: lying,
  pillow: { hero: view(-22, 22), angle: view(30, 12) },
  guard_rail: { ...small, hero: view(-30, 12), angle: view(38, 18) },
  ladder: { ...small, hero: view(-38, 10), angle: view(42, 14) },
  slide: { ...small, hero: view(26, 18), angle: view(58, 14) },
  tent: { ...small, hero: view(-30, 14), angle: view(34, 20) },
  service: { ...small, hero: view(-24, 16), angle: view(32, 22) },
}

export const standOf = (kind: FurnitureKind): Stand => stands[kind] ?? small

/** Several pieces side by side. */
export const inRow: Stand = { hero: view(-18, 12), angle: view(24, 15) }

export const roomView: CameraView = { azimuth: -24, elevation: 3, fov: 30, fill: 0.98 }
