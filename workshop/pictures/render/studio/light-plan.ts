/**
 * Where light comes from in each accumulated frame. A frame has a handful of sharp lights; over all frames
 * they cover the soft boxes and the bright surroundings, which gives penumbras and ambient occlusion.
 */
import { radicalInverse } from '@loftwood/furniture/shapes/random'

/** A distant light: direction towards it (y up), colour times strength; `blur` softens its shadow by so many texels, 0 casts none. */
export type LightSample = Readonly<{
  direction: readonly [number, number, number]
  color: readonly [number, number, number]
  intensity: number
  blur: number
}>

/** A soft box seen from the furniture: degrees. `irradiance` falls on a surface that faces it. */
export type SoftBox = Readonly<{
  azimuth: number
  elevation: number
  radius: number
  irradiance: number
  color: readonly [number, number, number]
}>

/** Light from all around. `floor` comes from below. */
export type Surroundings = Readonly<{
  sky: number
  floor: number
  skyColor: readonly [number, number, number]
  floorColor: readonly [number, number, number]
  /** How much brighter the side towards the camera is, 0 to 1. */
  frontal: number
}>

export type LightPlan = Readonly<{ boxes: readonly SoftBox[]; around: Surroundings; skyPerFrame: number }>

const degrees = Math.PI / 180

/** The lights of frame `frame` of `frames`. Intensities are per frame: their mean over the frames is the plan. */
export function lightsOfFrame(plan: LightPlan, frame: number, frames: number): LightSample[] {
  return [
    ...plan.boxes.map((box, i) => boxSample(box, frame, i)),
    ...skySamples(plan, frame, frames),
    floorSample(plan, frame, frames),
  ]
}

/** A point of the soft box's disc, evenly spread over the frames. */
function boxSample(box: SoftBox, frame: number, index: number): LightSample {
  const r = Math.sqrt(((frame + 0.5) * 0.6180339887) % 1)
  const turn = 2 * Math.PI * radicalInverse(frame + 1 + index * 7, 2)
  const [a, e] = [box.azimuth * degrees, box.elevation * degrees]
  const spread = Math.tan(box.radius * degrees) * r
  const forward = [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)] as const
  const right = [Math.cos(a), 0, -Math.sin(a)] as const
  const up = [-Math.sin(a) * Math.sin(e), Math.cos(e), -Math.cos(a) * Math.sin(e)] as const
  const [s, t] = [spread * Math.cos(turn), spread * Math.sin(turn)]
  return {
    direction: unit([0, 1, 2].map((i) => (forward[i] ?? 0) + (right[i] ?? 0) * s + (up[i] ?? 0) * t)),
    color: box.color,
    intensity: box.irradiance,
    blur: 4,
  }
}

function skySamples(plan: LightPlan, frame: number, frames: number): LightSample[] {
  const total = frames * plan.skyPerFrame
  return Array.from({ length: plan.skyPerFrame }, (_, i) => {
    // Every frame takes one direction of each band between horizon and zenith.
    const n = i * frames + ((frame * 7 + i * 5) % frames)
    const y = 0.06 + 0.94 * ((n + 0.5) / total)
    const turn = n * 2.399963 + 0.5
    const flat = Math.sqrt(1 - y * y)
    const direction = [flat * Math.sin(turn), y, flat * Math.cos(turn)] as const
    const weight = (0.45 + 0.55 * y) * (1 + plan.around.frontal * direction[2])
    // Uniform directions: irradiance on a level surface is the mean of weight * y times this.
    return {
      direction,
      color: plan.around.skyColor,
      intensity: (plan.around.sky * weight * 2) / (plan.skyPerFrame * 0.75),
      blur: 4,
    }
  })
}

function floorSample(plan: LightPlan, frame: number, frames: number): LightSample {
  const y = -Math.sqrt(0.04 + 0.92 * ((((frame * 5) % frames) + 0.5) / frames))
  const turn = frame * 2.399963
  const flat = Math.sqrt(1 - y * y)
  return {
    direction: [flat * Math.sin(turn), y, flat * Math.cos(turn)],
    color: plan.around.floorColor,
    intensity: plan.around.floor,
    blur: 0,
  }
}

function unit(v: readonly number[]): readonly [number, number, number] {
  const length = Math.hypot(...v)
  return v.map((c) => c / length) as [number, number, number]
}

/** Mean irradiance of the whole plan on a level surface that nothing shades. */
export function openIrradiance(plan: LightPlan, frames: number): number {
  let sum = 0
  for (let frame = 0; frame < frames; frame++) {
    for (const light of lightsOfFrame(plan, frame, frames))
      sum += Math.max(0, light.direction[1]) * light.intensity
  }
  return sum / frames
}
