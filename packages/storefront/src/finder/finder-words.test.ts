import { beforeAll, expect, it } from 'vitest'
import { formatterOf } from '../platform/i18n/format.ts'
import { VIEWS } from '../platform/i18n/testing/views.ts'
import { ALL_TEXTS, loadTranslator } from '../platform/i18n/translator.ts'
import { answerWords, choiceWords, hintWords, reasonWords, type Words } from './finder-words.ts'

let words: Words
const plain = (text = '') => text.replaceAll('\u00a0', ' ')

beforeAll(async () => {
  const view = VIEWS[0]
  words = { t: await loadTranslator(view, ALL_TEXTS), format: formatterOf(view) }
})

it.each([
  [1, 15, ['Suits until about age 15']],
  [2, 15, ['Both can sleep here until about age 15']],
  [3, null, ['All 3 sleep here into adulthood']],
])('says for how long %s can sleep there', (count, until, sentences) =>
  expect(reasonWords({ kind: 'who', count, until, hasYoung: false, isForOldest: true }, words)).toEqual(
    sentences,
  ),
)

it('says what is left under a ceiling', () => {
  const reason = { kind: 'ceiling', ceiling: 96, inches: 34, isComfortable: false } as const
  expect(reasonWords(reason, words).map(plain)).toEqual([
    'Fits a ceiling of 96 in (244 cm), with 34 in (86 cm) of headroom',
  ])
})

it.each([
  ['who', '2,18', '2 to 5 years, Grown-up'],
  ['who', 'any', 'No preference'],
  ['ceiling', '90', '7.5 ft'],
  ['floor', 'long', 'A long bed'],
  ['with', 'slide', 'A slide'],
  ['budget', '1500', 'Up to $1,500'],
] as const)('calls an answer by its name: %s %s', (question, answer, text) =>
  expect(answerWords(question, answer, words)).toBe(text),
)

it('names the figures that it goes by', () => {
  const { note } = choiceWords('floor', 'wide', words)
  expect(plain(note)).toBe('up to 87 in (221 cm) × 66 in (168 cm), such as a queen')
  expect(plain(hintWords('ceiling', words))).toContain('36 in (91 cm)')
  expect(hintWords('who', words)).toContain('under 6')
})
