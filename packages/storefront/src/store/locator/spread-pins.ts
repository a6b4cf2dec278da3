// Showrooms of neighbouring towns would cover one another on the map: their pins move apart, a line leads to the town.

export interface Pin {
  x: number
  y: number
}

const ROUNDS = 40

/** Moves pins until none is nearer to another than `room`. Answers new pins in the same order. */
export function spreadPins(places: readonly Pin[], room: number): Pin[] {
  // Two showrooms of one town need a direction to part in.
  const pins = places.map(({ x, y }, index) => ({ x: x + index / 100, y }))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, one] of pins.entries()) {
      for (const other of pins.slice(index + 1)) part(one, other, room)
    }
  }
  return pins
}

function part(one: Pin, other: Pin, room: number): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const distance = Math.hypot(dx, dy) || 1
  if (distance >= room) return
  const push = (room - distance) / 2 / distance
  one.x -= dx * push
  one.y -= dy * push
  other.x += dx * push
  other.y += dy * push
}
