import { describe, expect, it } from 'vitest'
import type { ListedBed } from '@loftwood/fit/find-beds'
import { findBeds } from './find-beds.ts'
import { NO_ANSWERS, type Answers } from './finder-answers.ts'

const bunk: ListedBed & { name: string } = {
  name: 'bunk',
  fit_beds: 'upper twin 7 400; lower full 10 600',
  fit_guard_rail: 12,
  assembled_length: 80,
  assembled_width: 57.5,
  assembled_height: 71,
  price_range: { minimum_price: { final_price: { value: 1500 } } },
}
const low = { ...bunk, name: 'low', fit_beds: 'lower queen any 900', assembled_height: 38 }
const trundle = { ...bunk, name: 'trundle', fit_beds: 'trundle twin 6 250' }
const desk = { ...bunk, name: 'desk', fit_beds: null }

const reasonsOf = (answers: Partial<Answers>, products = [bunk]) =>
  findBeds(products, { ...NO_ANSWERS, ...answers }).map(({ reasons }) => reasons)
const namesOf = (answers: Partial<Answers>, products: (typeof bunk)[]) =>
  findBeds(products, { ...NO_ANSWERS, ...answers }).map(({ product }) => product.name)

it('lists beds, and neither trundles alone nor what says nothing of beds', () =>
  expect(namesOf({}, [bunk, trundle, desk, low])).toEqual(['bunk', 'low']))

describe('reasons', () => {
  it('says for whom, and for how long', () => {
    expect(reasonsOf({ who: '2,6' })).toEqual([
      [{ kind: 'who', count: 2, until: 15, hasYoung: true, isForOldest: true }],
    ])
    expect(reasonsOf({ who: '2,2' })).toEqual([])
    expect(reasonsOf({ who: '6,6,6' })).toEqual([])
    expect(reasonsOf({ who: '18' }, [low])).toEqual([
      [{ kind: 'who', count: 1, until: null, hasYoung: false, isForOldest: true }],
    ])
  })

  it.each([
    ['96', [[{ kind: 'ceiling', ceiling: 96, inches: 30, isComfortable: false }]]],
    ['102', [[{ kind: 'ceiling', ceiling: 102, inches: 36, isComfortable: true }]]],
    ['90', []],
  ])('says what is left under %s inches', (ceiling, reasons) =>
    expect(reasonsOf({ ceiling })).toEqual(reasons),
  )

  it('says that what is low fits anywhere', () =>
    expect(reasonsOf({ ceiling: '84' }, [low])).toEqual([[{ kind: 'low' }]]))

  it('measures the floor', () => {
    expect(reasonsOf({ floor: 'wide' })).toEqual([[{ kind: 'floor', length: 80, width: 57.5 }]])
    expect(reasonsOf({ floor: 'compact' })).toEqual([])
  })

  it.each([
    ['1500', 1],
    ['1000', 0],
    ['any', 1],
  ])('counts the money: %s', (budget, count) => expect(reasonsOf({ budget })).toHaveLength(count))
})

it('shows first what suits the oldest of the group too', () => {
  const twin = { ...low, name: 'twin', fit_beds: 'lower twin any 900' }
  expect(namesOf({ who: '14' }, [twin, low])).toEqual(['low', 'twin'])
  expect(reasonsOf({ who: '14' }, [twin])).toMatchObject([[{ until: 15, isForOldest: false }]])
})

it('shows first what lasts longest', () =>
  expect(namesOf({ who: '6' }, [bunk, low])).toEqual(['low', 'bunk']))
