/** A piece as it stands in a shopper's room: metres, on the floor around the origin, with physical materials. */
import { Box3, Color, Group, Mesh, MeshBasicMaterial, MeshStandardMaterial, type BufferGeometry } from 'three'
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js'
import { assembleWith } from '../shapes/assemble.ts'
import type { Look } from '../shapes/materials.ts'
import { partFrame } from '../shapes/part-frame.ts'
import type { MaterialName, Part } from '../src/part.ts'
import { surfacesOf, type Surface } from './surfaces.ts'

const METRES_PER_INCH = 0.0254
/** Cushions in cells this much larger than in pictures, which keeps files small. */
const COARSENESS = 2.6
/** Boards differ a little in brightness: they are divided among this many shades. */
const SHADES = 3
const SHADE_STEP = 0.07
/** Corners nearer than this are one; inches. */
const WELD = 1e-4

const unused = new MeshBasicMaterial()

/** One mesh per material and shade. */
export function modelScene(parts: readonly Part[], look: Look): Group {
  const surfaces = surfacesOf(look)
  const scene = new Group()
  for (const [key, boards] of byShade(parts, surfaces)) {
    const [name, shade] = key.split(' ') as [MaterialName, string]
    const geometry = geometryOf(boards)
    geometry.scale(METRES_PER_INCH, METRES_PER_INCH, METRES_PER_INCH)
    const mesh = new Mesh(geometry, materialOf(surfaces[name], Number(shade)))
    mesh.name = `${name}_${shade}`
    scene.add(mesh)
  }
  standAtOrigin(scene)
  return scene
}

/** Ladders and slides stand out on one side: a viewer turns a piece around its middle. */
function standAtOrigin(scene: Group): void {
  const { min, max } = new Box3().setFromObject(scene)
  for (const { geometry } of scene.children as Mesh[])
    geometry.translate(-(min.x + max.x) / 2, -min.y, -(min.z + max.z) / 2)
}

function byShade(
  parts: readonly Part[],
  surfaces: Readonly<Record<MaterialName, Surface>>,
): ReadonlyMap<string, Part[]> {
  const groups = new Map<string, Part[]>()
  parts.forEach((part, index) => {
    const [brightness] = partFrame(part, index).tint
    const shade =
      surfaces[part.material].variety > 0 ? Math.min(SHADES - 1, Math.floor(brightness * SHADES)) : 1
    const key = `${part.material} ${shade}`
    groups.set(key, [...(groups.get(key) ?? []), part])
  })
  return groups
}

/** Without texture coordinates and tints, so that the faces of a board share their corners. */
function geometryOf(parts: readonly Part[]): BufferGeometry {
  const { geometry } = assembleWith(parts, unused, COARSENESS)
  geometry.deleteAttribute('uv')
  geometry.deleteAttribute('tint')
  return mergeVertices(geometry, WELD)
}

function materialOf({ color, roughness, metalness, variety }: Surface, shade: number): MeshStandardMaterial {
  const brightness = 1 + (shade - (SHADES - 1) / 2) * SHADE_STEP * variety
  return new MeshStandardMaterial({
    color: new Color(color).multiplyScalar(brightness),
    roughness,
    metalness,
  })
}
