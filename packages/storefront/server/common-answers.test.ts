import { expect, it } from 'vitest'
import { createCommonAnswers } from './common-answers.ts'

const counted = () => {
  let count = 0
  return { ask: async () => (count += 1), count: () => count }
}

it('asks once for everybody, and again after a purge', async () => {
  const answers = createCommonAnswers<number>(() => 10)
  const { ask } = counted()
  expect(await Promise.all([answers.get('/menu', ask), answers.get('/menu', ask)])).toEqual([1, 1])
  expect(await answers.get('/menu?store=fr', ask)).toBe(2)
  answers.forget()
  expect(await answers.get('/menu', ask)).toBe(3)
})

it('keeps no failure', async () => {
  const answers = createCommonAnswers<number>((answer) => (answer > 1 ? 10 : 0))
  const { ask } = counted()
  const broken = async () => Promise.reject(new Error('away'))
  await expect(answers.get('/menu', broken)).rejects.toThrow('away')
  expect(await answers.get('/menu', ask)).toBe(1)
  expect(await answers.get('/menu', ask)).toBe(2)
  expect(await answers.get('/menu', ask)).toBe(2)
})

it('does not keep what was asked before a purge and answered after it', async () => {
  const answers = createCommonAnswers<number>(() => 10)
  const { ask } = counted()
  const early = answers.get('/menu', ask)
  answers.forget()
  expect(await early).toBe(1)
  expect(await answers.get('/menu', ask)).toBe(2)
})

it('keeps as many as take two megabytes', async () => {
  const answers = createCommonAnswers<number>(() => 900_000)
  const { ask } = counted()
  for (const path of ['/a', '/b', '/c']) await answers.get(path, ask)
  expect(await answers.get('/c', ask)).toBe(3)
  expect(await answers.get('/a', ask)).toBe(4)
})
