import { describe, expect, it } from 'vitest'
import { dataOf, statusOf } from './load-page.ts'

const failure = (extensions: Record<string, unknown>) => ({
  graphQLErrors: [{ message: 'x', extensions }] as never,
})

describe('statusOf', () => {
  it('says 503 when nothing answers or what answers is overloaded', () => {
    expect(statusOf({ networkError: new Error('refused'), graphQLErrors: [] })).toBe(503)
    expect(statusOf(failure({ status: 503 }))).toBe(503)
    expect(statusOf(failure({ status: 502 }))).toBe(503)
  })

  it('says 503 for a method that another release of the middleware has', () => {
    expect(statusOf(failure({ status: 404, code: 'UNKNOWN_METHOD' }))).toBe(503)
  })

  it('says 404 for what the back end does not have', () => {
    expect(statusOf(failure({ category: 'graphql-no-such-entity' }))).toBe(404)
    expect(statusOf(failure({ status: 404 }))).toBe(404)
  })

  it('says 429 when the visitor is over a limit', () => {
    expect(statusOf(failure({ status: 429, code: 'RATE_LIMITED' }))).toBe(429)
  })

  it('says 500 for what is our own mistake', () => {
    expect(statusOf(failure({ status: 400 }))).toBe(500)
    expect(statusOf(failure({ category: 'graphql-input' }))).toBe(500)
  })
})

it('gives the page that fails a status, and no message of the back end', () => {
  const error = { graphQLErrors: [{ message: 'Cannot query field', extensions: {} }] }
  const abort = { abortStatusCode: 500, abortReason: undefined }
  expect(() => dataOf({ data: { products: null }, error })).toThrow(
    expect.objectContaining({ _pageContextAbort: expect.objectContaining(abort) }),
  )
})
