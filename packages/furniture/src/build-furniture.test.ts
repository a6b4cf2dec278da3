import { describe, expect, it } from 'vitest'
import { boundsOf, cornersOf, measuredParts } from './bounds.ts'
import { buildFurniture } from './build-furniture.ts'
import {
  defaultMeasures,
  type FurnitureModel,
  type FurnitureOptions,
  type Measures,
} from './furniture-model.ts'

type Sample = readonly [name: string, model: FurnitureModel, measures: Measures, options?: FurnitureOptions]

const samples: Sample[] = [
  ...Object.entries(defaultMeasures).map(([kind, measures]): Sample => [
    kind,
    { kind: kind as FurnitureModel['kind'] },
    measures,
  ]),
  [
    'bunk with ladder at the left',
    { kind: 'bunk', access: 'ladder' },
    { length: 81, width: 44, height: 60 },
    { ladderSide: 'left' },
  ],
  [
    'twin over full',
    { kind: 'bunk', access: 'ladder', lowerBedSize: 'full' },
    { length: 81, width: 61, height: 66 },
    { bedSize: 'twin' },
  ],
  [
    'twin over full by option',
    { kind: 'bunk', access: 'angled_ladder' },
    { length: 81, width: 70, height: 66 },
    { bedSize: 'twin_over_full' },
  ],
  [
    'bunk with leaning ladder',
    { kind: 'bunk', access: 'angled_ladder', endPanel: 'curved' },
    { length: 81, width: 56, height: 70 },
  ],
  [
    'bunk with stairs',
    { kind: 'bunk', access: 'stairs', drawers: 4, endPanel: 'panel' },
    { length: 98, width: 43, height: 68 },
  ],
  [
    'bunk with slide',
    { kind: 'bunk', access: 'ladder', withSlide: true },
    { length: 81, width: 96, height: 56 },
  ],
  [
    'bunk with stairs and slide',
    { kind: 'bunk', access: 'stairs', withSlide: true },
    { length: 99, width: 97, height: 56 },
  ],
  [
    'triple bunk',
    { kind: 'bunk', access: 'ladder', arrangement: 'triple' },
    { length: 80, width: 42.5, height: 84 },
  ],
  [
    'corner bunk',
    { kind: 'bunk', access: 'ladder', arrangement: 'corner' },
    { length: 80, width: 80, height: 66 },
  ],
  [
    'corner bunk with a wider lower bed and its ladder at the left',
    { kind: 'bunk', access: 'ladder', arrangement: 'corner', lowerBedSize: 'full' },
    { length: 80, width: 80, height: 66 },
    { ladderSide: 'left' },
  ],
  [
    'bunk with trundle',
    { kind: 'bunk', access: 'ladder', withTrundle: true },
    { length: 81, width: 44, height: 70 },
  ],
  [
    'loft with desk and shelves',
    { kind: 'loft', access: 'ladder', withDesk: true, shelves: 3, drawers: 2 },
    { length: 81, width: 44, height: 72 },
  ],
  [
    'low loft with slide',
    { kind: 'loft', access: 'ladder', withSlide: true },
    { length: 81, width: 90, height: 48 },
  ],
  [
    'queen loft',
    { kind: 'loft', access: 'stairs', drawers: 3 },
    { length: 104, width: 66, height: 84 },
    { bedSize: 'queen' },
  ],
  ['platform bed', { kind: 'bed' }, { length: 80, width: 42, height: 14 }],
  ['captain bed', { kind: 'bed', drawers: 6 }, { length: 80, width: 42, height: 44 }],
  [
    'queen bed with trundle',
    { kind: 'bed', withTrundle: true, endPanel: 'curved' },
    { length: 86, width: 66, height: 46 },
    { bedSize: 'queen' },
  ],
  ['desk with pedestal', { kind: 'desk', drawers: 3 }, { length: 48, width: 22, height: 30 }],
  ['desk with drawer', { kind: 'desk', drawers: 1 }, { length: 42, width: 20, height: 30 }],
  [
    'six-drawer dresser',
    { kind: 'dresser', drawers: 6 },
    { length: 56, width: 18, height: 34 },
    { finish: 'two_tone' },
  ],
  [
    'bookcase with drawers',
    { kind: 'bookcase', shelves: 3, drawers: 1 },
    { length: 30, width: 12, height: 60 },
  ],
  ['nightstand with two drawers', { kind: 'nightstand', drawers: 2 }, { length: 18, width: 15, height: 22 }],
  ['folded sheets', { kind: 'bedding' }, { length: 14, width: 11, height: 4 }],
  ['flat quilt', { kind: 'bedding' }, { length: 86, width: 68, height: 2 }],
  ['leaning ladder', { kind: 'ladder' }, { length: 17, width: 18, height: 58 }],
  ['under-bed drawers', { kind: 'trundle', drawers: 2 }, { length: 75, width: 22, height: 9 }],
  ['trundle with drawers', { kind: 'trundle', drawers: 3 }, { length: 76, width: 41, height: 13 }],
  ['curtains', { kind: 'tent' }, { length: 76, width: 2, height: 38 }],
  ['desk with shelf', { kind: 'desk', drawers: 1, shelves: 1 }, { length: 44, width: 22, height: 29 }],
  ['model on a desk', { kind: 'service', service: 'design' }, { length: 42, width: 20, height: 40 }],
  ['deep guard rail', { kind: 'guard_rail' }, { length: 54, width: 16, height: 18 }],
]

describe.each(samples.map(([name, model, measures, options]) => ({ name, model, measures, options })))(
  '$name',
  ({ model, measures, options }) => {
    const parts = buildFurniture(model, measures, options)
    const half = { x: measures.length / 2, z: measures.width / 2 }

    it('fills its measures exactly', () => {
      const bounds = boundsOf(measuredParts(parts))
      const expected = { x: [-half.x, half.x], y: [0, measures.height], z: [-half.z, half.z] } as const
      for (const axis of ['x', 'y', 'z'] as const) {
        expect(bounds[axis][0]).toBeCloseTo(expected[axis][0], 2)
        expect(bounds[axis][1]).toBeCloseTo(expected[axis][1], 2)
      }
    })

    it('has sound parts only', () => {
      for (const part of parts) {
        expect([...part.position, ...part.rotation, part.radius].every(Number.isFinite), part.role).toBe(true)
        expect(
          part.size.every((side) => side > 0 && Number.isFinite(side)),
          `${part.role} ${part.size}`,
        ).toBe(true)
        expect(part.radius).toBeLessThanOrEqual(Math.min(...part.size) / 2)
      }
    })

    it('has outlines of plates inside their box', () => {
      for (const part of parts.filter((each) => each.outline)) {
        for (const [x, y] of part.outline ?? []) {
          expect(Math.abs(x)).toBeLessThanOrEqual(part.size[0] / 2 + 1e-6)
          expect(Math.abs(y)).toBeLessThanOrEqual(part.size[1] / 2 + 1e-6)
        }
      }
    })

    it('stands on the floor', () => {
      const lowest = Math.min(...parts.flatMap((part) => cornersOf(part).map((corner) => corner[1])))
      expect(lowest).toBeCloseTo(0, 2)
    })
  },
)

describe('bunk', () => {
  const parts = buildFurniture({ kind: 'bunk', access: 'ladder' }, { length: 81, width: 44, height: 66 })
  const topOf = (role: string) =>
    Math.max(...parts.filter((part) => part.role === role).map((part) => part.position[1] + part.size[1] / 2))

  it('ends its guard rails 5 in above a 6 in upper mattress', () => {
    expect(topOf('guard_rail') - topOf('mattress')).toBeCloseTo(5, 1)
    const upper = parts
      .filter((part) => part.role === 'mattress')
      .toSorted((a, b) => b.position[1] - a.position[1])[0]
    expect(upper?.size[1]).toBe(6)
  })

  it('puts the ladder on the chosen side', () => {
    const left = buildFurniture({ kind: 'bunk', access: 'ladder' }, undefined, { ladderSide: 'left' })
    const centre = (all: typeof parts) =>
      all.filter((part) => part.role === 'rung').reduce((sum, part) => sum + part.position[0], 0)
    expect(centre(parts)).toBeGreaterThan(0)
    expect(centre(left)).toBeLessThan(0)
  })
})

it('shows the second wood of a two-tone bed on its ladder and caps only then', () => {
  const accents = (finish: string) =>
    new Set(
      buildFurniture({ kind: 'bunk', access: 'ladder' }, undefined, { finish })
        .filter((part) => part.material === 'accent_wood')
        .map((part) => part.role),
    )
  expect([...accents('two_tone')].toSorted()).toEqual(['cap', 'ladder_stile', 'rung'])
  expect(accents('white').size).toBe(0)
})

it('stacks three mattresses in a triple bunk, as far apart below as above', () => {
  const tops = buildFurniture(
    { kind: 'bunk', access: 'ladder', arrangement: 'triple' },
    { length: 80, width: 42.5, height: 84 },
  )
    .filter((part) => part.role === 'mattress')
    .map((part) => part.position[1])
    .toSorted((a, b) => a - b)
  expect(tops).toHaveLength(3)
  const [low = 0, middle = 0, high = 0] = tops
  expect(high - middle).toBeCloseTo(middle - low, 5)
})

it('lays the two mattresses of a corner bunk across each other', () => {
  const [upper, lower] = buildFurniture(
    { kind: 'bunk', access: 'ladder', arrangement: 'corner' },
    { length: 80, width: 80, height: 66 },
  )
    .filter((part) => part.role === 'mattress')
    .map((part) => boundsOf([part]))
  expect(upper && upper.x[1] - upper.x[0]).toBeCloseTo(75, 0)
  expect(lower && lower.z[1] - lower.z[0]).toBeCloseTo(75, 0)
})

it('stands an old mattress on its edge between its straps', () => {
  const { x, y, z } = boundsOf(
    buildFurniture({ kind: 'service', service: 'removal' }, { length: 75, width: 8, height: 38 }),
  )
  for (const [span, size] of [
    [x, 75],
    [y, 38],
    [z, 8],
  ] as const)
    expect(span[1] - span[0]).toBeCloseTo(size, 1)
})

it('leaves room for a trundle to roll out below the ladder', () => {
  const parts = buildFurniture({ kind: 'bunk', access: 'ladder', withTrundle: true }, undefined)
  const heightsOf = (...roles: string[]) => boundsOf(parts.filter(({ role }) => roles.includes(role))).y
  const [lowestRail] = heightsOf('rail')
  expect(heightsOf('ladder_stile', 'rung')[0]).toBeGreaterThanOrEqual(lowestRail)
  expect(heightsOf('knob')[1]).toBeLessThan(lowestRail)
})

it('has a board above the drawers of a bookcase', () => {
  const parts = buildFurniture({ kind: 'bookcase', drawers: 1, shelves: 2 }, undefined)
  const [drawer] = parts.filter(({ role }) => role === 'drawer').map((part) => boundsOf([part]))
  const boards = parts.filter(({ role }) => role === 'shelf').map((part) => boundsOf([part]))
  const gaps = boards.map(({ y }) => y[0] - drawer!.y[1]).filter((gap) => gap >= 0)
  expect(Math.min(...gaps)).toBeLessThan(0.5)
})

it.each([0, 3])('holds the foot shelf of a desk with %i drawers at both ends', (drawers) => {
  const parts = buildFurniture({ kind: 'desk', drawers, shelves: 1 }, undefined)
  const zones = (...roles: string[]) =>
    parts.filter(({ role }) => roles.includes(role)).map((part) => boundsOf([part]))
  const [shelf] = zones('shelf')
  const { x, y } = shelf!
  const holding = zones('rail', 'case_side').filter((zone) => zone.y[0] <= y[0] && zone.y[1] > y[1] - 0.01)
  for (const end of x)
    expect(holding.filter((zone) => zone.x.some((side) => Math.abs(side - end) < 0.01))).not.toEqual([])
})
