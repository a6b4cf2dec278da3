import { expect, it, test } from 'vitest'
import { loadTranslator } from '../platform/i18n/translator.ts'
import { formatterOf } from '../platform/i18n/format.ts'
import { EN, FR } from '../platform/i18n/testing/views.ts'
import type { Facet } from './facets.ts'
import type { NamedGroup } from '@loftwood/graphql-types/height-ranges'
import { heightGroupOf, inHeightRanges } from './height-ranges.ts'

/** A filter as a plain Magento lists it: the numbers are labels, the values ids. */
const facetOf = (heights: readonly string[], chosen: readonly string[] = []): Facet => ({
  code: 'att_height_options',
  label: 'Height',
  options: heights.map((label, index) => ({
    code: 'att_height_options' as const,
    value: String(index + 1),
    label,
    count: 2,
    isSelected: chosen.includes(label),
  })),
})

async function rangesOf(facet: Facet, group?: NamedGroup, view = EN) {
  const words = { chosen: [], group, t: await loadTranslator(view), format: formatterOf(view) }
  return inHeightRanges(facet, words).options.map(({ label, value, count }) => [label, value, count])
}

test('bunks are low, mid or high, at the limits too', async () => {
  expect(await rangesOf(facetOf(['69', '61.9', '0', '62', '68.5 in', '80"']), 'bunk')).toEqual([
    ['Low (under 62 in)', '2', 2],
    ['Mid-height (62 to under 69 in)', '4,5', 4],
    ['High (69 in and up)', '1,6', 4],
  ])
})

test('lofts have five ranges; what is lower than all of them stands behind', async () => {
  expect(await rangesOf(facetOf(['42', '60', '67', '72', '88', '30']), 'loft', FR)).toEqual([
    ['Bas (42 à moins de 60\u00A0po)', '1', 2],
    ['Mi-haut (60 à moins de 67\u00A0po)', '2', 2],
    ['Haut (67 à moins de 72\u00A0po)', '3', 2],
    ['Ultra (72 à moins de 78\u00A0po)', '4', 2],
    ['Über (78\u00A0po et plus)', '5', 2],
    ['De 30 à 30\u00A0po', '6', 2],
  ])
})

test('anything else is gathered in threes', async () => {
  expect(await rangesOf(facetOf(['30', '10', '20', '40.5']))).toEqual([
    ['From 10 To 30', '2,3,1', 6],
    ['From 40.5 To 40.5', '4', 2],
  ])
})

const words = {
  chosen: [],
  group: 'bunk' as const,
  t: await loadTranslator(EN),
  format: formatterOf(EN),
}

it('is chosen when all its heights are', () => {
  const chosen = (heights: string[]) =>
    inHeightRanges(facetOf(['63', '65'], heights), { ...words, chosen: heights }).options.map(
      ({ isSelected }) => isSelected,
    )
  expect([chosen(['63', '65']), chosen(['63'])]).toEqual([[true], [false]])
})

it('includes chosen heights that the list no longer has', () => {
  const { options } = inHeightRanges(facetOf(['63', '80'], ['63']), { ...words, chosen: ['1', '17'] })
  expect(options.map(({ value, isSelected }) => [value, isSelected])).toEqual([
    ['1,17', true],
    ['2', false],
  ])
  const both = inHeightRanges(facetOf(['63', '80'], ['63', '80']), { ...words, chosen: ['1', '2', '17'] })
  expect(both.options.map(({ value }) => value)).toEqual(['1', '2'])
})

it('does not change ranges of the back end', () => {
  const facet = facetOf(['Low bunks (under 62")', '62'])
  expect(inHeightRanges(facet, words)).toBe(facet)
})

it.each([
  ['bunk-beds/low', 'bunk'],
  ['lits-superposes', 'bunk'],
  ['beds/lofts', 'loft'],
  ['mattresses/bunk-mattresses', undefined],
  ['matelas/pour-lits-superposes', undefined],
  [null, undefined],
])('a list at %s is of %s', (path, group) => expect(heightGroupOf(path)).toBe(group))
