// The light of the 3D view.
import { DirectionalLight, HemisphereLight, type Scene, type Vector3 } from 'three'

/** The two that throw shadows; they are aimed at the piece. */
export interface Lights {
  key: DirectionalLight
  top: DirectionalLight
}

/** Bright surroundings, a key light from the left, one from above for the shadow underneath, a faint one behind. */
export function studioLights(scene: Scene): Lights {
  const key = new DirectionalLight('#fff6ea', 1.35)
  const top = new DirectionalLight('#ffffff', 0.45)
  const back = new DirectionalLight('#f2f6ff', 0.5)
  back.position.set(0.6, 0.5, -1)
  for (const light of [key, top]) {
    light.castShadow = true
    light.shadow.mapSize.set(2048, 2048)
    light.shadow.bias = -0.0004
    light.shadow.normalBias = 0.25
    light.shadow.radius = 7
    scene.add(light.target)
  }
  scene.add(new HemisphereLight('#ffffff', '#efe6da', 1.75), key, top, back)
  return { key, top }
}

/** Puts the shadows around a piece. */
export function aimLights(
  { key, top }: Lights,
  { centre, radius }: { centre: Vector3; radius: number },
): void {
  const reach = radius * 1.3
  for (const [light, [x, y, z]] of [
    [key, [-0.55, 0.85, 0.75]],
    [top, [0.05, 1, 0.1]],
  ] as const) {
    light.position
      .set(x, y, z)
      .normalize()
      .multiplyScalar(radius * 3)
      .add(centre)
    light.target.position.copy(centre)
    Object.assign(light.shadow.camera, {
      left: -reach,
      right: reach,
      top: reach,
      bottom: -reach,
      far: radius * 6,
    })
    light.shadow.camera.updateProjectionMatrix()
  }
}
