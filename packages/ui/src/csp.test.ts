// @vitest-environment node
// A strict content security policy forbids style attributes in server-rendered HTML: no component may write one.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = import.meta.dirname
const components = readdirSync(folder).filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))

it.each(components)('%s writes no style attribute and no fixed language', (name) => {
  const source = readFileSync(join(folder, name), 'utf8')
  expect(source).not.toMatch(/style=\{|<style/)
  expect(source).not.toMatch(/aria-label="/)
})
