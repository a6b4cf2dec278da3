// What a product's attributes say about fitting a home, read into plain facts. Whatever cannot be read counts as absent, so that
// the feature that needs it does not show.
import { ABOVE, thickestUnder } from './rules.ts'

export type Place = 'upper' | 'middle' | 'lower' | 'trundle'
export type MattressSize = 'twin' | 'twin_xl' | 'full' | 'full_xl' | 'queen' | 'king' | 'crib'

export interface SleepingPlace {
  place: Place
  size: MattressSize
  /** Thickest mattress in inches, as its maker and the guard rail allow; null for any, 0 for none. */
  thickest: number | null
  /** Pounds that it carries; null for any. */
  load: number | null
}

export interface MattressFacts {
  size: MattressSize
  /** Inches. */
  thickness: number
  /** Pounds of the heaviest sleeper; null for any. */
  load: number | null
}

export interface Carton {
  /** Inches. */
  length: number
  width: number
  height: number
  /** Pounds. */
  weight: number
}

/** Lists are empty, and facts null, where the attributes say nothing. */
export interface ProductFit {
  beds: readonly SleepingPlace[]
  /** Inches of the guard rail above the slats of the upper bed. */
  guardRail: number | null
  mattress: MattressFacts | null
  /** Lies on a mattress and counts as a part of it. */
  topper: MattressFacts | null
  cartons: readonly Carton[]
}

/** Texts, and numbers that a back end may send as text. */
export interface FitFields {
  fit_beds?: string | null
  fit_guard_rail?: number | string | null
  fit_mattress?: string | null
  fit_cartons?: string | null
}

/** Whether somebody climbs up to it. */
export const isAbove = ({ place }: Pick<SleepingPlace, 'place'>): boolean => ABOVE.test(place)

const PLACES: readonly string[] = ['upper', 'middle', 'lower', 'trundle'] satisfies Place[]
const SIZES: readonly string[] = [
  'twin',
  'twin_xl',
  'full',
  'full_xl',
  'queen',
  'king',
  'crib',
] satisfies MattressSize[]

const isPlace = (text: string | undefined): text is Place => PLACES.includes(text ?? '')
const isSize = (text: string | undefined): text is MattressSize => SIZES.includes(text ?? '')

/** Undefined unless it is a positive number. */
function positive(text: string | undefined): number | undefined {
  const number = Number(text?.replace(',', '.'))
  return Number.isFinite(number) && number > 0 ? number : undefined
}

/** Null for `any`; undefined unless it is that or a positive number. */
const limit = (text: string | undefined): number | null | undefined =>
  text === 'any' ? null : positive(text)

/** The words of each row between `;`. */
const rowsOf = (text: string): string[][] =>
  text
    .toLowerCase()
    .split(';')
    .map((row) => row.trim().split(/\s+/))
    .filter(([first]) => first)

/** All rows, or none when one of them cannot be read: answers for some of the beds or cartons would be wrong. */
function allOf<Fact>(text: string, read: (words: string[]) => Fact | undefined): Fact[] {
  const facts = rowsOf(text).map(read)
  return facts.every((fact): fact is Fact & {} => fact !== undefined) ? facts : []
}

function bedOf([place, size, thickness, pounds]: string[]): SleepingPlace | undefined {
  const [thickest, load] = [limit(thickness), limit(pounds)]
  if (!isPlace(place) || !isSize(size) || thickest === undefined || load === undefined) return undefined
  return { place, size, thickest, load }
}

/** With a mattress that leaves enough of the guard rail. */
function underRail(bed: SleepingPlace, guardRail: number | null): SleepingPlace {
  if (guardRail === null || !isAbove(bed)) return bed
  const most = thickestUnder(guardRail)
  return { ...bed, thickest: Math.min(bed.thickest ?? most, most) }
}

/** @param kind the word that must follow the facts; none for a mattress */
const mattressOf =
  (kind: 'topper' | undefined) =>
  ([size, inches, pounds, last]: string[]): MattressFacts | undefined => {
    const [thickness, load] = [positive(inches), limit(pounds)]
    if (!isSize(size) || thickness === undefined || load === undefined || last !== kind) return undefined
    return { size, thickness, load }
  }

function cartonOf([measures, pounds]: string[]): Carton | undefined {
  const [length, width, height, more] = (measures ?? '').split(/[x×]/).map(positive)
  const weight = positive(pounds)
  if (!length || !width || !height || more !== undefined || !weight) return undefined
  return { length, width, height, weight }
}

/** Which field holds which fact. */
const FACTS = {
  beds: ({ fit_beds: text }: FitFields) => allOf(text ?? '', bedOf),
  guardRail: ({ fit_guard_rail: inches }: FitFields) => positive(String(inches ?? '')) ?? null,
  mattress: ({ fit_mattress: text }: FitFields) => allOf(text ?? '', mattressOf(undefined))[0] ?? null,
  topper: ({ fit_mattress: text }: FitFields) => allOf(text ?? '', mattressOf('topper'))[0] ?? null,
  cartons: ({ fit_cartons: text }: FitFields) => allOf(text ?? '', cartonOf),
} satisfies { [Fact in keyof ProductFit]: (fields: FitFields) => ProductFit[Fact] }

/** @param parent the product whose values hold where a variant has none */
export function readFit(fields: FitFields, parent: FitFields = {}): ProductFit {
  const all = {
    fit_beds: fields.fit_beds ?? parent.fit_beds ?? null,
    fit_guard_rail: fields.fit_guard_rail ?? parent.fit_guard_rail ?? null,
    fit_mattress: fields.fit_mattress ?? parent.fit_mattress ?? null,
    fit_cartons: fields.fit_cartons ?? parent.fit_cartons ?? null,
  }
  const guardRail = FACTS.guardRail(all)
  return {
    beds: FACTS.beds(all).map((bed) => underRail(bed, guardRail)),
    guardRail,
    mattress: FACTS.mattress(all),
    topper: FACTS.topper(all),
    cartons: FACTS.cartons(all),
  }
}
