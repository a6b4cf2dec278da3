import { expect, it } from 'vitest'
import { readProducts, readSwatches } from './catalog-source.ts'
import { plannedPictures } from './planned-picture.ts'

const shelf = { products: readProducts(), swatches: readSwatches() }
const charts = shelf.products
  .flatMap((product) => plannedPictures(product, shelf))
  .filter(({ view }) => view === 'room')
  .flatMap(({ file, make }) => {
    if (!('traced' in make)) return []
    const { width, height } = make.traced
    return [{ file, width, height, overlay: make.overlay ?? '' }]
  })

it('hangs in every room, all of it in the picture', () => {
  expect(charts.length).toBeGreaterThan(100)
  for (const { file, width, height, overlay } of charts) {
    const points = [...overlay.matchAll(/ d="([^"]+)"/g)].flatMap(([, path = '']) =>
      [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
    )
    expect(points.length, file).toBeGreaterThan(40)
    for (const [x, y] of points) {
      expect(x, file).toBeGreaterThan(0)
      expect(x, file).toBeLessThan(width)
      expect(y, file).toBeGreaterThan(0)
      expect(y, file).toBeLessThan(height)
    }
  }
})

it('reads in feet and in centimetres, also in a mirror image', () => {
  for (const { file, overlay } of charts)
    for (const figure of ['4′', '120']) expect(overlay, file).toContain(`>${figure}<`)
})
