// Reasons in plain words, in both languages.
import { expect, test } from 'vitest'
import { fitWordsIn } from './fit-words.ts'

const view = { code: 'a', currency: 'CAD', url: 'https://shop.example' }
const who = { kind: 'who', hasYoung: false, isForOldest: true } as const

test.each([
  ['en-CA', 1, null, 'The sleeper has a place into adulthood.'],
  ['en-CA', 1, 12, 'The sleeper has a place until age 12.'],
  ['en-CA', 2, 12, 'All 2 have a place until the first is 12.'],
  ['fr-CA', 1, null, 'Le dormeur a une place aussi à l’âge adulte.'],
  ['fr-CA', 1, 12, 'Le dormeur a une place jusqu’à 12 ans.'],
  ['fr-CA', 2, 12, 'Les 2 dormeurs ont une place jusqu’aux 12 ans du premier.'],
])('%s: who has a place, %i until %s', (language, count, until, sentence) => {
  expect(fitWordsIn({ ...view, language }).reason({ ...who, count, until })).toBe(sentence)
})
