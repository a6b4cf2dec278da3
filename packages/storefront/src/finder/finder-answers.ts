// What has been answered so far, and the address that says so.
import { paths } from '../paths.ts'
import { ANY, CHOICES, oldestFrom, readChoice, readSleepers, type ChoiceQuestion } from './finder-values.ts'

/** In their order. */
export const QUESTIONS = ['who', 'ceiling', 'floor', 'with', 'budget'] as const
export type Question = (typeof QUESTIONS)[number]

/** Empty where a question is open. */
export type Answers = Readonly<Record<Question, string>>

export const NO_ANSWERS: Answers = { who: '', ceiling: '', floor: '', with: '', budget: '' }

type Search = Readonly<Record<string, string[] | undefined>>

export function parseAnswers(search: Search): Answers {
  const choice = (name: ChoiceQuestion) => readChoice(CHOICES[name])(search[name] ?? [])
  return {
    who: readSleepers(search['who'] ?? []),
    ceiling: choice('ceiling'),
    floor: choice('floor'),
    with: choice('with'),
    budget: choice('budget'),
  }
}

/** The next question; undefined when all are answered. */
export const openQuestion = (answers: Answers): Question | undefined =>
  QUESTIONS.find((question) => answers[question] === '')

/** Whether a question is answered with more than that it does not matter. */
export const isSaid = (answer: string): boolean => answer !== '' && answer !== ANY

/** Pages with more answers that matter are made anew for each visitor: there are too many to store. */
const MOST_STORED = 3

/** @param query of the finder's address */
export const isStored = (query: string): boolean =>
  [...new URLSearchParams(query).values()].filter(isSaid).length <= MOST_STORED

export const isDone = (answers: Answers): boolean => openQuestion(answers) === undefined

/** Open questions do not matter. */
export function completed(answers: Answers): Answers {
  const entries = QUESTIONS.map((question) => [question, answers[question] || ANY] as const)
  return Object.fromEntries(entries) as Answers
}

/** The page with these answers; the same ones always have the same address. */
export function finderPath(answers: Answers): string {
  const answered = QUESTIONS.filter((question) => answers[question] !== '')
  const query = answered.map((question) => `${question}=${answers[question]}`).join('&')
  return query === '' ? paths.finder : `${paths.finder}?${query}`
}

/** Ages of who sleeps there, the youngest of each group. */
export const agesOf = ({ who }: Answers): number[] => (isSaid(who) ? who.split(',').map(Number) : [])

/** The oldest of each group. */
export const oldestOf = (answers: Answers): number[] => agesOf(answers).map(oldestFrom)
