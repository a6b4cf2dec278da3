// What a search asks besides its words: for how many sleepers, of which age, under which ceiling. In the words of both
// languages, whichever store view is searched.
import { foldAccents } from '../platform/analyze-text.ts'

export interface Asked {
  /** The search without what is asked. */
  words: string
  sleepers?: number
  /** In years, of the youngest. */
  age?: number
  /** In inches. */
  ceiling?: number
  /** Code of a bed size. */
  size?: string
}

const NUMBERS: Readonly<Record<string, number>> = {
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
const COUNT = `([2-6]|${Object.keys(NUMBERS).join('|')})`
const SLEEPERS =
  '(?:kids?|child(?:ren)?|boys|girls|brothers|sisters|siblings|teens?|teenagers|people|persons|adults|sleepers|campers|enfants?|jeunes|ados|adolescents|freres|soeurs|garcons|filles|personnes|adultes|dormeurs|couchages)'
const CHILD = '(?:boy|girl|child|kid|son|daughter|enfant|fille|garcon|bebe)'
/** Feet with inches, inches, centimetres or metres. */
const LENGTH = [
  String.raw`(\d{1,2}(?:[.,]\d)?)[\s-]*(?:foot|feet|ft|pieds?|pi|['’′])\s*(?:(\d{1,2})\s*(?:inch(?:es)?|in|pouces?|po|["”″])?)?`,
  String.raw`(\d{2,3}(?:[.,]\d+)?)[\s-]*(?:inch(?:es)?|in|pouces?|po|["”″])`,
  String.raw`(\d{3})\s*cm`,
  String.raw`(\d[.,]\d{1,2})\s*m(?:et(?:re|er)s?)?`,
].join('|')
const CM_PER_INCH = 2.54
/** Of what is called a low ceiling: that of a basement. */
const LOW_CEILING = 84
const TODDLER = 3

const number = (text = ''): number => NUMBERS[text] ?? Number(text.replace(',', '.'))

function inches([, feet, more, inch, cm, m]: readonly (string | undefined)[]): number {
  if (feet !== undefined) return number(feet) * 12 + number(more ?? '0')
  if (inch !== undefined) return number(inch)
  return (cm === undefined ? number(m) * 100 : number(cm)) / CM_PER_INCH
}

type Rule = readonly [RegExp, (match: readonly (string | undefined)[]) => Omit<Asked, 'words'>]

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
      String.raw`(?:\b(?:for|pour)\s+)?(?:\b(?:an?|my|un|une|mon|ma)\s+)?(?:\b${CHILD}\s+)?(?:\bde\s+)?\b(\d{1,2}|${Object.keys(NUMBERS).join('|')})(?:\s*(?:to|a|-|et|and)\s*\d{1,2})?[\s-]*(?:years?|yrs?|yo|ans?)\b(?:[\s-]*olds?\b)?(?:\s+${CHILD}\b)?`,
    ),
    ([, age]) => ({ age: number(age) }),
  ],
  [/\bages?\s+(\d{1,2})(?:\s*(?:to|-|and)\s*\d{1,2})?\b/, ([, age]) => ({ age: number(age) })],
  [
    /(?:\b(?:for|pour)\s+)?(?:\b(?:an?|un|une)\s+)?\b(?:toddlers?|tout-petits?|bambins?)\b/,
    () => ({ age: TODDLER }),
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

/** Sizes as people call them, by the catalog's code, the longer ones first. */
const SIZES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:twin|single|simple)[\s-]+xl\b/, 'twin_xl'],
  [/\b(?:full|double)[\s-]+xl\b/, 'full_xl'],
  [/\b(?:twin|single|simple|(?:1|une) place)\b/, 'twin'],
  [/\b(?:full|double|(?:2|deux) places)\b/, 'full'],
  [/\bqueen\b/, 'queen'],
]
/** What a size is called by, besides itself. */
const SIZE_WORDS = /[\s-]+sized?\b/

/** Of two beds in different sizes the words themselves say which. */
const TWO_SIZES = /\b(?:over|sur)\b/

function withSize(asked: Asked): Asked {
  if (TWO_SIZES.test(asked.words)) return asked
  const [pattern, size] = SIZES.find(([each]) => each.test(asked.words)) ?? []
  if (!pattern || size === undefined) return asked
  const words = asked.words.replace(new RegExp(`${pattern.source}(?:${SIZE_WORDS.source})?`), ' ')
  // A size alone is one of mattresses and sheets too.
  return words.trim() === '' ? asked : { ...asked, size, words: words.trim() }
}

export function askedOf(search: string): Asked {
  const folded = foldAccents(search).replace(/\bgrand lit\b/, 'lit queen')
  const asked = RULES.reduce<Asked>(
    (before, [pattern, read]) => {
      const match = pattern.exec(before.words)
      return match ? { ...before, ...read(match), words: before.words.replace(match[0], ' ').trim() } : before
    },
    { words: folded },
  )
  return withSize(asked)
}
