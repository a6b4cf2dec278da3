import { expect, it } from 'vitest'
import {
  agesOf,
  completed,
  finderPath,
  isDone,
  NO_ANSWERS,
  openQuestion,
  parseAnswers,
} from './finder-answers.ts'

const ALL = { who: ['2,6'], ceiling: ['96'], floor: ['any'], with: ['desk'], budget: ['1500'] }

it('reads what it writes', () => {
  const answers = parseAnswers(ALL)
  expect(finderPath(answers)).toBe('/find-a-bed?who=2,6&ceiling=96&floor=any&with=desk&budget=1500')
  expect(isDone(answers)).toBe(true)
  expect(agesOf(answers)).toEqual([2, 6])
  expect(finderPath(NO_ANSWERS)).toBe('/find-a-bed')
})

it('asks what is open, in order', () => {
  expect(openQuestion(NO_ANSWERS)).toBe('who')
  expect(openQuestion(parseAnswers({ ...ALL, floor: [] }))).toBe('floor')
  expect(completed(parseAnswers({ who: ['6'] }))).toEqual({
    who: '6',
    ceiling: 'any',
    floor: 'any',
    with: 'any',
    budget: 'any',
  })
})

it.each([
  { who: ['3'], ceiling: ['95'], floor: ['huge'], with: ['pool'], budget: ['999999'] },
  { who: ['', ' '], ceiling: ['96 '], with: ['__proto__'], budget: ['1e3'] },
  {},
])('ignores what it does not offer: %j', (search) => expect(parseAnswers(search)).toEqual(NO_ANSWERS))

it('puts sleepers in order, four at most', () => {
  expect(parseAnswers({ who: ['18', '2', '', '6', '6', '2'] }).who).toBe('2,2,6,6')
  expect(parseAnswers({ who: ['2', 'any'] }).who).toBe('any')
})
