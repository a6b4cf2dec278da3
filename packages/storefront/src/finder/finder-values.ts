// The five questions and their answers, as the finder's address names them. Apart from the finder: every page reads addresses.
// All values are listed here, so there are only so many pages in the cache.

/** The answer that it does not matter. */
export const ANY = 'any'

/** Youngest age of each group of sleepers; the last one is grown-ups. */
export const SLEEPERS = ['2', '6', '10', '14', '18'] as const
export const MOST_SLEEPERS = 4

/** The oldest of the group that begins at an age; that of grown-ups stands for all. */
export function oldestFrom(youngest: number): number {
  const next = SLEEPERS.find((age) => Number(age) > youngest)
  return next === undefined ? youngest : Number(next) - 1
}

/** One of these, or `any`: the ceiling in inches, the floor for the bed, what comes with it, dollars at most. */
export const CHOICES = {
  ceiling: ['84', '90', '96', '102', '108', '120'],
  floor: ['compact', 'wide', 'long'],
  with: ['desk', 'stairs', 'slide', 'storage', 'trundle'],
  budget: ['1000', '1500', '2000', '3000'],
} as const

export type ChoiceQuestion = keyof typeof CHOICES
export type Choice<Name extends ChoiceQuestion> = (typeof CHOICES)[Name][number]

/** Whether an answer is one of the choices: it is not while the question is open, and where it does not matter. */
export const isChoice = <Name extends ChoiceQuestion>(name: Name, answer: string): answer is Choice<Name> =>
  (CHOICES[name] as readonly string[]).includes(answer)

/** Who sleeps there: ages in their order, each as often as it was named, or `any`. */
export function readSleepers(values: readonly string[]): string {
  const named = values.flatMap((value) => value.split(','))
  if (named.includes(ANY)) return ANY
  const ages = named.filter((age) => (SLEEPERS as readonly string[]).includes(age))
  return ages
    .sort((one, other) => Number(one) - Number(other))
    .slice(0, MOST_SLEEPERS)
    .join(',')
}

export const readChoice =
  (choices: readonly string[]) =>
  ([value = '']: readonly string[]): string =>
    value === ANY || choices.includes(value) ? value : ''
