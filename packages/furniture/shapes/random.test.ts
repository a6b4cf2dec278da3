import { expect, it } from 'vitest'
import { fractal2, noise2, radicalInverse } from './random.ts'

it('repeats noise after its period', () => {
  for (const [x, y] of [
    [0.3, 0.7],
    [2.9, 1.1],
    [6.5, 3.5],
  ] as const) {
    expect(noise2(x + 8, y + 4, 3, 8, 4)).toBeCloseTo(noise2(x, y, 3, 8, 4), 10)
    expect(fractal2(x, y + 4, { octaves: 3, seed: 1, periodX: 8, periodY: 4 })).toBeCloseTo(
      fractal2(x, y, { octaves: 3, seed: 1, periodX: 8, periodY: 4 }),
      10,
    )
  }
})

it('stays between 0 and 1', () => {
  const values = Array.from({ length: 400 }, (_, i) => fractal2(i * 0.37, i * 0.11, { octaves: 4, seed: 9 }))
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...values)).toBeLessThanOrEqual(1)
  expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.4)
})

it('counts in the van der Corput sequence', () => {
  expect([1, 2, 3, 4].map((i) => radicalInverse(i, 2))).toEqual([0.5, 0.25, 0.75, 0.125])
})
