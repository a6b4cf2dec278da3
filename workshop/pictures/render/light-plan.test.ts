import { describe, expect, it } from 'vitest'
import { lightsOfFrame, openIrradiance } from './studio/light-plan.ts'
import { studioLights } from './studio/studio-scene.ts'

describe.each([
  ['studio', studioLights(false)],
  ['mirrored studio', studioLights(true)],
] as const)('%s', (_name, plan) => {
  const all = Array.from({ length: 12 }, (_, frame) => lightsOfFrame(plan, frame, 12))

  it('has the same number of lights in every frame', () => {
    expect(new Set(all.map((lights) => lights.length)).size).toBe(1)
  })

  it('points its lights in unit directions of finite strength', () => {
    for (const light of all.flat()) {
      expect(Math.hypot(...light.direction)).toBeCloseTo(1, 6)
      expect(light.intensity).toBeGreaterThan(0)
    }
  })

  it('gives a level surface about as much light with any number of frames', () => {
    expect(openIrradiance(plan, 12) / openIrradiance(plan, 48)).toBeCloseTo(1, 1)
  })
})

it('mirrors the studio', () => {
  const [right] = lightsOfFrame(studioLights(false), 0, 12)
  const [left] = lightsOfFrame(studioLights(true), 0, 12)
  expect(Math.sign(right?.direction[0] ?? 0)).toBe(-Math.sign(left?.direction[0] ?? 0))
})
