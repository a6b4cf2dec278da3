import { expect, it } from 'vitest'
import { isOwnReturn } from './return-path.ts'

it('goes on to pages of this shop only', () => {
  expect(['/customer/address', '/fr/customer?page=2'].map(isOwnReturn)).toEqual([true, true])
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    null,
  ]
  expect(elsewhere.map(isOwnReturn)).toEqual(elsewhere.map(() => false))
})
