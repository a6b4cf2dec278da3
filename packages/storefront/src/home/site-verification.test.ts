import { expect, test } from 'vitest'
import { verificationOf } from './site-verification.ts'

test.each([
  ['0a1b2c', '0a1b2c'],
  ['<meta name="p:domain_verify" content="0a1b2c"/>', '0a1b2c'],
  ["<meta content='0a1b2c' name='p:domain_verify'>", '0a1b2c'],
  ['<script>alert(1)</script>', undefined],
  ['', undefined],
  [null, undefined],
])('%s', (setting, content) => {
  expect(verificationOf(setting)).toBe(content)
})
