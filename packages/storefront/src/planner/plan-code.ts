// A plan as the text behind `#` in its address: short, versioned, and checked when it is read. No server receives it.
import { LONGEST_PLAN } from '../fit/my-home/my-home.ts'
import type { Turns } from './geometry/box.ts'
import {
  FIXTURE_LIMITS,
  FIXTURES,
  fitted,
  ROOM_LIMITS,
  WALLS,
  type Fixture,
  type Room,
} from './geometry/room.ts'
import { MOST_PIECES, type Piece, type Plan } from './plan.ts'

/** The first field: a reader of another version knows that it cannot read it. */
const VERSION = '1'
/** A piece farther out could not be brought back. */
const FARTHEST = 900

/** Tenths of an inch, so that no decimal point is needed. */
const tenths = (inches: number): string => String(Math.round(inches * 10))

/** Escapes as URLs do, and the characters that separate fields too. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replace(
    /[.~!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** @returns e.g. `1~1440.1200~d.b.1040.320.ei~p.BED-1.425.233.0.color:803` */
export function writePlan({ room, pieces }: Plan): string {
  const fixtures = room.fixtures.map((fixture) => {
    const place = [fixture.kind[0], fixture.wall[0], tenths(fixture.offset), tenths(fixture.width)]
    const opens = `${fixture.hinge[0]}${fixture.opensInwards ? 'i' : 'o'}`
    return [...place, ...(fixture.kind === 'door' ? [opens] : [])].join('.')
  })
  const furniture = pieces.map(({ sku, x, y, turns, options }) => {
    const chosen = Object.entries(options).map(([code, id]) => `${code}:${id}`)
    return ['p', escaped(sku), tenths(x), tenths(y), turns, ...chosen].join('.')
  })
  return [VERSION, `${tenths(room.width)}.${tenths(room.depth)}`, ...fixtures, ...furniture].join('~')
}

/** Null for a text that is no plan, or a plan of an impossible size. */
export function readPlan(text: string): Plan | null {
  if (text.length > LONGEST_PLAN) return null
  const [version, size = '', ...rows] = text.split('~')
  const [, width, depth] = /^(\d{1,5})\.(\d{1,5})$/.exec(size) ?? []
  const walls = { width: inchesOf(width), depth: inchesOf(depth) }
  if (version !== VERSION || !isRoomSize(walls.width) || !isRoomSize(walls.depth)) return null
  const fixtures = rows.filter((row) => !row.startsWith('p.')).map((row, at) => readFixture(row, at, walls))
  const pieces = rows.filter((row) => row.startsWith('p.')).map(readPiece)
  if (fixtures.length > ROOM_LIMITS.fixtures || pieces.length > MOST_PIECES) return null
  if (!fixtures.every((fixture) => fixture !== null) || !pieces.every((piece) => piece !== null)) return null
  return { room: { ...walls, fixtures }, pieces }
}

const inchesOf = (text: string | undefined): number => Number(text ?? Number.NaN) / 10
const isBetween = (value: number, from: number, to: number): boolean => value >= from && value <= to
const isRoomSize = (inches: number): boolean => isBetween(inches, ROOM_LIMITS.least, ROOM_LIMITS.most)

function readFixture(row: string, at: number, walls: Pick<Room, 'width' | 'depth'>): Fixture | null {
  const [, letter, side, offset, width, hinge, opens] =
    /^([dwh])\.([trbl])\.(\d{1,5})\.(\d{1,5})(?:\.([se])([io]))?$/.exec(row) ?? []
  const kind = FIXTURES.find((name) => name[0] === letter)
  const wall = WALLS.find((name) => name[0] === side)
  const size = inchesOf(width)
  if (!kind || !wall || !isBetween(size, FIXTURE_LIMITS.least, FIXTURE_LIMITS.most)) return null
  const fixture: Fixture = {
    id: `f${at + 1}`,
    kind,
    wall,
    offset: inchesOf(offset),
    width: size,
    hinge: hinge === 'e' ? 'end' : 'start',
    opensInwards: opens !== 'o',
  }
  return fitted(fixture, walls)
}

function readPiece(row: string, at: number): Piece | null {
  const [, name, x, y, turns, chosen = ''] =
    /^p\.([\w%-]{1,200})\.(-?\d{1,4})\.(-?\d{1,4})\.([0-3])((?:\.\w{1,60}:\d{1,9}){0,8})$/.exec(row) ?? []
  const sku = name && unescaped(name)
  const place = { x: inchesOf(x), y: inchesOf(y) }
  if (!sku || !isBetween(place.x, -FARTHEST, FARTHEST) || !isBetween(place.y, -FARTHEST, FARTHEST))
    return null
  const options = Object.fromEntries(
    chosen
      .split('.')
      .filter(Boolean)
      .map((pair) => pair.split(':') as [string, string]),
  )
  return { id: `p${at + 1}`, sku, ...place, turns: Number(turns) as Turns, options }
}

function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
