import { buildFurniture } from '@loftwood/furniture'
import { expect, test } from 'vitest'
import { sizeOf } from './box.ts'
import { CLEARANCE_DEPTH, footprintOf } from './footprint.ts'

const bunkSize = { length: 80, width: 43, height: 66 }

test('a bunk stands on its measures, and its ladder hooks on in front', () => {
  const { area, height, upperBed } = footprintOf(buildFurniture({ kind: 'bunk', access: 'ladder' }, bunkSize))
  expect(area.x).toEqual([-40, 40])
  expect(area.y[0]).toBe(-21.5)
  expect(area.y[1]).toBeGreaterThan(21.5)
  expect(height).toBeCloseTo(66)
  expect(upperBed).not.toBeNull()
})

test('30 inches stay free at the foot of the ladder', () => {
  const { area, clearances } = footprintOf(buildFurniture({ kind: 'bunk', access: 'ladder' }, bunkSize))
  const [ladder] = clearances
  expect(clearances.map(({ kind }) => kind)).toEqual(['ladder'])
  expect(ladder?.y[0]).toBeCloseTo(area.y[1])
  expect(sizeOf(ladder!.y)).toBeCloseTo(CLEARANCE_DEPTH.ladder)
  expect(sizeOf(ladder!.x)).toBeLessThan(20)
  expect(ladder!.x[0]).toBeGreaterThan(0)
})

test.each([
  [{ kind: 'bunk', access: 'stairs', drawers: 3 }, ['stairs', 'drawers']],
  [{ kind: 'bunk', access: 'ladder', withSlide: true }, ['ladder', 'slide']],
  [{ kind: 'bunk', access: 'ladder', withTrundle: true }, ['ladder', 'trundle']],
  [{ kind: 'loft', access: 'ladder', withDesk: true }, ['ladder', 'desk']],
  [{ kind: 'loft', access: 'angled_ladder' }, ['ladder']],
  [{ kind: 'bunk', access: 'ladder', lowerBedSize: 'full' }, ['ladder']],
  [{ kind: 'bed', drawers: 3 }, ['drawers', 'drawers', 'drawers']],
  [{ kind: 'desk', drawers: 0 }, ['desk']],
  [{ kind: 'dresser', drawers: 6 }, ['drawers', 'drawers']],
  [{ kind: 'bookcase', shelves: 3 }, []],
] as const)('what must stay free before %j', (model, kinds) => {
  const parts = buildFurniture(model, undefined)
  const { clearances, area } = footprintOf(parts, 'withTrundle' in model)
  expect(clearances.map(({ kind }) => kind)).toEqual(kinds)
  // All of it is in front.
  expect(clearances.every(({ y, x }) => y[1] > area.y[0] && x[0] >= area.x[0] && x[1] <= area.x[1])).toBe(
    true,
  )
})

test('a trundle rolls out from the frame as far as it is wide', () => {
  const { area, clearances } = footprintOf(
    buildFurniture({ kind: 'bed', withTrundle: true }, undefined),
    true,
  )
  const [trundle] = clearances
  expect(trundle?.kind).toBe('trundle')
  expect(sizeOf(trundle!.y)).toBeGreaterThan(30)
  expect(trundle!.y[0]).toBeCloseTo(area.y[1])
})

test('under a loft there is room for a dresser, in a bunk there is none', () => {
  const solidsIn = (kind: 'loft' | 'bunk') =>
    footprintOf(buildFurniture({ kind, access: 'ladder' }, undefined)).solids.filter(
      ({ x, y, h }) => x[0] < 10 && x[1] > -10 && y[0] < 10 && y[1] > -10 && h[0] < 34,
    )
  expect(solidsIn('loft')).toEqual([])
  expect(solidsIn('bunk').length).toBeGreaterThan(0)
})

test('a low bed has nobody above', () => {
  expect(footprintOf(buildFurniture({ kind: 'bed' }, undefined)).upperBed).toBeNull()
})
