// Who can sleep in which place of a bed, for how many years, and why not (docs/product.md, Who sleeps where).
import { isAbove, type SleepingPlace } from './fit-attributes.ts'
import { AGES, growthAt } from './growth.ts'

interface Sleepers {
  places: readonly SleepingPlace[]
  /** Ages in years. */
  ages: readonly number[]
}

export type Unsuited = 'too-young' | 'rail-too-low' | 'too-heavy' | 'too-tall' | 'no-place'

/** How long a place suits: the age at which it is outgrown, null when it is for good. */
interface Suited {
  until: number | null
  /** What ends it. */
  ends?: 'too-heavy' | 'too-tall'
}

export type Verdict = Suited | { reason: Unsuited }

/** Health Canada: children under six do not sleep on an upper bed. */
export const YOUNGEST_ABOVE = 6
/** Inches by which a mattress must be longer than its sleeper. */
const SPARE_LENGTH = 4

/** Inches by the size's code; others are as long as the shortest. */
const LONG = 80
const MATTRESS_LENGTHS: Readonly<Record<string, number>> = {
  crib: 52,
  twin: 75,
  full: 75,
  twin_xl: LONG,
  full_xl: LONG,
  queen: LONG,
  king: LONG,
}
const USUAL_MATTRESS_LENGTH = 75

const mattressLength = (size: string): number => MATTRESS_LENGTHS[size] ?? USUAL_MATTRESS_LENGTH

export const isSuited = (verdict: Verdict): verdict is Suited => !('reason' in verdict)

function outgrownAt(place: SleepingPlace, years: number): 'too-heavy' | 'too-tall' | undefined {
  const { weight, height } = growthAt(years)
  if (weight > (place.load ?? Infinity)) return 'too-heavy'
  return height > mattressLength(place.size) - SPARE_LENGTH ? 'too-tall' : undefined
}

/** One child in one place. @param years of age */
export function verdictOn(place: SleepingPlace, years: number): Verdict {
  if (isAbove(place)) {
    if (years < YOUNGEST_ABOVE) return { reason: 'too-young' }
    if (place.thickest === 0) return { reason: 'rail-too-low' }
  }
  const now = outgrownAt(place, years)
  if (now) return { reason: now }
  for (let age = Math.floor(years) + 1; age <= AGES.max; age += 1) {
    const ends = outgrownAt(place, age)
    if (ends) return { until: age, ends }
  }
  return { until: null }
}

/** Where a child sleeps, or why nowhere. */
export interface Bedding {
  years: number
  /** Index among the places; null for none. */
  place: number | null
  verdict: Verdict
}

/** Beds for all, in the order of the ages. */
interface Assignment {
  beddings: readonly Bedding[]
  /** Whether everybody has a place. */
  isComplete: boolean
}

interface Score {
  placed: number
  /** Years until the first one has outgrown the place. */
  first: number
  /** The sum of all children's years. */
  total: number
}

const FOR_GOOD = AGES.max + 1

function isBetter(one: Score, other: Score): boolean {
  const difference = one.placed - other.placed || one.first - other.first || one.total - other.total
  return difference > 0
}

function scoreOf(beddings: readonly Bedding[]): Score {
  const years = beddings.flatMap(({ verdict, years: age }) =>
    isSuited(verdict) ? [(verdict.until ?? FOR_GOOD) - age] : [],
  )
  return {
    placed: years.length,
    first: years.length > 0 ? Math.min(...years) : 0,
    total: years.reduce((sum, each) => sum + each, 0),
  }
}

/** Why a child has no place: the first reason of any place, or that all are taken. */
function reasonWithout(verdicts: readonly Verdict[]): Unsuited {
  if (verdicts.some(isSuited)) return 'no-place'
  const [first] = verdicts.flatMap((verdict) => ('reason' in verdict ? [verdict.reason] : []))
  return first ?? 'no-place'
}

/**
 * The best way to share a bed, one child in each place: first the most children, then the most years. There are five places
 * and four children at most, so every way is tried.
 */
export function assignPlaces({ places, ages }: Sleepers): Assignment {
  const verdicts = ages.map((years) => places.map((place) => verdictOn(place, years)))
  let best: { beddings: Bedding[]; score: Score } | undefined
  const fill = (beddings: Bedding[]): void => {
    const child = beddings.length
    if (child === ages.length) {
      const score = scoreOf(beddings)
      if (!best || isBetter(score, best.score)) best = { beddings, score }
      return
    }
    const years = ages[child] ?? 0
    const own = verdicts[child] ?? []
    for (const [place, verdict] of own.entries())
      if (isSuited(verdict) && !beddings.some((other) => other.place === place))
        fill([...beddings, { years, place, verdict }])
    fill([...beddings, { years, place: null, verdict: { reason: reasonWithout(own) } }])
  }
  fill([])
  const beddings = best?.beddings ?? []
  return { beddings, isComplete: beddings.every(({ place }) => place !== null) }
}

/** The youngest age at which one of the placed outgrows the bed; null when nobody does. */
export function lastsUntil({ beddings }: Assignment): number | null {
  const ends = beddings.flatMap(({ verdict }) =>
    isSuited(verdict) && verdict.until !== null ? [verdict.until] : [],
  )
  return ends.length > 0 ? Math.min(...ends) : null
}
