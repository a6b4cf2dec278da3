/** Where the camera sees the back wall of a room, for what is drawn on it afterwards. */
import type { Vec3 } from '@loftwood/furniture/part'
import type { TracedScene } from './traced/traced-scene.ts'

export type Flat = readonly [x: number, y: number]
/** Pixels of a point on the wall: inches to the right, and above the floor. */
export type Wall = (u: number, v: number) => Flat

/** Inches before the wall: the face of what children are measured at, and of wooden boards under it. */
const faces = { chart: 0.47, boards: 0.59 }

/** Pixels of a place in a path-traced picture: its camera is level, and its film is shifted to what it looks at. */
export function tracedView({
  camera: { from, at, lens },
  width,
  height,
}: TracedScene): (place: Vec3) => Flat {
  const [aimX, aimY, aimZ] = [at[0] - from[0], at[1] - from[1], at[2] - from[2]]
  const far = Math.hypot(aimX, aimZ)
  const [forwardX, forwardZ] = [aimX / far, aimZ / far]
  const toPixels = (lens / 36) * width
  return ([x, y, placeZ]) => {
    const [aside, z] = [x - from[0], placeZ - from[2]]
    const depth = aside * forwardX + z * forwardZ
    return [
      width / 2 + ((z * forwardX - aside * forwardZ) / depth) * toPixels,
      height / 2 - ((y - from[1]) / depth - aimY / far) * toPixels,
    ]
  }
}

/** The wall in a path-traced picture. */
export function tracedWall(scene: TracedScene): Wall {
  const z = scene.room.back + faces.chart + (scene.room.cladding === 'boards' ? faces.boards : 0)
  const seen = tracedView(scene)
  return (x, y) => seen([x, y, z])
}

/** An SVG transform: its axes are what an inch to the right and an inch up are at that place of the wall. */
export function lyingOn(wall: Wall, [u, v]: Flat): string {
  const [x, y] = wall(u, v)
  const [rx, ry] = wall(u + 1, v)
  const [ux, uy] = wall(u, v + 1)
  return `matrix(${[rx - x, ry - y, x - ux, y - uy, x, y].map((value) => value.toFixed(3)).join(' ')})`
}
