// What a search asks besides its words: for how many sleepers, of which age, under which ceiling. In the words of both
// languages, whichever store view is searched.
import { foldAccents } from '../platform/analyze-text.ts'
import { Vocabulary } from './vocabulary.ts'

export interface SearchNeeds {
  /** The search without them. */
  words: string
  sleepers?: number
  /** Whether these sleepers may share a bed. */
  canShare?: boolean
  /** In years, of the youngest. */
  age?: number
  /** In inches. */
  ceiling?: number
  /** Code of a bed size. */
  size?: string
}

/** How many may sleep in a bed. */
const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
}
const NUMBERS: Readonly<Record<string, number>> = {
  ...COUNTS,
  seven: 7,
  eight: 8,
  nine: 9,
  sept: 7,
  huit: 8,
  neuf: 9,
}
const NUMBER_WORDS = Object.keys(NUMBERS).join('|')
const COUNT = `([2-6]|${Object.keys(COUNTS).join('|')})`
const SLEEPER_WORDS =
  'kid kids child children boys girls brothers sisters siblings teen teens teenagers people persons adults sleeper sleepers campers enfant enfants jeune jeunes ados adolescents freres soeurs garcons filles personnes persones adultes dormeurs couchages'.split(
    ' ',
  )
const SLEEPERS = `(?:${SLEEPER_WORDS.join('|')})`
/** Two of them may share a bed. */
const GROWN_UPS = '(?:people|persons|adults|personn?es|adultes)'
const CHILD = '(?:boy|girl|child|kid|son|daughter|enfant|fille|garcon|bebe)'
/** Feet with inches, inches, centimetres or metres. */
const LENGTH = [
  String.raw`(\d{1,2}(?:[.,]\d)?|\b(?:${NUMBER_WORDS}))[\s-]*(?:foot|feet|ft|pieds?|pi|['’′])\s*(?:(\d{1,2})\s*(?:inch(?:es)?|in|pouces?|po|["”″])?)?`,
  String.raw`(\d{2,3}(?:[.,]\d+)?)[\s-]*(?:inch(?:es)?|in|pouces?|po|["”″])`,
  String.raw`(\d{3})\s*cm`,
  String.raw`(\d[.,]\d{1,2})\s*m(?:et(?:re|er)s?)?`,
].join('|')
const CM_PER_INCH = 2.54
/** Of what is called a low ceiling: that of a basement. */
const LOW_CEILING = 84
const TODDLER = 3
/** Years next to these words are no age. */
const AFTER_WARRANTY = String.raw`(?<!\b(?:warrant|guarant|garanti)\w*\s+(?:(?:of|for|de|pour)\s+)?)`
const BEFORE_WARRANTY = String.raw`(?![\s-]*(?:limited\s+)?(?:warrant|guarant)|\s+de\s+garanti)`

const number = (text = ''): number => NUMBERS[text] ?? Number(text.replace(',', '.'))

function inches([, feet, more, inch, cm, m]: readonly (string | undefined)[]): number {
  if (feet !== undefined) return number(feet) * 12 + number(more ?? '0')
  if (inch !== undefined) return number(inch)
  return (cm === undefined ? number(m) * 100 : number(cm)) / CM_PER_INCH
}

type Rule = readonly [RegExp, (match: readonly (string | undefined)[]) => Omit<SearchNeeds, 'words'>]

const ceiling = (match: readonly (string | undefined)[]) => ({ ceiling: inches(match) })

/** Ages before sleepers: "for 6 year olds" says no number of them. */
const RULES: readonly Rule[] = [
  [
    new RegExp(
      String.raw`(?:\b(?:under|for|with|fits?|below|sous|pour|avec)\s+)?(?:\b(?:an?|my|un|mon)\s+)?(?:${LENGTH})[\s-]*(?:high\s+)?ceilings?\b`,
    ),
    ceiling,
  ],
  [
    new RegExp(
      String.raw`(?:\b(?:under|for|with|fits?|below|sous|pour|avec)\s+)?(?:\b(?:an?|my|un|mon)\s+)?\b(?:ceilings?(?:\s+height)?|plafonds?)\s+(?:(?:of|is|de|a)\s+)?(?:${LENGTH})(?!\w)`,
    ),
    ceiling,
  ],
  [
    /(?:\b(?:for|with|sous|pour|avec)\s+)?(?:\b(?:an?|un)\s+)?(?:\blow\s+ceilings?\b|\bplafonds?\s+bas\b)/,
    () => ({ ceiling: LOW_CEILING }),
  ],
  [
    new RegExp(
      String.raw`(?:\b(?:for|pour)\s+)?(?:\b(?:an?|my|un|une|mon|ma)\s+)?(?:\b${CHILD}\s+)?(?:\bde\s+)?\b${AFTER_WARRANTY}(\d{1,2}|${NUMBER_WORDS})(?:\s*(?:to|a|-|et|and)\s*\d{1,2})?[\s-]*(?:years?|yrs?|yo|ans?)\b(?:[\s-]*olds?\b)?(?:\s+${CHILD}\b)?${BEFORE_WARRANTY}`,
    ),
    ([, age]) => ({ age: number(age) }),
  ],
  [/\bages?\s+(\d{1,2})(?:\s*(?:to|-|and)\s*\d{1,2})?\b/, ([, age]) => ({ age: number(age) })],
  [
    /(?:\b(?:for|pour)\s+)?(?:\b(?:an?|un|une)\s+)?\b(?:toddlers?|tout-petits?|bambins?)\b/,
    () => ({ age: TODDLER }),
  ],
  [
    new RegExp(String.raw`(?:\b(?:for|sleeps?|fits?|pour)\s+)?\b(?:2|two|deux)\s+${GROWN_UPS}\b`),
    () => ({ sleepers: 2, canShare: true }),
  ],
  [
    new RegExp(String.raw`(?:\b(?:for|sleeps?|fits?|pour)\s+)?\b${COUNT}\s+${SLEEPERS}\b`),
    ([, count]) => ({ sleepers: number(count) }),
  ],
  [
    new RegExp(
      String.raw`\b(?:for|sleeps?|pour)\s+${COUNT}\b(?![\s-]*(?:years?|ans|feet|foot|ft|pieds?|inch|in\b|pouces?|po\b|cm|drawers?|tiroirs?))`,
    ),
    ([, count]) => ({ sleepers: number(count) }),
  ],
]

/** Words for what somebody sleeps in, folded. */
const BEDS = {
  en: String.raw`\w*beds?|bunks?|lofts?|trundles?`,
  fr: String.raw`lits?|superpos\w*|mezzanines?|gigognes?`,
}
/** Words for what lies on it. */
const BEDDING = {
  en: 'bedding|mattress(?:es)?|protectors?|toppers?|sheets?|pillows?|pillowcases?|duvets?|comforters?|quilts?|coverlets?|covers?|blankets?',
  fr: String.raw`literie|\w*matelas|draps?|oreillers?|taies?|couettes?|douillettes?|edredons?|courtepointes?|housses?|couvertures?`,
}
const anyOf = (...words: readonly string[]) => new RegExp(String.raw`\b(?:${words.join('|')})\b`)
export const BED = anyOf(BEDS.en, BEDS.fr)
/** What comes in the size of a bed. */
export const SIZED = anyOf(BEDS.en, BEDS.fr, BEDDING.en, BEDDING.fr)

/** A French size stands behind its noun; a simple bed in English is a plain one. */
const SINGLE = String.raw`(?:twin|single|simple(?<=\b(?:${BEDS.fr}|${BEDDING.fr}|bureaux?|commodes?)\s.*))`

/** Sizes as people call them, by the catalog's code, the longer ones first. */
const SIZES: readonly (readonly [string, string])[] = [
  [String.raw`${SINGLE}[\s-]+xl`, 'twin_xl'],
  [String.raw`(?:full|double)[\s-]+xl`, 'full_xl'],
  [String.raw`(?:${SINGLE}|(?:1|une) place)`, 'twin'],
  ['(?:full|double|(?:2|deux) places)', 'full'],
  ['queen', 'queen'],
]
const SIZE_RULES = SIZES.map(
  ([words, size]) =>
    [new RegExp(String.raw`(?:\b(?:for|pour|de|an?|en)\s+)?\b${words}\b(?:[\s-]+sized?\b)?`), size] as const,
)

/** Of two beds in different sizes the words themselves say which. */
const TWO_SIZES = /\b(?:over|sur)\b/

function readSize(words: string): SearchNeeds {
  const [pattern, size] = SIZE_RULES.find(([each]) => each.test(words)) ?? []
  if (TWO_SIZES.test(words) || !pattern || size === undefined) return { words }
  const rest = words.replace(pattern, ' ').trim()
  // A size alone is one of mattresses and sheets too.
  return rest === '' ? { words } : { words: rest, size }
}

/** Right words even where no product has them. */
export const questionWords = new Vocabulary(
  'en',
  SLEEPER_WORDS.toSorted().map((term) => ({ term, products: 0 })),
  [],
)

/** Sizes before sleepers: "for two places" says no number of them. */
export function needsOf(search: string): SearchNeeds {
  const folded = foldAccents(search).replace(/\bgrand lit\b/, 'lit queen')
  return RULES.reduce<SearchNeeds>((before, [pattern, read]) => {
    const match = pattern.exec(before.words)
    return match ? { ...before, ...read(match), words: before.words.replace(match[0], ' ').trim() } : before
  }, readSize(folded))
}
