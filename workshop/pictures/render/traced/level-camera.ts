/** A level camera with all of some zones in its picture: upright edges stay upright, its film is shifted as in a view camera. */
import type { Vec3, Zone } from '@loftwood/furniture/part'
import type { TracedCamera } from './traced-scene.ts'

/** Where it stands: degrees to the right of the front, and inches above the floor. */
export type LevelView = Readonly<{ azimuth: number; eye: number; fov: number; fill: number }>

const degrees = Math.PI / 180

export function levelCamera(zones: readonly Zone[], view: LevelView, aspect: number): TracedCamera {
  const corners = zones.flatMap(cornersOf)
  const turn = view.azimuth * degrees
  const forward = [-Math.sin(turn), -Math.cos(turn)] as const
  const aside = [Math.cos(turn), -Math.sin(turn)] as const
  /** Half of what an inch in front of the film sees, across and upwards. */
  const half = { up: Math.tan((view.fov / 2) * degrees), across: Math.tan((view.fov / 2) * degrees) * aspect }
  let [x, z] = [-forward[0] * 300, -forward[1] * 300]
  let lift = 0
  for (let round = 0; round < 16; round++) {
    const seen = corners.map(([cx, cy, cz]) => {
      const [dx, dz] = [cx - x, cz - z]
      const far = dx * forward[0] + dz * forward[1]
      return { u: (dx * aside[0] + dz * aside[1]) / far, v: (cy - view.eye) / far, far }
    })
    const [us, vs] = [seen.map(({ u }) => u), seen.map(({ v }) => v)]
    const [left, right, low, high] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)]
    const nearest = Math.min(...seen.map(({ far }) => far))
    const share = Math.max((right - left) / half.across, (high - low) / half.up) / 2 / view.fill
    const step = nearest * (share - 1)
    const sideways = ((left + right) / 2) * nearest
    x += aside[0] * sideways - forward[0] * step
    z += aside[1] * sideways - forward[1] * step
    lift = (low + high) / 2
  }
  const reach = -z / forward[1]
  const at: Vec3 = [x + forward[0] * reach, view.eye + lift * reach, 0]
  return { from: [x, view.eye, z], at, lens: 18 / half.across }
}

const cornersOf = ({ x, y, z }: Zone): Vec3[] =>
  x.flatMap((cx) => y.flatMap((cy) => z.map((cz): Vec3 => [cx, cy, cz])))
