// Heights of a back end that lists them one by one, gathered into the ranges shoppers think in (docs/product.md,
// Catalog). The back end's own ranges are not changed.
import type { Formatter } from '../platform/i18n/format.ts'
import type { MessageKey } from '../platform/i18n/message-key.ts'
import type { Translate } from '../platform/i18n/translator.ts'
import type { Facet, FacetOption } from './facets.ts'

/** Which ranges a list's heights fall into; a list of anything else has none with a name. */
export type HeightGroup = 'bunks' | 'lofts'

interface NamedRange {
  name: MessageKey
  /** Inches, from inclusive to exclusive. */
  from: number
  to: number
}

const RANGES: Readonly<Record<HeightGroup, readonly NamedRange[]>> = {
  bunks: [
    { name: 'height.low', from: 0, to: 62 },
    { name: 'height.mid', from: 62, to: 69 },
    { name: 'height.high', from: 69, to: Infinity },
  ],
  lofts: [
    { name: 'height.low', from: 42, to: 60 },
    { name: 'height.mid', from: 60, to: 67 },
    { name: 'height.high', from: 67, to: 72 },
    { name: 'height.ultra', from: 72, to: 78 },
    { name: 'height.uber', from: 78, to: Infinity },
  ],
}

/** Words in a category's path, in either language. */
const GROUP_WORDS: readonly (readonly [HeightGroup, RegExp])[] = [
  ['bunks', /bunk|superpos/i],
  ['lofts', /loft|mezzanine/i],
]

/** @param path of the list's category */
export function heightGroupOf(path: string | null | undefined): HeightGroup | undefined {
  return GROUP_WORDS.find(([, words]) => words.test(path ?? ''))?.[0]
}

/** A number of inches, with or without its unit. */
const INCHES = /^(\d+(?:[.,]\d+)?)\s*(?:"|″|in\.?|po\.?)?$/i

/** Without a name of their own, heights are gathered in this many. */
const AT_ONCE = 3

interface Height {
  inches: number
  option: FacetOption
}

interface HeightOptions {
  /** Values of the filter in force; those that the list no longer offers belong to the one range that is. */
  chosen: readonly string[]
  group: HeightGroup | undefined
  t: Translate
  format: Formatter
}

/** The filter with one option for each range; its value joins those of all its heights. A height of zero is ignored. */
export function inHeightRanges(facet: Facet, { chosen, group, t, format }: HeightOptions): Facet {
  const heights = facet.options.map((option) => ({ option, inches: inchesOf(option.label) }))
  if (!heights.every((height): height is Height => height.inches !== undefined)) return facet
  const real = heights.filter(({ inches }) => inches > 0).toSorted((one, other) => one.inches - other.inches)
  const ranges = group ? RANGES[group] : []
  const isIn = ({ from, to }: NamedRange, { inches }: Height) => inches >= from && inches < to
  const named = ranges.map((range) => ({
    label: labelOf(range, { t, format }),
    members: real.filter((height) => isIn(range, height)),
  }))
  const unnamed = real.filter((height) => !ranges.some((range) => isIn(range, height)))
  const inThrees = chunksOf(unnamed).map((members) => ({
    label: t('height.fromTo', {
      from: format.number(members[0]?.inches ?? 0),
      to: format.number(members.at(-1)?.inches ?? 0),
    }),
    members,
  }))
  const options = [...named, ...inThrees].flatMap(optionOf)
  const gone = chosen.filter((value) => !facet.options.some((option) => option.value === value))
  const [keeper, ...others] = options.filter(({ isSelected }) => isSelected)
  if (!keeper || others.length > 0) return { ...facet, options }
  const value = [keeper.value, ...gone].join(',')
  return { ...facet, options: options.map((option) => (option === keeper ? { ...option, value } : option)) }
}

function inchesOf(label: string): number | undefined {
  const inches = INCHES.exec(label.trim())?.[1]
  return inches === undefined ? undefined : Number(inches.replace(',', '.'))
}

function labelOf({ name, from, to }: NamedRange, { t, format }: Pick<HeightOptions, 't' | 'format'>): string {
  const words = { name: t(name), from: format.number(from), to: format.number(to) }
  if (from === 0) return t('height.under', words)
  return t(to === Infinity ? 'height.over' : 'height.between', words)
}

function chunksOf(heights: readonly Height[]): Height[][] {
  const count = Math.ceil(heights.length / AT_ONCE)
  return Array.from({ length: count }, (_, index) => heights.slice(index * AT_ONCE, (index + 1) * AT_ONCE))
}

function optionOf({ label, members }: { label: string; members: readonly Height[] }): FacetOption[] {
  const [first] = members
  if (!first) return []
  const options = members.map(({ option }) => option)
  return [
    {
      code: first.option.code,
      label,
      value: options.map(({ value }) => value).join(','),
      count: options.reduce((sum, { count }) => sum + count, 0),
      isSelected: options.every(({ isSelected }) => isSelected),
    },
  ]
}
