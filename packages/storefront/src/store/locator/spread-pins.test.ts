import { expect, it } from 'vitest'
import { MAP, onMap } from './map-projection.ts'
import { spreadPins } from './spread-pins.ts'

it('parts pins of neighbouring towns and leaves lonely ones', () => {
  const lonely = { x: 900, y: 100 }
  const pins = spreadPins([{ x: 100, y: 100 }, { x: 104, y: 103 }, { x: 100, y: 100 }, lonely], 40)
  for (const [index, one] of pins.entries()) {
    for (const other of pins.slice(index + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(38)
    }
  }
  expect(Math.hypot((pins[3]?.x ?? 0) - lonely.x, (pins[3]?.y ?? 0) - lonely.y)).toBeLessThan(1)
})

it('puts towns where they are: inside the map, and to each other as on any map', () => {
  const [victoria, halifax, windsor, whitehorse] = [
    onMap(-123.37, 48.43),
    onMap(-63.57, 44.65),
    onMap(-83.02, 42.32),
    onMap(-135.05, 60.72),
  ]
  for (const [x, y] of [victoria, halifax, windsor, whitehorse]) {
    expect(x > 0 && x < MAP.width && y > 0 && y < MAP.height).toBe(true)
  }
  expect(victoria[0]).toBeLessThan(windsor[0])
  expect(windsor[0]).toBeLessThan(halifax[0])
  expect(whitehorse[1]).toBeLessThan(victoria[1])
  expect(windsor[1]).toBeGreaterThan(halifax[1])
})
