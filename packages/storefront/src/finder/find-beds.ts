// The finder's answers as what a bed has to suit; which beds do is decided in `@loftwood/fit`.
import { findBeds as findFor, type BedNeeds, type FoundBed, type ListedBed } from '@loftwood/fit/find-beds'
import { agesOf, isSaid, oldestOf, type Answers } from './finder-answers.ts'
import { isChoice, type Choice } from './finder-values.ts'

/** Inches of floor: about a twin, about a queen, a twin with stairs at its end. */
export const FLOORS: Readonly<Record<Choice<'floor'>, { length: number; width: number }>> = {
  compact: { length: 87, width: 44 },
  wide: { length: 87, width: 66 },
  long: { length: 107, width: 44 },
}

const numberOf = (answer: string) => (isSaid(answer) ? Number(answer) : undefined)

const needsOf = (answers: Answers): BedNeeds => ({
  ages: agesOf(answers),
  oldest: oldestOf(answers),
  ceiling: numberOf(answers.ceiling),
  floor: isChoice('floor', answers.floor) ? FLOORS[answers.floor] : undefined,
  part: partOf(answers),
  budget: numberOf(answers.budget),
})

/** Undefined where it does not matter. */
export const partOf = ({ with: part }: Answers): BedNeeds['part'] =>
  isChoice('with', part) ? part : undefined

/** Those that last longest first, else in the order of the list. */
export const findBeds = <Product extends ListedBed>(
  products: readonly (Product | null)[],
  answers: Answers,
): FoundBed<Product>[] => findFor(products, needsOf(answers))
