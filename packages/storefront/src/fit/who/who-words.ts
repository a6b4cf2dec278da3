// Who sleeps where, in words.
import type { MessageKey } from '../../platform/i18n/message-key.ts'
import type { Translate } from '../../platform/i18n/translator.ts'
import { AGES } from '@loftwood/fit/growth'
import {
  isSuited,
  YOUNGEST_ABOVE,
  type Bedding,
  type Unsuited,
  type Verdict,
} from '@loftwood/fit/who-sleeps-where'

const REASONS: Readonly<Record<Unsuited, MessageKey>> = {
  'too-young': 'fit.who.tooYoung',
  'rail-too-low': 'fit.who.railTooLow',
  'too-heavy': 'fit.who.tooHeavy',
  'too-tall': 'fit.who.tooTall',
  'no-place': 'fit.who.noPlace',
}

/** `8 years`, or `grown-up`. */
export const ageWords = (years: number, t: Translate): string =>
  years >= AGES.max ? t('fit.who.grownUp') : t('fit.who.years', { count: Math.floor(years) })

/** How long it suits and what ends it, or why it does not. */
export function verdictWords(verdict: Verdict, t: Translate): string {
  if (!isSuited(verdict)) return t(REASONS[verdict.reason], { age: YOUNGEST_ABOVE })
  if (verdict.until === null) return t('fit.who.forGood')
  const key = verdict.ends === 'too-heavy' ? 'fit.who.untilHeavy' : 'fit.who.untilTall'
  return t(key, { years: verdict.until })
}

/** On a card: the first child that has no place, or until when all have one. */
export function lineWords(beddings: readonly Bedding[], until: number | null, t: Translate): string {
  const without = beddings.find(({ place }) => place === null)
  if (without) return t('fit.who.noneLine', { age: ageWords(without.years, t) })
  return until === null
    ? t('fit.who.allLine', { count: beddings.length })
    : t('fit.who.untilLine', { count: beddings.length, years: until })
}
