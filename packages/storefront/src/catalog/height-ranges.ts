// Heights of a back end that lists them one by one, gathered into ranges. The back end's own ranges are not changed.
import {
  HEIGHT_RANGES,
  inThrees,
  isInRange,
  type NamedGroup,
  type NamedRange,
  type RangeName,
} from '@loftwood/graphql-types/height-ranges'
import type { Formatter } from '../platform/i18n/format.ts'
import type { MessageKey } from '../platform/i18n/message-key.ts'
import type { Translate } from '../platform/i18n/translator.ts'
import type { Facet, FacetOption } from './facets.ts'

const NAMES: Readonly<Record<RangeName, MessageKey>> = {
  low: 'height.low',
  mid: 'height.mid',
  high: 'height.high',
  ultra: 'height.ultra',
  uber: 'height.uber',
}

/** Words in a category's path, in either language. */
const GROUP_WORDS: readonly (readonly [NamedGroup, RegExp])[] = [
  ['bunk', /bunk|superpos/i],
  ['loft', /loft|mezzanine/i],
]

/** What is made for bunks and lofts, and is none. */
const MADE_FOR_BEDS = /mattress|matelas|bedding|literie/i

/** Which ranges a list's heights fall into; a list of anything else has none with a name. @param path of its category */
export function heightGroupOf(path: string | null | undefined): NamedGroup | undefined {
  if (!path || MADE_FOR_BEDS.test(path)) return undefined
  return GROUP_WORDS.find(([, words]) => words.test(path))?.[0]
}

/** A number of inches, with or without its unit. */
const INCHES = /^(\d+(?:[.,]\d+)?)\s*(?:"|″|in\.?|po\.?)?$/i

interface Height {
  inches: number
  option: FacetOption
}

interface HeightOptions {
  /** Values of the filter in force; those that the list no longer offers belong to the one range that is. */
  chosen: readonly string[]
  group: NamedGroup | undefined
  t: Translate
  format: Formatter
}

/** The filter with one option for each range; its value joins those of all its heights. A height of zero is ignored. */
export function inHeightRanges(facet: Facet, { chosen, group, t, format }: HeightOptions): Facet {
  const heights = facet.options.map((option) => ({ option, inches: inchesOf(option.label) }))
  if (!heights.every((height): height is Height => height.inches !== undefined)) return facet
  const real = heights.filter(({ inches }) => inches > 0).toSorted((one, other) => one.inches - other.inches)
  const ranges = HEIGHT_RANGES.filter((range) => range.group === group)
  const named = ranges.map((range) => ({
    label: labelOf(range, { t, format }),
    members: real.filter(({ inches }) => isInRange(range, inches)),
  }))
  const unnamed = real.filter(({ inches }) => !ranges.some((range) => isInRange(range, inches)))
  const inGroups = inThrees(unnamed, ({ inches }) => inches).map((members) => ({
    label: t('height.fromTo', {
      from: format.number(members[0]?.inches ?? 0),
      to: format.number(members.at(-1)?.inches ?? 0),
    }),
    members,
  }))
  const options = [...named, ...inGroups].flatMap(optionOf)
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
  const words = { name: t(NAMES[name]), from: format.number(from), to: format.number(to) }
  if (from === 0) return t('height.under', words)
  return t(to === Infinity ? 'height.over' : 'height.between', words)
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
