// What the shopper has typed about the home: remembered in this browser only, in no cookie. Requests hold the ceiling of a
// filtered list and the postal code of an estimate. Everything is in inches; `unit` is how it is typed and shown.
import { atom } from 'jotai'
import { atomWithStorage, createJSONStorage } from 'jotai/utils'
import { HOME_COUNTRY } from '../../platform/constants.ts'
import { formatPostalCode } from '@loftwood/fit/postal-code'
import type { Elevator, Opening, Corner } from '@loftwood/fit/carton-fit'
import { AGES } from '@loftwood/fit/growth'
import { hasHomeAtom, HOME_KEY, isHomeStored } from './has-home.ts'

export type LengthUnit = 'in' | 'cm'

export interface Child {
  years: number
}

export interface MyHome {
  unit: LengthUnit
  /** Canadian, as it is written: `K1A 0B1`. */
  postcode?: string
  ceiling?: number
  children?: readonly Child[]
  /** The plan of the room as text: what reads it checks it. */
  plan?: string
  /** The narrowest door on the way in. */
  door?: Opening
  corner?: Corner
  elevator?: Elevator
}

/** Whole inches that a ceiling may have. */
export const CEILING = { min: 72, max: 144 } as const
export const MOST_CHILDREN = 4
export const LONGEST_PLAN = 8000

/** Inches that a door, a landing or an elevator may measure. */
export const WAY = { min: 12, max: 240 } as const

const VERSION = 1
export const EMPTY_HOME: MyHome = { unit: 'in' }

/** Reads one part of what is stored; undefined for what is not valid. */
type ReadPart<Part> = (value: unknown) => Part | undefined

const between =
  (min: number, max: number): ReadPart<number> =>
  (value) =>
    typeof value === 'number' && value >= min && value <= max ? value : undefined

const listOf =
  <Item>(readItem: ReadPart<Item>, most: number): ReadPart<Item[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined
    const items = value.map(readItem)
    return items.every((item): item is Item & {} => item !== undefined) ? items : undefined
  }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const child: ReadPart<Child> = (value) => {
  const years = isRecord(value) ? between(AGES.min, AGES.max)(value['years']) : undefined
  return years === undefined ? undefined : { years: Math.floor(years) }
}

/** All measures of a thing, or none. */
const measuresOf =
  <Name extends string>(names: readonly Name[]): ReadPart<Record<Name, number>> =>
  (value) => {
    if (!isRecord(value)) return undefined
    const measures = names.map((name) => [name, between(WAY.min, WAY.max)(value[name])] as const)
    const isWhole = measures.every(([, measure]) => measure !== undefined)
    return isWhole ? (Object.fromEntries(measures) as Record<Name, number>) : undefined
  }

const corner: ReadPart<Corner> = (value) => {
  const widths = measuresOf(['before', 'after'])(value)
  const height = isRecord(value) ? between(WAY.min, WAY.max)(value['height']) : undefined
  return widths && { ...widths, height: height ?? null }
}

/** How each part is read. A part that is not valid is dropped, the others stay. */
const PARTS: { [Key in keyof MyHome]-?: ReadPart<NonNullable<MyHome[Key]>> } = {
  unit: (value) => (value === 'in' || value === 'cm' ? value : undefined),
  postcode: (value) =>
    typeof value === 'string' ? (formatPostalCode(value, HOME_COUNTRY) ?? undefined) : undefined,
  ceiling: between(CEILING.min, CEILING.max),
  children: listOf(child, MOST_CHILDREN),
  plan: (value) => (typeof value === 'string' && value.length <= LONGEST_PLAN ? value : undefined),
  door: measuresOf(['width', 'height']),
  corner,
  elevator: measuresOf(['width', 'depth', 'height']),
}

/** Accepts anything: another release, or somebody by hand, may have written it. */
export function readMyHome(stored: unknown): MyHome {
  if (!isRecord(stored) || stored['version'] !== VERSION) return EMPTY_HOME
  const parts = Object.entries(PARTS).flatMap(([key, read]) => {
    const part = read(stored[key])
    return part === undefined ? [] : [[key, part] as const]
  })
  return { ...EMPTY_HOME, ...Object.fromEntries(parts) }
}

const json = createJSONStorage<unknown>(() => localStorage)

/** Works without storage (private mode, full): what is typed then ends with the page. */
const storage = {
  getItem: (key: string) => readMyHome(json.getItem(key, null)),
  setItem: (key: string, home: MyHome) => {
    try {
      json.setItem(key, { version: VERSION, ...home })
    } catch {
      // The page still has it.
    }
  },
  removeItem: json.removeItem,
  subscribe: (key: string, onChange: (home: MyHome) => void) =>
    json.subscribe?.(key, (stored) => onChange(readMyHome(stored)), null) ?? (() => undefined),
}

/** For code that runs outside React. */
export const storedHome = (): MyHome => (isHomeStored() ? storage.getItem(HOME_KEY) : EMPTY_HOME)

/** Empty until it is mounted, so that the first render is the server's. */
const storedAtom = atomWithStorage(HOME_KEY, EMPTY_HOME, storage)

/** Set with the parts that change; undefined removes one. */
export const myHomeAtom = atom(
  (get) => get(storedAtom),
  (get, set, change: { [Key in keyof MyHome]?: MyHome[Key] | undefined }) => {
    const before = isHomeStored() ? storedHome() : get(storedAtom)
    const parts = Object.entries({ ...before, ...change }).filter(([, part]) => part !== undefined)
    set(storedAtom, { ...EMPTY_HOME, ...Object.fromEntries(parts) })
    set(hasHomeAtom, true)
  },
)

/** Forgets everything that was typed. */
export const forgetHomeAtom = atom(null, (_get, set) => {
  set(storedAtom, EMPTY_HOME)
  try {
    storage.removeItem(HOME_KEY)
  } catch {
    // Without storage there is nothing to remove.
  }
  set(hasHomeAtom, false)
})
