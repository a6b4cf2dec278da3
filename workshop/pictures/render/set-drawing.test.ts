import { expect, it } from 'vitest'
import { buildFurniture } from '@loftwood/furniture/build-furniture'
import type { FurnitureModel, Measures } from '@loftwood/furniture/furniture-model'
import { setDrawing } from './set-drawing.ts'

const piece = (model: FurnitureModel, measures: Measures) => ({
  parts: buildFurniture(model, measures, {}),
  measures,
})
const bunk = piece({ kind: 'bunk', access: 'ladder' }, { length: 80, width: 42.5, height: 65.5 })
const dresser = piece({ kind: 'dresser', drawers: 3 }, { length: 34, width: 18, height: 30 })
const nightstand = piece({ kind: 'nightstand', drawers: 1 }, { length: 19, width: 16, height: 24 })

/** The lengths of the horizontal arrows, in pixels. */
const arrows = (drawing: string): number[] =>
  [...drawing.matchAll(/<line x1="([\d.]+)" x2="([\d.]+)" y1="([\d.]+)" y2="\3" stroke="#3d3a36"/g)].map(
    ([, from, to]) => Number(to) - Number(from),
  )

it('writes the measures of every piece', () => {
  const drawing = setDrawing([bunk, dresser, nightstand])
  for (const { measures } of [bunk, dresser, nightstand])
    for (const inches of Object.values(measures)) expect(drawing).toContain(`>${inches} in<`)
})

it('draws all of them to one scale', () => {
  const lengths = arrows(setDrawing([bunk, dresser, nightstand]))
  const inches = [bunk, dresser, nightstand].flatMap(({ measures }) => [measures.length, measures.width])
  const scale = (lengths[0] ?? 0) / bunk.measures.length
  expect(lengths.map((length) => Math.round((length / scale) * 10) / 10)).toEqual(inches)
})

it('stays on its sheet, whatever the order', () => {
  for (const pieces of [[bunk, dresser, nightstand], [nightstand, bunk, dresser], [dresser]]) {
    const drawing = setDrawing(pieces)
    const xs = [...drawing.matchAll(/ x1?="(-?[\d.]+)"/g)].map(([, x]) => Number(x))
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...xs)).toBeLessThanOrEqual(1340)
  }
})
