/** Facts that two packages state, as neither may read the other. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './lib/root.mjs'

/** @returns the number of the constant in every file below the folder that has it */
const numbersOf = (name: string, folder: string): string[] =>
  globSync(`${folder}/**/*.ts`, { cwd: ROOT }).flatMap((file) => {
    const [, number = []] =
      new RegExp(`const ${name} = (\\d+)`).exec(readFileSync(join(ROOT, file), 'utf8')) ?? []
    return number
  })

it('the search finds beds for the ages that the page of a bed names', () => {
  const [ofPage, ...others] = numbersOf('YOUNGEST_ABOVE', 'packages/fit/src')
  expect(ofPage).toMatch(/^\d+$/)
  expect(others).toEqual([])
  expect(numbersOf('YOUNGEST_ABOVE', 'packages/commerce/src/search')).toEqual([ofPage])
})
