import { describe, expect, it } from 'vitest'
import type { MattressFacts } from './fit-attributes.ts'
import { heaviestSleeper, misfitOf, type MattressPlace } from './mattress-fit.ts'

const upper: MattressPlace = { size: 'twin', thickest: 7, load: 250 }
const mattress: MattressFacts = { size: 'twin', thickness: 6, load: 200 }

describe('a mattress in a place', () => {
  it.each<[string, Partial<MattressFacts>, ReturnType<typeof misfitOf>]>([
    ['of its size, thin and strong enough', {}, null],
    ['as thick as allowed', { thickness: 7 }, null],
    ['a quarter inch too thick', { thickness: 7.25 }, 'thickness'],
    ['longer by a size', { size: 'twin_xl' }, 'size'],
    ['for sleepers as heavy as the place bears', { load: 250 }, null],
    ['for heavier sleepers than the place bears', { load: 275 }, null],
    ['of the wrong size and too thick', { size: 'full', thickness: 10 }, 'size'],
  ])('%s', (_name, change, misfit) => {
    expect(misfitOf({ ...mattress, ...change }, upper)).toBe(misfit)
  })

  it('has no limit where the place has none', () => {
    const floor: MattressPlace = { size: 'twin', thickest: null, load: null }
    expect(misfitOf({ ...mattress, thickness: 14, load: 400 }, floor)).toBeNull()
  })

  it('is for sleepers that both bear', () => {
    expect(heaviestSleeper(mattress, upper)).toBe(200)
    expect(heaviestSleeper({ ...mattress, load: 275 }, upper)).toBe(250)
    expect(heaviestSleeper(mattress, { ...upper, load: null })).toBe(mattress.load)
    expect(heaviestSleeper({ ...mattress, load: null }, upper)).toBeNull()
  })
})
