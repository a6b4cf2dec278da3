// How heavy and how tall children are at most: the 97th percentile at each birthday, of boys or girls, whichever is more.
// Source: CDC growth charts of 2000, column P97 of the tables wtage.csv and statage.csv (2 to 20 years), whose rows are half
// months around the birthday; the middle of the two, to the nearest pound and inch.

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
  [34, 37],
  [40, 40],
  [47, 43],
  [55, 46],
  [63, 49],
  [73, 52],
  [84, 55],
  [98, 57],
  [113, 60],
  [129, 62],
  [145, 65],
  [159, 67],
  [171, 70],
  [183, 72],
  [196, 74],
  [206, 74],
  [214, 75],
]

/** Of a tall and heavy child of this age; grown-ups count as the last row. */
export function growthAt(years: number): Growth {
  const row = Math.min(Math.max(Math.floor(years), AGES.min), AGES.max) - AGES.min
  const [weight, height] = BIRTHDAYS[row] ?? [0, 0]
  return { weight, height }
}
