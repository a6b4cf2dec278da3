import { expect, it } from 'vitest'
import { formatPhone } from './phone-number.ts'

it.each([
  ['519', 'CA', '519'],
  ['5195', 'CA', '519-5'],
  ['519-555', 'CA', '519-555'],
  ['(519) 555 0142', 'CA', '519-555-0142'],
  ['15195550142', 'CA', '1-519-555-0142'],
  ['5195550142', 'US', '519-555-0142'],
  ['519-555-0142 x4', 'CA', '519-555-0142 x4'],
  ['+1 519 555 0142', 'CA', '+1 519 555 0142'],
  ['519555014299', 'CA', '519555014299'],
  ['02079300001', 'GB', '02079300001'],
])('%s in %s → %s', (typed, country, formatted) => {
  expect(formatPhone(typed, country)).toBe(formatted)
})
