import { expect, it } from 'vitest'
import { wayAnswers } from './carton-ways.ts'

const rails = { length: 79, width: 14, height: 7, weight: 88, count: 2 }
const ends = { length: 58, width: 22, height: 6, weight: 74, count: 1 }

it('answers what was measured, and names what does not get through', () => {
  const cartons = [rails, ends]
  expect(wayAnswers({}, cartons)).toEqual([])
  expect(wayAnswers({ door: { width: 20, height: 78 } }, cartons)).toEqual([{ way: 'door', stuck: [] }])
  const all = wayAnswers(
    {
      door: { width: 30, height: 78 },
      corner: { before: 30, after: 30, height: null },
      elevator: { width: 30, depth: 40, height: 60 },
    },
    cartons,
  )
  expect(all).toEqual([
    { way: 'door', stuck: [] },
    { way: 'elevator', stuck: [rails] },
    { way: 'corner', stuck: [rails] },
  ])
})
