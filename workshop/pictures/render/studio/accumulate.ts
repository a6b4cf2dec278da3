/** Renders many frames with different lights and pixel offsets, averages them and develops the picture. */
import {
  AdditiveBlending,
  DirectionalLight,
  FloatType,
  HalfFloatType,
  Mesh,
  NearestFilter,
  NoBlending,
  OrthographicCamera,
  PCFShadowMap,
  type PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  type Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import type { LightSample } from './light-plan.ts'
import { radicalInverse } from '@loftwood/furniture/shapes/random'

/**
 * Frames are this much smaller than the picture. Each takes one sample per pixel at its own offset;
 * together they fill the picture's finer grid, at half the time.
 */
const frameScale = 0.72

/** Radiance that develops to pure white. */
export const whitePoint = 1.3

const fullScreen = 'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'

// The frame's pixels are put back where its offset took them from.
const addFrame = `uniform sampler2D frame; uniform float weight; uniform vec2 offset; varying vec2 vUv;
void main() { gl_FragColor = vec4(min(texture2D(frame, vUv + offset).rgb, vec3(6.0)) * weight, weight); }`

// Straight up to `knee`, then a soft shoulder that reaches 1 at the white point: paper whites stay white, nothing burns out.
const develop = `
uniform sampler2D sum; varying vec2 vUv;
vec3 curve(vec3 x) {
  const float knee = 0.55; const float top = ${whitePoint.toFixed(2)};
  vec3 t = clamp((x - knee) / (top - knee), 0.0, 1.0);
  float span = top - knee; float rise = 1.0 - knee;
  vec3 t2 = t * t, t3 = t2 * t;
  vec3 shoulder = knee + (t3 - 2.0 * t2 + t) * span + (3.0 * t2 - 2.0 * t3) * rise + (t3 - t2) * span * 0.18;
  return mix(x, shoulder, step(knee, x));
}
void main() {
  vec3 c = curve(texture2D(sum, vUv).rgb);
  c = clamp(c, 0.0, 1.0);
  vec3 s = mix(c * 12.92, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
  gl_FragColor = vec4(s, 1.0);
}`

export type Accumulation = Readonly<{
  scene: Scene
  camera: PerspectiveCamera
  width: number
  height: number
  frames: number
  /** Lights of one frame, always the same number. */
  lightsAt: (frame: number) => readonly LightSample[]
  /** Everything that casts shadows lies inside this ball. */
  focus: { centre: Vector3; radius: number }
}>

/** The studio's renderer, one per page. */
export function makeRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas, antialias: false, preserveDrawingBuffer: true })
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.shadowMap.autoUpdate = true
  return renderer
}

function shadowLight(shadowSize: number): DirectionalLight {
  const light = new DirectionalLight()
  light.shadow.mapSize.set(shadowSize, shadowSize)
  return light
}

function aim(
  light: DirectionalLight,
  sample: LightSample,
  { centre, radius, turn }: Accumulation['focus'] & { turn: number },
): void {
  light.color.setRGB(...sample.color)
  light.intensity = sample.intensity * Math.PI
  light.castShadow = sample.blur > 0
  light.position
    .set(...sample.direction)
    .multiplyScalar(radius * 2)
    .add(centre)
  light.target.position.copy(centre)
  light.target.updateMatrixWorld()
  const box = light.shadow.camera
  Object.assign(box, {
    left: -radius,
    right: radius,
    bottom: -radius,
    top: radius,
    near: radius * 0.9,
    far: radius * 3.2,
  })
  box.updateProjectionMatrix()
  light.shadow.normalBias = ((2 * radius) / light.shadow.mapSize.x) * 0.9
  light.shadow.bias = -0.0004
  light.shadow.radius = sample.blur + turn
}

function quad(material: ShaderMaterial): { scene: Scene; camera: OrthographicCamera } {
  const scene = new Scene()
  const mesh = new Mesh(new PlaneGeometry(2, 2), material)
  mesh.frustumCulled = false
  scene.add(mesh)
  return { scene, camera: new OrthographicCamera(-1, 1, 1, -1, 0, 1) }
}

/** Renders into the renderer's canvas. */
export function accumulate(renderer: WebGLRenderer, job: Accumulation): void {
  renderer.setPixelRatio(1)
  renderer.setSize(job.width, job.height, false)
  const [width, height] = [Math.round(job.width * frameScale), Math.round(job.height * frameScale)]
  const frame = new WebGLRenderTarget(width, height, {
    type: HalfFloatType,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  })
  const sum = new WebGLRenderTarget(job.width, job.height, { type: FloatType, depthBuffer: false })
  const offset = new Vector2()
  const adder = new ShaderMaterial({
    vertexShader: fullScreen,
    fragmentShader: addFrame,
    blending: AdditiveBlending,
    depthTest: false,
    depthWrite: false,
    transparent: true,
    premultipliedAlpha: true,
    uniforms: {
      frame: { value: frame.texture },
      weight: { value: 1 / job.frames },
      offset: { value: offset },
    },
  })
  const developer = new ShaderMaterial({
    vertexShader: fullScreen,
    fragmentShader: develop,
    blending: NoBlending,
    depthTest: false,
    uniforms: { sum: { value: sum.texture } },
  })
  const [adding, developing] = [quad(adder), quad(developer)]
  const lights = job.lightsAt(0).map(() => shadowLight(1024))
  for (const light of lights) job.scene.add(light, light.target)
  renderer.setRenderTarget(sum)
  renderer.setClearColor(0, 0)
  renderer.clear()
  for (let i = 0; i < job.frames; i++) {
    job.lightsAt(i).forEach((sample, n) => {
      const light = lights[n]
      if (light) aim(light, sample, { ...job.focus, turn: (i * 0.618034 + n * 0.37) % 1 })
    })
    const [dx, dy] = [radicalInverse(i + 1, 2) - 0.5, radicalInverse(i + 1, 3) - 0.5]
    job.camera.setViewOffset(width, height, dx, dy, width, height)
    offset.set(-dx / width, dy / height)
    renderer.setRenderTarget(frame)
    renderer.render(job.scene, job.camera)
    renderer.setRenderTarget(sum)
    renderer.autoClear = false
    renderer.render(adding.scene, adding.camera)
    renderer.autoClear = true
  }
  renderer.setRenderTarget(null)
  renderer.render(developing.scene, developing.camera)
  for (const light of lights) light.dispose()
  for (const one of [frame, sum, adder, developer]) one.dispose()
}
