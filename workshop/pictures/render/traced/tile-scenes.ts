/** The scenes of category tiles: one piece of each category in its room, daylight from the left. */
import type { PerspectiveCamera } from 'three'
import { fitCamera } from '@loftwood/furniture/shapes/camera'
import { boundsOf } from '@loftwood/furniture/bounds'
import { textilesOf } from '@loftwood/furniture/color-schemes'
import { finishOf } from '@loftwood/furniture/finish'
import { extent, fill, middle } from '@loftwood/furniture/make-part'
import type { Part, Vec3, Zone } from '@loftwood/furniture/part'
import { categoryTiles } from '../category-tiles.ts'
import { subjectParts } from '../subject-parts.ts'
import { type Tile, tiles } from './tile-rooms.ts'
import type { Prop, TracedCamera, TracedRoom, TracedScene } from './traced-scene.ts'

export function tileScene(key: string, size: Pick<TracedScene, 'width' | 'height' | 'samples'>): TracedScene {
  const [subject, tile] = [categoryTiles[key], tiles[key]]
  if (!subject || !tile) throw new Error(`no tile is called ${key}`)
  const parts = subjectParts(subject)
  const furniture = boundsOf(parts)
  const camera = cameraOf(furniture, size.width / size.height)
  const isCloth = subject.model.fabricColor !== undefined
  const textiles = textilesOf(`tile ${key}`, subject.model.fabricColor, isCloth)
  return {
    parts,
    finish: finishOf(isCloth ? undefined : subject.options?.finish),
    textiles: isCloth ? textiles : { ...textiles, pattern: 'plain', duvet: tile.duvet ?? textiles.duvet },
    room: roomOf(tile, furniture, camera),
    throws: tile.throws ?? [],
    props: [...rugOf(tile, furniture), ...tile.props(furniture)],
    camera,
    ...size,
  }
}

/** A rug lies before beds, not before a chest of drawers. */
const rugOf = ({ rug: color }: Tile, { x, z }: Zone): Prop[] =>
  color && extent(x) > 60
    ? [{ kind: 'rug', at: [middle(x) - 6, 0, z[1] + 14], size: [extent(x) * 0.95, 58], color }]
    : []

function roomOf({ wall, floor }: Tile, { x, z }: Zone, { from }: TracedCamera): TracedRoom {
  return {
    wall,
    floor,
    curtain: '#efe9dc',
    left: x[0] - 110,
    right: x[1] + 40,
    back: z[0] - 1.2,
    front: from[2] + 30,
    window: { near: 18, far: 84, sill: 26, top: 88 },
  }
}

/** Low furniture leaves room for the pictures above it. */
function cameraOf({ x, y, z }: Zone, aspect: number): TracedCamera {
  const top = Math.max(y[1] + 4, 66)
  const shown: readonly Part[] = [
    fill('panel', { x: [x[0] - 14, x[1] + 10], y: [-3, top], z: [z[0], z[1] + 10] }),
  ]
  const seen = fitCamera(shown, { azimuth: -17, elevation: 7, fov: 33, fill: 0.96 }, aspect)
  const from: Vec3 = [seen.position.x, seen.position.y, seen.position.z]
  return { from, at: centreOf(seen), lens: 18 / (Math.tan((33 / 2) * (Math.PI / 180)) * aspect) }
}

/** What lies in the middle of the picture, above the origin of depth. */
export function centreOf({ position, matrixWorld }: PerspectiveCamera): Vec3 {
  const [x = 0, y = 0, z = -1] = [8, 9, 10].map((i) => -(matrixWorld.elements[i] ?? 0))
  const far = -position.z / z
  return [position.x + x * far, position.y + y * far, 0]
}
