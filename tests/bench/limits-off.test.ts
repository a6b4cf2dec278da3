import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { limitsOff } from './limits-off.ts'

test('names the limits that are off', () => {
  const env = { RATE_LIMIT_READ_PER_MINUTE: '0', RATE_LIMIT_LOGIN_PER_MINUTE: '10', PAGE_CACHE_MB: '0' }
  expect(limitsOff(env)).toBe('limits of one address that were off: RATE_LIMIT_READ_PER_MINUTE')
  expect(limitsOff({})).toBe('limits of one address that were off: none')
})

test('no bench starts a shop without saying it', () => {
  const silent = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) => {
    if (!name.endsWith('.ts') || name.startsWith('limits-off')) return false
    const text = readFileSync(join(import.meta.dirname, name), 'utf8')
    return /startShopServers|RATE_LIMIT_/.test(text) && !text.includes('limitsOff(')
  })
  expect(silent).toEqual([])
})
