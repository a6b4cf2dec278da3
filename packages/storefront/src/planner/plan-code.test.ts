import { expect, test } from 'vitest'
import { MOST_PIECES, startPlan, withPiece, type Plan } from './plan.ts'
import { done, redone, startHistory, undone } from './plan-history.ts'
import { readPlan, writePlan } from './plan-code.ts'

const bed = {
  sku: 'LAU~BNK.1/é',
  x: 42.54,
  y: 23.3,
  turns: 3,
  options: { color: '803', att_bed_size: '12' },
} as const
const plan = withPiece(startPlan, bed)

test('a plan comes back as it was written', () => {
  expect(readPlan(writePlan(plan))).toEqual(plan)
  expect(writePlan(plan)).toMatch(/^[\w.~:%-]+$/)
  expect(writePlan(startPlan)).toBe('1~1440.1200~d.b.1040.320.ei~w.r.360.480')
})

test('places are rounded to a tenth of an inch', () => {
  expect(plan.pieces[0]).toMatchObject({ id: 'p1', x: 42.5, y: 23.3 })
})

test.each([
  ['nothing', ''],
  ['another version', '2~1440.1200'],
  ['no size', '1~1440'],
  ['a closet', '1~359.1200'],
  ['a hall', '1~1440.6001'],
  ['another thing', '1~1440.1200~x.b.1040.320'],
  ['a narrow door', '1~1440.1200~d.b.0.119.ei'],
  ['five quarter turns', '1~1440.1200~p.BED.100.100.5'],
  ['a piece far away', '1~1440.1200~p.BED.9001.100.0'],
  ['an invalid name', '1~1440.1200~p.%E0%A4.100.100.0'],
  ['an option that is none', '1~1440.1200~p.BED.100.100.0.color:red'],
  ['a script', '1~1440.1200~p.<script>.100.100.0'],
  ['too many pieces', `1~1440.1200${'~p.BED.0.0.0'.repeat(MOST_PIECES + 1)}`],
  ['too long a text', `1~1440.1200~p.${'A'.repeat(9000)}.0.0.0`],
])('%s is no plan', (_, text) => {
  expect(readPlan(text)).toBeNull()
})

test.each([
  ['the smallest room', '1~360.360'],
  ['the largest', '1~6000.6000'],
  ['as many pieces as there may be', `1~1440.1200${'~p.BED.0.0.0'.repeat(MOST_PIECES)}`],
])('%s is one', (_, text) => {
  expect(writePlan(readPlan(text)!)).toBe(text)
})

test('a window past the end of its wall comes back onto it', () => {
  expect(readPlan('1~1000.1000~w.t.900.400')?.room.fixtures[0]?.offset).toBe(60)
})

test('no more pieces than an address takes', () => {
  let full: Plan = startPlan
  for (let count = 0; count <= MOST_PIECES; count += 1) full = withPiece(full, bed)
  expect(full.pieces).toHaveLength(MOST_PIECES)
})

test('steps are undone and redone, and moves that follow each other as one', () => {
  const moved = (x: number): Plan => ({ ...plan, pieces: [{ ...plan.pieces[0]!, x }] })
  let history = done(startHistory(startPlan), plan)
  for (const x of [43, 44, 45]) history = done(history, moved(x), 'move p1')
  expect(history.past).toHaveLength(2)
  history = undone(history)
  expect(history.present).toBe(plan)
  expect(undone(history).present).toBe(startPlan)
  expect(redone(history).present.pieces[0]?.x).toBe(45)
  expect(done(history, moved(1), 'move p1').future).toEqual([])
  expect(undone(startHistory(plan))).toEqual(startHistory(plan))
  expect(redone(startHistory(plan))).toEqual(startHistory(plan))
})
