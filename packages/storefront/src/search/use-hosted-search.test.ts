import { expect, it } from 'vitest'
import { hostedIndexOf } from './use-hosted-search.ts'

const COMPLETE = {
  __typename: 'AlgoliaConfig' as const,
  enabled: true,
  application_id: 'APP1',
  api_key: 'abc',
  index_name: 'shop_en',
}

it('is used when it is enabled and has all it needs', () =>
  expect(hostedIndexOf(COMPLETE)).toEqual({ applicationId: 'APP1', apiKey: 'abc', indexName: 'shop_en' }))

it.each([{ enabled: false }, { application_id: null }, { api_key: '' }, { index_name: null }])(
  'is not used with %j',
  (missing) => expect(hostedIndexOf({ ...COMPLETE, ...missing })).toBeNull(),
)
