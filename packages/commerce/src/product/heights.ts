// Height ranges shoppers filter by (docs/product.md, Catalog): bunks and lofts by name, all else in threes.
import type { Language } from '../platform/analyze-text.ts'

interface NamedRange {
  group: 'bunk' | 'loft'
  /** Inches, from inclusive to exclusive. */
  from: number
  to: number
  label: Record<Language, string>
}

/** Higher than any piece of furniture: the open end of the last range. */
const OPEN_END = 999

const NAMED_HEIGHTS: readonly NamedRange[] = [
  {
    group: 'bunk',
    from: 0,
    to: 62,
    label: { en: 'Low bunks (under 62")', fr: 'Lits superposés bas (moins de 62\u00a0po)' },
  },
  {
    group: 'bunk',
    from: 62,
    to: 69,
    label: { en: 'Mid bunks (62" to 69")', fr: 'Lits superposés mi-hauts (62 à 69\u00a0po)' },
  },
  {
    group: 'bunk',
    from: 69,
    to: OPEN_END,
    label: { en: 'High bunks (69" and up)', fr: 'Lits superposés hauts (69\u00a0po et plus)' },
  },
  {
    group: 'loft',
    from: 42,
    to: 60,
    label: { en: 'Low lofts (42" to 60")', fr: 'Mezzanines basses (42 à 60\u00a0po)' },
  },
  {
    group: 'loft',
    from: 60,
    to: 67,
    label: { en: 'Mid lofts (60" to 67")', fr: 'Mezzanines mi-hautes (60 à 67\u00a0po)' },
  },
  {
    group: 'loft',
    from: 67,
    to: 72,
    label: { en: 'High lofts (67" to 72")', fr: 'Mezzanines hautes (67 à 72\u00a0po)' },
  },
  {
    group: 'loft',
    from: 72,
    to: 78,
    label: { en: 'Ultra lofts (72" to 78")', fr: 'Mezzanines ultra (72 à 78\u00a0po)' },
  },
  {
    group: 'loft',
    from: 78,
    to: OPEN_END,
    label: { en: 'Über lofts (88")', fr: 'Mezzanines über (88\u00a0po)' },
  },
]

/** Which ranges a piece of furniture is counted in. */
export type HeightGroup = 'bunk' | 'loft' | 'other'

export function heightGroupOf(kind: string): HeightGroup {
  return kind === 'bunk' || kind === 'loft' ? kind : 'other'
}

/** The named range a height of the group falls in; undefined outside all of them. */
export function namedRangeOf(group: HeightGroup, height: number): NamedRange | undefined {
  return NAMED_HEIGHTS.find((range) => range.group === group && height >= range.from && height < range.to)
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
  return `${group}_${from}_${to}`
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
  const named = NAMED_HEIGHTS.map((range) => ({
    value: heightValue(range),
    label: range.label[language],
    count: sum(
      real.filter(({ group, height }) => group === range.group && height >= range.from && height < range.to),
    ),
  })).filter(({ count }) => count > 0)
  return [
    ...named,
    ...inThrees(
      real.filter(({ group }) => group === 'other'),
      language,
    ),
  ]
}

function inThrees(counts: readonly HeightCount[], language: Language): HeightOption[] {
  const sorted = counts.toSorted((a, b) => a.height - b.height)
  const options: HeightOption[] = []
  for (let start = 0; start < sorted.length; start += 3) {
    const group = sorted.slice(start, start + 3)
    const from = group[0]?.height ?? 0
    const to = group.at(-1)?.height ?? from
    const label = language === 'fr' ? `De ${french(from)} à ${french(to)}\u00a0po` : `From ${from}" To ${to}"`
    options.push({ value: heightValue({ group: 'other', from, to }), label, count: sum(group) })
  }
  return options
}

/** With a decimal comma. */
function french(inches: number): string {
  return String(inches).replace('.', ',')
}

function sum(counts: readonly HeightCount[]): number {
  return counts.reduce((total, { count }) => total + count, 0)
}
