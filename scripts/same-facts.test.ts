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

const source = (file: string) => readFileSync(join(ROOT, 'packages', file), 'utf8')

it('the link of an agent has one address, one cookie and one life in both servers', () => {
  const storefront = source('storefront/server/hand-over.ts')
  const middleware = source('middleware/src/ucp/sessions.ts')
  const [, path = ''] = /continueCheckout: '(.+)'/.exec(source('storefront/src/paths.ts')) ?? []
  expect(path).toMatch(/^\/\w/)
  expect(source('middleware/src/ucp/carts.ts')).toContain(`${path}?token=`)
  expect(source('storefront/public/sw.js')).toContain(`endsWith('${path}')`)
  const [, cookie = ''] = /NONCE = '([\w-]+)'/.exec(storefront) ?? []
  expect(cookie).not.toBe('')
  expect(source('middleware/src/ucp/hand-over.ts')).toContain(`['${cookie}']`)
  const [, life = ''] = /NONCE_LIFE_MS = (.+)/.exec(storefront) ?? []
  expect(life).not.toBe('')
  expect(middleware).toContain(`const LIFE_MS = ${life}\n`)
})
