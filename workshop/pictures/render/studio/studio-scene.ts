/** The white studio: an endless floor that only shows shadows, soft boxes, bright surroundings. */
import { AmbientLight, CircleGeometry, Color, Mesh, MeshLambertMaterial, Scene, Vector3 } from 'three'
import { boundsOf } from '@loftwood/furniture/bounds'
import type { Part } from '@loftwood/furniture/part'
import { whitePoint } from './accumulate.ts'
import { type LightPlan, openIrradiance } from './light-plan.ts'

/** `mirrored` puts the key light on the other side, for a camera that stands right of the furniture. */
export const studioLights = (mirrored: boolean): LightPlan => {
  const side = mirrored ? -1 : 1
  return {
    boxes: [
      { azimuth: 34 * side, elevation: 50, radius: 14, irradiance: 0.6, color: [1, 0.975, 0.94] },
      { azimuth: -58 * side, elevation: 24, radius: 22, irradiance: 0.28, color: [0.97, 0.985, 1] },
    ],
    around: {
      sky: 0.56,
      floor: 0.3,
      skyColor: [0.99, 0.993, 1],
      floorColor: [1, 0.985, 0.965],
      frontal: 0.3,
    },
    skyPerFrame: 3,
  }
}

const bounce = 0.075

/** The floor's shade where nothing shadows it is just above the white point. */
export function studioScene(
  parts: readonly Part[],
  plan: LightPlan,
  frames: number,
): { scene: Scene; focus: { centre: Vector3; radius: number } } {
  const scene = new Scene()
  // What light bounces between boards; the floor's own share is counted below.
  scene.add(new AmbientLight(new Color(1, 0.98, 0.95), bounce * Math.PI))
  const white = whitePoint * 1.02
  scene.background = new Color(white, white, white)
  const bounds = boundsOf(parts)
  const size = new Vector3(bounds.x[1] - bounds.x[0], bounds.y[1] - bounds.y[0], bounds.z[1] - bounds.z[0])
  const radius = size.length() / 2 + 1
  const shade = white / (openIrradiance(plan, frames) + bounce)
  const floor = new Mesh(
    new CircleGeometry(radius * 2.3, 48),
    new MeshLambertMaterial({ color: new Color(shade, shade, shade) }),
  )
  floor.rotation.x = -Math.PI / 2
  // Slightly above the feet, whose rounded edges would let light through.
  floor.position.set(
    (bounds.x[0] + bounds.x[1]) / 2,
    Math.min(0.14, size.y * 0.004),
    (bounds.z[0] + bounds.z[1]) / 2,
  )
  floor.receiveShadow = true
  floor.renderOrder = 1
  scene.add(floor)
  return { scene, focus: { centre: new Vector3(floor.position.x, size.y / 2, floor.position.z), radius } }
}
