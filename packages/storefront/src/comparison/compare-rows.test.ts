import { expect, it } from 'vitest'
import { compareRows, type Fact } from './compare-rows.ts'

const facts = (values: Record<string, string>): Fact[] =>
  Object.entries(values).map(([id, value]) => ({ id, label: id.toUpperCase(), value }))

it('has a row for whatever one of the products says, in their order', () => {
  const rows = compareRows([
    facts({ height: '58', beds: '2', warranty: '5 years' }),
    facts({ height: '72', beds: '2', ladder: 'straight', warranty: '5 years' }),
  ])
  expect(rows).toEqual([
    { id: 'height', label: 'HEIGHT', values: ['58', '72'], differs: true },
    { id: 'beds', label: 'BEDS', values: ['2', '2'], differs: false },
    { id: 'ladder', label: 'LADDER', values: [null, 'straight'], differs: true },
    { id: 'warranty', label: 'WARRANTY', values: ['5 years', '5 years'], differs: false },
  ])
})

it('finds no difference in a single product', () =>
  expect(compareRows([facts({ height: '58' })]).some(({ differs }) => differs)).toBe(false))

it('has nothing to say of nothing', () => expect(compareRows([])).toEqual([]))
