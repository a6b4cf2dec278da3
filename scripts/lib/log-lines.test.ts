import { expect, it } from 'vitest'
import { readableLine } from './log-lines.mjs'

const warning = JSON.stringify({ level: 'warn', message: 'slow', code: 'UPSTREAM_TIMEOUT' })

it('shows warnings with their code and hides what is below', () => {
  expect(readableLine('middleware', warning, false)).toBe('[middleware]  warn slow (UPSTREAM_TIMEOUT)')
  expect(
    readableLine('middleware', JSON.stringify({ level: 'info', message: 'ready' }), false),
  ).toBeUndefined()
})

it('names the cause of an error', () => {
  const line = JSON.stringify({ level: 'error', message: 'request failed', err: { message: 'no route' } })
  expect(readableLine('storefront', line, false)).toBe('[storefront]  error request failed (no route)')
})

it('passes on what is not a log entry', () => {
  expect(readableLine('commerce', 'Error: no disk', false)).toBe('[commerce]    Error: no disk')
  expect(readableLine('commerce', '{ "broken', false)).toBe('[commerce]    { "broken')
  expect(readableLine('commerce', '  ', false)).toBeUndefined()
})

it('shows every line unchanged in verbose mode', () => {
  const line = JSON.stringify({ level: 'debug', message: 'query' })
  expect(readableLine('commerce', line, true)).toBe(`[commerce]    ${line}`)
})
