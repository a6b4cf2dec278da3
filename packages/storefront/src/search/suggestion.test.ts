import { expect, it } from 'vitest'
import { suggestionCount } from './suggestion.ts'

it('counts products and categories, not the way to all results', () => {
  expect(suggestionCount([{ kind: 'product' }, { kind: 'category' }, { kind: 'all' }])).toBe(2)
  expect(suggestionCount([])).toBe(0)
})
