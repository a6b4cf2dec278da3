// The height ranges shoppers filter by, as values and labels of a filter.
import {
  HEIGHT_RANGES,
  inThrees,
  isInRange,
  type NamedGroup,
  type NamedRange,
  type RangeName,
} from '@loftwood/graphql-types/height-ranges'
import type { Language } from '../platform/analyze-text.ts'

/** Higher than any piece of furniture: how a filter value writes the open end of the last range. */
const OPEN_END = 999

/** Über lofts are built at one height. */
const UBER_INCHES = 88

type Labels = Record<Language, string>

const NAMES: Readonly<Record<NamedGroup, Partial<Record<RangeName, Labels>>>> = {
  bunk: {
    low: { en: 'Low bunks', fr: 'Lits superposés bas' },
    mid: { en: 'Mid-height bunks', fr: 'Lits superposés mi-hauts' },
    high: { en: 'High bunks', fr: 'Lits superposés hauts' },
  },
  loft: {
    low: { en: 'Low lofts', fr: 'Mezzanines basses' },
    mid: { en: 'Mid-height lofts', fr: 'Mezzanines mi-hautes' },
    high: { en: 'High lofts', fr: 'Mezzanines hautes' },
    ultra: { en: 'Ultra lofts', fr: 'Mezzanines ultra' },
    uber: { en: 'Über lofts', fr: 'Mezzanines über' },
  },
}

function extentOf({ name, from, to }: NamedRange): Labels {
  if (name === 'uber') return { en: `${UBER_INCHES} in`, fr: `${UBER_INCHES}\u00a0po` }
  if (from === 0) return { en: `under ${to} in`, fr: `moins de ${to}\u00a0po` }
  if (to === Infinity) return { en: `${from} in and up`, fr: `${from}\u00a0po et plus` }
  return { en: `${from} to under ${to} in`, fr: `${from} à moins de ${to}\u00a0po` }
}

function labelOf(range: NamedRange, language: Language): string {
  return `${NAMES[range.group][range.name]?.[language] ?? range.name} (${extentOf(range)[language]})`
}

/** Which ranges a piece of furniture is counted in. */
export type HeightGroup = NamedGroup | 'other'

export function heightGroupOf(kind: string): HeightGroup {
  return kind === 'bunk' || kind === 'loft' ? kind : 'other'
}

/** The named range a height of the group falls in; undefined outside all of them. */
export function namedRangeOf(group: HeightGroup, height: number): NamedRange | undefined {
  return HEIGHT_RANGES.find((range) => range.group === group && isInRange(range, height))
}

export interface HeightRange {
  group: HeightGroup
  from: number
  to: number
  /** Whether `to` itself belongs to the range. */
  isClosed: boolean
}

/** The range as a filter value, e.g. `bunk_0_62`, `other_28_30.5`. */
export function heightValue({ group, from, to }: { group: HeightGroup; from: number; to: number }): string {
  return `${group}_${from}_${Math.min(to, OPEN_END)}`
}

/** The range of a filter value; undefined when it is none. */
export function parseHeightValue(value: string): HeightRange | undefined {
  const match = /^(bunk|loft|other)_(\d+(?:\.\d+)?)_(\d+(?:\.\d+)?)$/.exec(value)
  if (!match) return undefined
  const group = match[1] as HeightGroup
  return { group, from: Number(match[2]), to: Number(match[3]), isClosed: group === 'other' }
}

interface HeightCount {
  group: string
  height: number
  count: number
}

export interface HeightOption {
  value: string
  label: string
  count: number
}

/** Counts per exact height become counts per labelled range; empty ranges and zero heights are left out. */
export function heightOptions(counts: readonly HeightCount[], language: Language): HeightOption[] {
  const real = counts.filter(({ height }) => height > 0)
  const named = HEIGHT_RANGES.map((range) => ({
    value: heightValue(range),
    label: labelOf(range, language),
    count: sum(real.filter(({ group, height }) => group === range.group && isInRange(range, height))),
  })).filter(({ count }) => count > 0)
  const others = real.filter(({ group }) => group === 'other')
  return [...named, ...inThrees(others, ({ height }) => height).map((three) => optionOf(three, language))]
}

function optionOf(three: readonly HeightCount[], language: Language): HeightOption {
  const from = three[0]?.height ?? 0
  const to = three.at(-1)?.height ?? from
  return {
    value: heightValue({ group: 'other', from, to }),
    label: rangeText(from, to, language),
    count: sum(three),
  }
}

function rangeText(from: number, to: number, language: Language): string {
  if (language === 'fr') return `${from === to ? french(to) : `De ${french(from)} à ${french(to)}`}\u00a0po`
  return `${from === to ? to : `From ${from} To ${to}`}\u00a0in`
}

/** With a decimal comma. */
function french(inches: number): string {
  return String(inches).replace('.', ',')
}

function sum(counts: readonly HeightCount[]): number {
  return counts.reduce((total, { count }) => total + count, 0)
}
