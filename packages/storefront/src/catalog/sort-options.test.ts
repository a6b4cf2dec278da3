import { expect, it } from 'vitest'
import { EN } from '../platform/i18n/testing/views.ts'
import { loadTranslator } from '../platform/i18n/translator.ts'
import { sortOptions } from './sort-options.ts'

const t = await loadTranslator(EN)
const field = (value: string, label: string) => ({ value, label })

it('offers what the back end sorts by, and its own order first', () => {
  const fields = [field('position', 'Position'), field('price', 'Price'), field('color', 'Color')]
  expect(sortOptions(fields, { sort: 'default', term: '' }, t)).toEqual([
    { value: 'default', label: 'Featured' },
    { value: 'price_ASC', label: 'Price, low to high' },
    { value: 'price_DESC', label: 'Price, high to low' },
    { value: 'color_ASC', label: 'Color, ascending' },
    { value: 'color_DESC', label: 'Color, descending' },
  ])
})

it('offers name and price where nothing is said, and the present order always', () => {
  const values = sortOptions(null, { sort: 'color_ASC', term: '' }, t).map(({ value }) => value)
  expect(values).toEqual(['default', 'name_ASC', 'name_DESC', 'price_ASC', 'price_DESC', 'color_ASC'])
})

it('calls the order of a search by what it is', () => {
  const [first] = sortOptions([field('relevance', 'Relevance')], { sort: 'default', term: 'desk' }, t)
  expect(first).toEqual({ value: 'default', label: 'Best match' })
})
