// The stage of the 3D view: three.js, one canvas, drawn only when something changed.
import { boundsOf, type Part, type Vec3 } from '@loftwood/furniture'
import { assemble } from '@loftwood/furniture/shapes/assemble'
import { makeGrainTexture } from '@loftwood/furniture/shapes/grain-texture'
import { materialsOf, type Look } from '@loftwood/furniture/shapes/materials'
import {
  CircleGeometry,
  Color,
  Mesh,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  ShadowMaterial,
  Vector3,
  WebGLRenderer,
  type Group,
} from 'three'
import { withCeiling, type Bounds } from './bounds.ts'
import { makeCeiling } from './ceiling-plane.ts'
import type { Orbit } from './orbit.ts'
import { aimLights, studioLights } from './studio-lights.ts'

const FIELD_OF_VIEW = 26
/** Room around the piece, and how much higher than the middle it stands: the finishes are below it. */
const MARGIN = 1.06
const LIFT = 0.05
/** Cushions in cells this much larger than in pictures. */
const COARSENESS = 2.2
const MAX_PIXEL_RATIO = 2
const RADIANS = Math.PI / 180

/** Parts and how they look. */
export interface Dressed {
  parts: readonly Part[]
  look: Look
}

export interface FurnitureScene {
  /** Shows these pieces instead of those before. */
  show: (pieces: readonly Dressed[]) => void
  /** @param height inches above the floor; null for none */
  setCeiling: (height: number | null) => void
  /** @param width, height in CSS pixels */
  resize: (width: number, height: number) => void
  draw: (orbit: Orbit) => void
  /** Where a point of the room lies on the canvas, CSS pixels. */
  project: (point: Vec3) => readonly [x: number, y: number]
  dispose: () => void
}

/** @throws {Error} when the browser has no WebGL */
export function openScene(canvas: HTMLCanvasElement): FurnitureScene {
  const renderer = makeRenderer(canvas)
  const grain = makeGrainTexture(renderer.capabilities.getMaxAnisotropy(), 'live')
  const { scene, lights, floor } = makeStudio()
  const ceiling = makeCeiling()
  scene.add(ceiling.mesh)
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 1, 4000)
  const focus: Focus = { centre: new Vector3(), radius: 1 }
  const size = { width: 1, height: 1 }
  const spot = new Vector3()
  let shown: readonly Group[] = []
  let bounds: Bounds | null = null
  let ceilingHeight: number | null = null

  const aim = () => {
    if (!bounds) return
    focusOn(focus, withCeiling(bounds, ceilingHeight))
    ceiling.place(bounds, ceilingHeight)
    placeFloor(floor, focus)
    aimLights(lights, focus)
    renderer.shadowMap.needsUpdate = true
  }

  return {
    show(pieces) {
      for (const piece of shown) disposePiece(scene, piece)
      shown = pieces.map(({ parts, look }) => assemble(parts, materialsOf(look, grain), COARSENESS))
      for (const piece of shown) scene.add(piece)
      bounds = boundsOf(pieces.flatMap(({ parts }) => parts))
      aim()
    },
    setCeiling(height) {
      ceilingHeight = height
      aim()
    },
    resize(width, height) {
      Object.assign(size, { width, height })
      renderer.setSize(width, height, false)
      camera.aspect = width / height
      camera.setViewOffset(width, height, 0, height * LIFT, width, height)
      camera.updateProjectionMatrix()
    },
    draw(orbit) {
      placeEye(camera, orbit, focus)
      renderer.render(scene, camera)
    },
    project(point) {
      spot.set(...point).project(camera)
      return [((spot.x + 1) / 2) * size.width, ((1 - spot.y) / 2) * size.height]
    },
    dispose() {
      for (const piece of shown) disposePiece(scene, piece)
      floor.geometry.dispose()
      floor.material.dispose()
      ceiling.dispose()
      grain.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}

function makeRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  // Requested here, because three.js logs an error when there is none.
  const context = canvas.getContext('webgl2', { antialias: true, powerPreference: 'default' })
  if (!context) throw new Error('no WebGL')
  const renderer = new WebGLRenderer({ canvas, context })
  renderer.setPixelRatio(Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO))
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.shadowMap.autoUpdate = false
  return renderer
}

/** White, with its light and its floor. */
function makeStudio() {
  const scene = new Scene()
  scene.background = new Color('#ffffff')
  const floor = makeFloor()
  scene.add(floor)
  return { scene, lights: studioLights(scene), floor }
}

/** Shows nothing but shadows. */
function makeFloor() {
  const floor = new Mesh(new CircleGeometry(1, 48), new ShadowMaterial({ opacity: 0.14 }))
  floor.rotation.x = -Math.PI / 2
  floor.receiveShadow = true
  return floor
}

interface Focus {
  centre: Vector3
  radius: number
}

function focusOn(focus: Focus, { x, y, z }: Bounds): void {
  focus.centre.set((x[0] + x[1]) / 2, (y[0] + y[1]) / 2, (z[0] + z[1]) / 2)
  focus.radius = Math.hypot(x[1] - x[0], y[1] - y[0], z[1] - z[0]) / 2
}

function placeFloor(floor: Mesh, { centre, radius }: Focus): void {
  floor.scale.setScalar(radius * 4)
  floor.position.set(centre.x, 0.05, centre.z)
}

/** Far enough that the whole piece is seen from every side, at zoom 1. */
function placeEye(camera: PerspectiveCamera, { azimuth, elevation, zoom }: Orbit, focus: Focus): void {
  const [a, e] = [azimuth * RADIANS, elevation * RADIANS]
  const narrowest = Math.min(1, camera.aspect)
  const distance = (focus.radius * MARGIN) / Math.sin((FIELD_OF_VIEW / 2) * RADIANS) / narrowest / zoom
  const direction = new Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e))
  camera.position.copy(focus.centre).addScaledVector(direction, distance)
  camera.lookAt(focus.centre)
  camera.updateMatrixWorld()
}

function disposePiece(scene: Scene, piece: Group): void {
  scene.remove(piece)
  piece.traverse((object) => {
    if (!(object instanceof Mesh)) return
    object.geometry.dispose()
    object.material.dispose()
  })
}
