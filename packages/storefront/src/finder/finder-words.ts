// What the finder says: its questions, their answers, and why a bed suits.
import type { Reason } from '@loftwood/fit/find-beds'
import { USUAL_CEILING } from '@loftwood/fit/head-room'
import { COMFORTABLE, LADDER_FOOT } from '@loftwood/fit/rules'
import { YOUNGEST_ABOVE } from '@loftwood/fit/who-sleeps-where'
import type { Formatter } from '../platform/i18n/format.ts'
import type { MessageKey } from '../platform/i18n/message-key.ts'
import type { Translate } from '../platform/i18n/translator.ts'
import { INCHES_PER_FOOT } from '../platform/units.ts'
import { FLOORS } from './find-beds.ts'
import { isSaid, type Question } from './finder-answers.ts'
import { isChoice, oldestFrom, type Choice, type ChoiceQuestion } from './finder-values.ts'

export interface Words {
  t: Translate
  format: Formatter
}

interface QuestionWords {
  /** In the list of steps. */
  name: MessageKey
  title: MessageKey
  hint: MessageKey
}

export const QUESTION_WORDS: Readonly<Record<Question, QuestionWords>> = {
  who: { name: 'finder.who', title: 'finder.whoTitle', hint: 'finder.whoHint' },
  ceiling: { name: 'finder.ceiling', title: 'finder.ceilingTitle', hint: 'finder.ceilingHint' },
  floor: { name: 'finder.floor', title: 'finder.floorTitle', hint: 'finder.floorHint' },
  with: { name: 'finder.with', title: 'finder.withTitle', hint: 'finder.withHint' },
  budget: { name: 'finder.budget', title: 'finder.budgetTitle', hint: 'finder.budgetHint' },
}

const FLOOR_WORDS: Readonly<Record<Choice<'floor'>, readonly [label: MessageKey, note: MessageKey]>> = {
  compact: ['finder.floorCompact', 'finder.floorCompactNote'],
  wide: ['finder.floorWide', 'finder.floorWideNote'],
  long: ['finder.floorLong', 'finder.floorLongNote'],
}

const PART_WORDS: Readonly<Record<Choice<'with'>, readonly [label: MessageKey, reason: MessageKey]>> = {
  desk: ['finder.desk', 'finder.hasDesk'],
  stairs: ['finder.stairs', 'finder.hasStairs'],
  slide: ['finder.slide', 'finder.hasSlide'],
  storage: ['finder.storage', 'finder.hasStorage'],
  trundle: ['finder.trundle', 'finder.hasTrundle'],
}

/** The sentence below a question. */
export const hintWords = (question: Question, { t, format }: Words): string =>
  t(QUESTION_WORDS[question].hint, {
    age: YOUNGEST_ABOVE,
    comfortable: format.length(COMFORTABLE),
    foot: format.length(LADDER_FOOT),
  })

/** From an age up to the next one that can be named. */
export function sleeperWords(age: string, { t }: Words): string {
  const oldest = oldestFrom(Number(age))
  return oldest > Number(age) ? t('finder.ages', { from: age, to: oldest }) : t('fit.who.grownUp')
}

interface ChoiceWords {
  label: string
  note?: string
}

type WordsOfChoice = { [Name in ChoiceQuestion]: (value: Choice<Name>, words: Words) => ChoiceWords }

const CHOICE_WORDS: WordsOfChoice = {
  ceiling: (value, { t, format }) => ({
    label: t('finder.feet', { feet: format.number(Number(value) / INCHES_PER_FOOT) }),
    note: [
      format.length(Number(value)),
      ...(Number(value) === USUAL_CEILING ? [t('finder.usual')] : []),
    ].join(', '),
  }),
  floor: (value, { t, format }) => {
    const [label, note] = FLOOR_WORDS[value]
    const { length, width } = FLOORS[value]
    return { label: t(label), note: t(note, { length: format.length(length), width: format.length(width) }) }
  },
  with: (value, { t }) => ({ label: t(PART_WORDS[value][0]) }),
  budget: (value, { t, format }) => ({
    label: t('finder.upTo', { budget: wholeMoney(Number(value), format) }),
  }),
}

/** Without cents. */
const wholeMoney = (value: number, format: Formatter): string =>
  format.money({ value }).replace(/[.,]00(?!\d)/, '')

export function choiceWords<Name extends ChoiceQuestion>(
  question: Name,
  value: Choice<Name>,
  words: Words,
): ChoiceWords {
  return CHOICE_WORDS[question](value, words)
}

/** An answer in one line. */
export function answerWords(question: Question, answer: string, words: Words): string {
  if (question === 'who' && isSaid(answer))
    return answer
      .split(',')
      .map((age) => sleeperWords(age, words))
      .join(', ')
  return question !== 'who' && isChoice(question, answer)
    ? choiceWords(question, answer, words).label
    : words.t('finder.any')
}

function sleepersReason({ count, until }: Extract<Reason, { kind: 'who' }>, { t }: Words): string {
  return until === null ? t('finder.lasts', { count }) : t('finder.lastsUntil', { count, until })
}

/** One or two sentences. */
export function reasonWords(reason: Reason, words: Words): string[] {
  const { t, format } = words
  switch (reason.kind) {
    case 'who':
      return [
        sleepersReason(reason, words),
        ...(reason.hasYoung ? [t('finder.youngBelow', { age: YOUNGEST_ABOVE })] : []),
      ]
    case 'ceiling': {
      const { inches, isComfortable, ceiling } = reason
      const values = { ceiling: format.length(ceiling), room: format.length(inches) }
      return [t(isComfortable ? 'finder.fitsWell' : 'finder.fits', values)]
    }
    case 'low':
      return [t('finder.low')]
    case 'floor':
      return [t('finder.takes', { length: format.length(reason.length), width: format.length(reason.width) })]
    case 'with':
      return [t(PART_WORDS[reason.part][1])]
    case 'budget':
      return [t('finder.inBudget', { budget: wholeMoney(reason.budget, format) })]
  }
}
