// The mattresses of a cart with the toppers that lie on them: a topper counts as a part of its mattress.
import type { BoughtFit } from '../bought-lines.ts'
import type { MattressFacts } from '@loftwood/fit/fit-attributes'
import type { MattressLine } from '@loftwood/fit/match-mattresses'

export interface BoughtMattress extends MattressLine {
  line: BoughtFit
  topper: BoughtFit | null
}

const linesOf = (bought: readonly BoughtFit[], factsOf: (line: BoughtFit) => MattressFacts | null) =>
  bought.flatMap((line): BoughtMattress[] => {
    const facts = factsOf(line)
    return facts ? [{ ...facts, id: line.id, quantity: line.quantity, line, topper: null }] : []
  })

/** Lays toppers on mattresses of their size, one on each; toppers left over are for mattresses at home. */
function laidOn(mattresses: readonly BoughtMattress[], topper: BoughtMattress): BoughtMattress[] {
  let left = topper.quantity
  return mattresses.flatMap((mattress) => {
    const count = mattress.topper || mattress.size !== topper.size ? 0 : Math.min(left, mattress.quantity)
    if (count === 0) return [mattress]
    left -= count
    const covered = {
      ...mattress,
      id: `${mattress.id} ${topper.id}`,
      quantity: count,
      thickness: mattress.thickness + topper.thickness,
      topper: topper.line,
    }
    const bare = { ...mattress, quantity: mattress.quantity - count }
    return bare.quantity > 0 ? [covered, bare] : [covered]
  })
}

/** Two ways to lay the toppers: on the thickest mattresses first, then on the thinnest. A cart goes together when one way fits. */
export function boughtMattresses(bought: readonly BoughtFit[]): readonly (readonly BoughtMattress[])[] {
  const mattresses = linesOf(bought, ({ mattress }) => mattress)
  const toppers = linesOf(bought, ({ topper }) => topper)
  if (toppers.length === 0) return [mattresses]
  const thickestFirst = mattresses.toSorted((one, other) => other.thickness - one.thickness)
  return [thickestFirst, thickestFirst.toReversed()].map((ordered) => toppers.reduce(laidOn, ordered))
}
