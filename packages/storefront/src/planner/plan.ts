// A plan: a room and the pieces in it. Pure; places are inches, rounded to tenths.
import type { Place, Turns } from './geometry/box.ts'
import type { Fixture, Room } from './geometry/room.ts'

/** A product as it was chosen, and where it stands. */
export interface Piece extends Place {
  id: string
  sku: string
  /** Attribute code to option number. */
  options: Readonly<Record<string, string>>
}

export interface Plan {
  room: Room
  pieces: readonly Piece[]
}

export const MOST_PIECES = 24

/** What the page starts with: ten by twelve feet, with a door and a window. */
export const startPlan: Plan = {
  room: {
    width: 144,
    depth: 120,
    fixtures: [
      { id: 'f1', kind: 'door', wall: 'bottom', offset: 104, width: 32, hinge: 'end', opensInwards: true },
      { id: 'f2', kind: 'window', wall: 'right', offset: 36, width: 48, hinge: 'start', opensInwards: true },
    ],
  },
  pieces: [],
}

const tenth = (inches: number): number => Math.round(inches * 10) / 10

const rounded = <Where extends Place>(place: Where): Where => ({
  ...place,
  x: tenth(place.x),
  y: tenth(place.y),
})

const KINDS = { p: 'piece', f: 'fixture', w: 'wall' } as const
type Letter = keyof typeof KINDS

/** What an id names, by its first letter. */
export const kindOf = (id: string): (typeof KINDS)[Letter] | undefined => KINDS[id[0] as Letter]

/** An id that none of these has. */
export function freeId(letter: Exclude<Letter, 'w'>, taken: readonly { id: string }[]): string {
  const numbers = taken.map(({ id }) => Number(id.slice(1)))
  return `${letter}${Math.max(0, ...numbers) + 1}`
}

export const withPiece = (plan: Plan, piece: Omit<Piece, 'id'>): Plan =>
  plan.pieces.length >= MOST_PIECES
    ? plan
    : { ...plan, pieces: [...plan.pieces, rounded({ ...piece, id: freeId('p', plan.pieces) })] }

export const withoutPiece = (plan: Plan, id: string): Plan => ({
  ...plan,
  pieces: plan.pieces.filter((piece) => piece.id !== id),
})

/** The piece with some of its facts changed. */
export const withChanged = (plan: Plan, id: string, change: Partial<Omit<Piece, 'id'>>): Plan => ({
  ...plan,
  pieces: plan.pieces.map((piece) => (piece.id === id ? rounded({ ...piece, ...change }) : piece)),
})

export const withFixture = (room: Room, fixture: Fixture): Room => ({
  ...room,
  fixtures: room.fixtures.some(({ id }) => id === fixture.id)
    ? room.fixtures.map((each) => (each.id === fixture.id ? fixture : each))
    : [...room.fixtures, fixture],
})

export const withoutFixture = (room: Room, id: string): Room => ({
  ...room,
  fixtures: room.fixtures.filter((fixture) => fixture.id !== id),
})

export const nextTurn = (turns: Turns): Turns => ((turns + 1) % 4) as Turns
