import { expect, it } from 'vitest'
import { buildFurniture } from '@loftwood/furniture/build-furniture'
import { dimensionsDrawing } from './dimensions-drawing.ts'

const measures = { length: 80, width: 42.5, height: 65.5 }

it('writes every measure in inches and centimetres', () => {
  const svg = dimensionsDrawing(buildFurniture({ kind: 'bunk', access: 'ladder' }, measures), measures)
  for (const text of ['80 in', '203 cm', '42.5 in', '108 cm', '65.5 in', '166 cm'])
    expect(svg).toContain(`>${text}<`)
})

it('shows the free height under a loft only', () => {
  const labels = (kind: 'loft' | 'bed') =>
    dimensionsDrawing(buildFurniture({ kind }, measures), measures).match(/ in</g)?.length
  expect(labels('loft')).toBe(5)
  expect(labels('bed')).toBe(4)
})

it('sets a child beside what is taller than a table', () => {
  const drawing = (height: number) => {
    const size = { length: 40, width: 20, height }
    return dimensionsDrawing(buildFurniture({ kind: 'bookcase' }, size), size)
  }
  expect(drawing(60)).toContain('>122 cm<')
  expect(drawing(30)).not.toContain('>122 cm<')
})

it('draws nothing outside the picture', () => {
  const svg = dimensionsDrawing(buildFurniture({ kind: 'slide' }, { length: 58, width: 17, height: 38 }), {
    length: 58,
    width: 17,
    height: 38,
  })
  const numbers = [...svg.matchAll(/points="([^"]+)"/g)].flatMap((match) =>
    (match[1] ?? '').split(/[ ,]/).map(Number),
  )
  expect(numbers.length).toBeGreaterThan(20)
  expect(Math.min(...numbers)).toBeGreaterThan(0)
  expect(Math.max(...numbers)).toBeLessThan(1340)
})
