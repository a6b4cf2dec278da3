// How tall children typically sit: from the seat to the top of the head, in inches, to the half. The median stature of boys and
// girls (CDC growth charts of 2000, column P50 of statage.csv: 45.3 in at 6 years, 66.2 in at 16) by the share that is above
// the seat, from 0.55 at six years down to 0.52. For the drawing only: no verdict depends on it.
const SITTING: readonly (readonly [years: number, inches: number])[] = [
  [6, 25],
  [8, 27],
  [10, 28.5],
  [12, 30.5],
  [14, 33],
  [16, 34.5],
]

/** Ages to choose from: younger children do not belong in an upper bed. */
export const SITTING_AGES = SITTING.map(([years]) => years)

/** Between the ages of the table in proportion; younger and older ones as its ends. */
export function sittingHeight(years: number): number {
  const after = SITTING.find(([age]) => age >= years) ?? SITTING.at(-1)
  const before = SITTING.findLast(([age]) => age <= years) ?? SITTING[0]
  if (!after || !before) return 0
  const [from, low] = before
  const [to, high] = after
  return to > from ? low + ((high - low) * (years - from)) / (to - from) : low
}
