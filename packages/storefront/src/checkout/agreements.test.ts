import { expect, it } from 'vitest'
import type { QueryError } from '../platform/data/query-client.ts'
import { agreementsIn } from './agreements.tsx'

const failure = (extensions: Record<string, unknown>): QueryError => ({
  graphQLErrors: [{ message: 'x', extensions }],
})
const OFFLINE: QueryError = { networkError: new Error('cut'), graphQLErrors: [] }
const TERMS = { agreement_id: 1, name: 'Terms' }

it.each([
  ['while they load', {}],
  ['when nothing answers', { error: OFFLINE }],
  ['when the back end fails', { data: { checkoutAgreements: null }, error: failure({ status: 502 }) }],
])('are unknown %s', (_when, result) => {
  expect(agreementsIn(result as never)).toBeUndefined()
})

it('are none where the back end has none', () => {
  expect(agreementsIn({ error: failure({ code: 'NOT_SUPPORTED', status: 501 }) })).toEqual([])
  expect(agreementsIn({ data: { checkoutAgreements: null } } as never)).toEqual([])
})

it('are those of the answer', () => {
  expect(agreementsIn({ data: { checkoutAgreements: [TERMS, null] } } as never)).toEqual([TERMS])
})
