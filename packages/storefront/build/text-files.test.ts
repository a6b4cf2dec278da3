import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { fileOf, missingTexts, textsOf } from './text-files.ts'

const countTexts = (...names: string[]) =>
  execFileSync(process.execPath, [fileOf('build/count-texts.ts'), ...names], { encoding: 'utf8' })
    .trim()
    .split('\n')

it('has English in place of what a language of a brand lacks, the brand’s own first', () => {
  const german = textsOf('example', 'de')
  expect(Object.keys(german)).toEqual(Object.keys(textsOf('example', 'en')))
  expect(german['contact.title']).toBe('Kontakt')
  expect(german['newsletter.lead']).toBe('A letter from the harbour, four times a year.')
  expect(german['wishlist.title']).toBe(textsOf('plain', 'en')['wishlist.title'])
})

it('counts and lists what a language lacks', () => {
  const all = Object.keys(textsOf('example', 'en')).length
  const missing = missingTexts('example', 'de')
  expect(countTexts()).toContain(
    `example de: ${all - missing.length} of ${all} texts, ${missing.length} in English`,
  )
  expect(countTexts()).toContain(`example fr: ${all} of ${all} texts`)
  const listed = countTexts('example', 'de')
  expect(listed).toHaveLength(missing.length)
  expect(listed).toContain('newsletter.lead: A letter from the harbour, four times a year.')
})
