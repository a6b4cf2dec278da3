// How heavy and how tall children are at most: the 97th percentile at each birthday, of boys or girls, whichever is more.
// Source: CDC growth charts of 2000, files wtage.csv and statage.csv, rounded to pounds and inches.

interface Growth {
  /** Pounds. */
  weight: number
  /** Inches. */
  height: number
}

/** Ages that shoppers may name; at the last one a person is full-grown. */
export const AGES = { min: 2, max: 18 } as const

/** From the age of two. */
const BIRTHDAYS: readonly (readonly [weight: number, height: number])[] = [
  [35, 37],
  [40, 41],
  [47, 44],
  [55, 46],
  [64, 49],
  [74, 52],
  [85, 55],
  [98, 57],
  [113, 60],
  [129, 62],
  [145, 65],
  [160, 67],
  [171, 70],
  [184, 72],
  [196, 74],
  [207, 74],
  [214, 75],
]

/** Of a tall and heavy child of this age; grown-ups count as the last row. */
export function growthAt(years: number): Growth {
  const row = Math.min(Math.max(Math.floor(years), AGES.min), AGES.max) - AGES.min
  const [weight, height] = BIRTHDAYS[row] ?? [0, 0]
  return { weight, height }
}
