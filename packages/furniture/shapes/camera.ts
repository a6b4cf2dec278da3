/** Places a long lens so that the furniture fills the picture. */
import { PerspectiveCamera, Vector3 } from 'three'
import { boundsOf, cornersOf } from '../src/bounds.ts'
import type { Part } from '../src/part.ts'

/** Where the camera stands: degrees, 0 azimuth is in front, positive to the right. */
export type CameraView = Readonly<{ azimuth: number; elevation: number; fov: number; fill: number }>

const degrees = Math.PI / 180

/** The camera of a studio shot: `view.fill` of the shorter side is furniture. */
export function fitCamera(parts: readonly Part[], view: CameraView, aspect: number): PerspectiveCamera {
  const bounds = boundsOf(parts)
  const centre = new Vector3(
    (bounds.x[0] + bounds.x[1]) / 2,
    (bounds.y[0] + bounds.y[1]) / 2,
    (bounds.z[0] + bounds.z[1]) / 2,
  )
  const corners = parts.flatMap(cornersOf).map((corner) => new Vector3(...corner))
  const camera = new PerspectiveCamera(view.fov, aspect, 10, 5000)
  const [a, e] = [view.azimuth * degrees, view.elevation * degrees]
  const direction = new Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e))
  let distance = 300
  const target = centre.clone()
  for (let round = 0; round < 12; round++) {
    camera.position.copy(target).addScaledVector(direction, distance)
    camera.lookAt(target)
    camera.updateMatrixWorld()
    const seen = screenBox(corners, camera)
    distance *= Math.max(seen.right - seen.left, seen.top - seen.bottom) / (2 * view.fill)
    const half = Math.tan((view.fov / 2) * degrees) * distance
    const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0)
    const up = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1)
    target
      .addScaledVector(right, ((seen.left + seen.right) / 2) * half * aspect)
      .addScaledVector(up, ((seen.top + seen.bottom) / 2) * half)
  }
  return camera
}

function screenBox(corners: readonly Vector3[], camera: PerspectiveCamera) {
  const box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity }
  for (const corner of corners) {
    const { x, y } = corner.clone().project(camera)
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.bottom = Math.min(box.bottom, y)
    box.top = Math.max(box.top, y)
  }
  return box
}
