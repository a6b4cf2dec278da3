/** A furnished room: painted walls, plank floor, daylight from a window, things to scale. */
import {
  AmbientLight,
  Color,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Scene,
  type Texture,
  Vector3,
} from 'three'
import { boundsOf } from '@loftwood/furniture/bounds'
import { finishOf } from '@loftwood/furniture/finish'
import { extent, middle } from '@loftwood/furniture/make-part'
import type { Part } from '@loftwood/furniture/part'
import type { Room, Shot } from '../shot.ts'
import { assembleWith } from '@loftwood/furniture/shapes/assemble'
import type { LightPlan } from './light-plan.ts'
import { plainMaterial, plankMaterial, woodMaterial } from '@loftwood/furniture/shapes/materials'
import type { Prop, RoomBox } from './prop.ts'
import { boxAround, framingOf } from './room-box.ts'
import { roomProps } from './room-props.ts'

/** Daylight from the window beside the furniture and one behind the camera. `mirrored` for a side wall at the left. */
export const roomLights = (mirrored: boolean): LightPlan => {
  const side = mirrored ? -1 : 1
  return {
    boxes: [
      { azimuth: 64 * side, elevation: 33, radius: 6, irradiance: 0.92, color: [1, 0.94, 0.84] },
      { azimuth: -28 * side, elevation: 34, radius: 24, irradiance: 0.36, color: [0.95, 0.975, 1] },
    ],
    around: { sky: 0.74, floor: 0.22, skyColor: [0.98, 0.99, 1], floorColor: [1, 0.94, 0.86], frontal: 0.75 },
    skyPerFrame: 3,
  }
}

export type RoomScene = Readonly<{
  scene: Scene
  focus: { centre: Vector3; radius: number }
  framing: readonly Part[]
}>

/** The room around `shot.parts`; `framing` is what the camera has to show. */
export function roomScene(shot: Shot, room: Room, grain: Texture): RoomScene {
  const furniture = boundsOf(shot.parts)
  const box = boxAround(furniture, room, shot.view.azimuth)
  const scene = new Scene()
  scene.background = new Color(room.wall)
  scene.add(new AmbientLight(new Color(1, 0.97, 0.93), 0.17 * Math.PI))
  scene.add(shell(room, box, grain))
  scene.add(propMeshes(roomProps(room, box, furniture), grain))
  const framing = framingOf(furniture, room)
  const centre = new Vector3(framing.position[0], 44, middle(furniture.z) + 8)
  return {
    scene,
    focus: { centre, radius: Math.max(105, framing.size[0] * 0.78, (70 * shot.width) / shot.height) },
    framing: [framing],
  }
}

/** Walls and floor. Walls shade the room; the floor only receives. */
function shell(room: Room, box: RoomBox, grain: Texture): Group {
  const group = new Group()
  const paint = plainMaterial(room.wall)
  paint.side = DoubleSide
  const depth = box.frontZ - box.backZ
  const back = new Mesh(new PlaneGeometry(extent(box.x), box.ceiling), paint)
  back.position.set(middle(box.x), box.ceiling / 2, box.backZ)
  const side = new Mesh(new PlaneGeometry(depth, box.ceiling), paint)
  side.position.set(box.sideX, box.ceiling / 2, box.backZ + depth / 2)
  side.rotation.y = box.sideX > 0 ? -Math.PI / 2 : Math.PI / 2
  const ceiling = new Mesh(
    new PlaneGeometry(extent(box.x), depth),
    new MeshBasicMaterial({ color: new Color(0.86, 0.85, 0.83) }),
  )
  ceiling.position.set(middle(box.x), box.ceiling, box.backZ + depth / 2)
  ceiling.rotation.x = Math.PI / 2
  const floor = new Mesh(
    new PlaneGeometry(extent(box.x), depth),
    plankMaterial(finishOf('natural').wood, room.floor, grain),
  )
  floor.position.set(middle(box.x), 0.1, box.backZ + depth / 2)
  floor.rotation.x = -Math.PI / 2
  for (const mesh of [back, side, ceiling, floor]) {
    mesh.receiveShadow = true
    group.add(mesh)
  }
  // A copy behind the wall casts its shadow: the wall itself would show shadow acne.
  const shade = new Mesh(back.geometry, paint)
  shade.position.copy(back.position).setZ(box.backZ - 2)
  shade.castShadow = true
  group.add(shade)
  return group
}

/** One mesh per colour. */
function propMeshes(props: readonly Prop[], grain: Texture): Group {
  const group = new Group()
  const colors = new Map<string, Part[]>()
  for (const { part, color, isWood } of props) {
    const key = isWood ? 'wood' : color
    colors.set(key, [...(colors.get(key) ?? []), part])
  }
  for (const [color, parts] of colors) {
    const material =
      color === 'wood'
        ? woodMaterial(finishOf('natural').wood, grain)
        : color === 'glass'
          ? new MeshBasicMaterial({ color: new Color(1.25, 1.27, 1.3) })
          : plainMaterial(color)
    const mesh = assembleWith(parts, material)
    mesh.castShadow = color !== 'glass'
    group.add(mesh)
  }
  return group
}
