// Which of the listed products are beds that suit the answers, and why. What the back end filters by is checked again where
// that costs nothing, so a back end without the filter answers the same.
import { isAbove, readFit, type FitFields, type ProductFit } from '@loftwood/fit/fit-attributes'
import { headRoomUnder, upperBedOf } from '@loftwood/fit/head-room'
import { assignPlaces, lastsUntil, YOUNGEST_ABOVE } from '@loftwood/fit/who-sleeps-where'
import { agesOf, isSaid, oldestOf, type Answers } from './finder-answers.ts'
import { isChoice, type Choice } from './finder-values.ts'

/** What is read of a product. */
export interface ListedBed extends FitFields {
  assembled_length?: number | null
  assembled_width?: number | null
  assembled_height?: number | null
  price_range: { minimum_price?: { final_price: { value: number | null } } | null }
}

export type Reason =
  /** All have a place, until the first one is this old; null for good. */
  | { kind: 'who'; count: number; until: number | null; hasYoung: boolean; isForOldest: boolean }
  | { kind: 'ceiling'; ceiling: number; inches: number; isComfortable: boolean }
  | { kind: 'low' }
  | { kind: 'floor'; length: number; width: number }
  | { kind: 'with'; part: Choice<'with'> }
  | { kind: 'budget'; budget: number }

export interface FoundBed<Product> {
  product: Product
  reasons: readonly Reason[]
}

/** Inches of floor: about a twin, about a queen, a twin with stairs at its end. */
export const FLOORS: Readonly<Record<Choice<'floor'>, { length: number; width: number }>> = {
  compact: { length: 87, width: 44 },
  wide: { length: 87, width: 66 },
  long: { length: 107, width: 44 },
}

interface Bed {
  product: ListedBed
  fit: ProductFit
}

/** Null where the bed does not suit, no reasons where there is nothing to say. */
type Rule = (bed: Bed, answers: Answers) => Reason[] | null

const hasAbove = ({ beds }: ProductFit): boolean => beds.some(isAbove)

const suitsSleepers: Rule = ({ fit }, answers) => {
  const ages = agesOf(answers)
  if (ages.length === 0) return []
  const assignment = assignPlaces({ places: fit.beds, ages })
  if (!assignment.isComplete) return null
  const hasYoung = hasAbove(fit) && ages.some((age) => age < YOUNGEST_ABOVE)
  const { isComplete: isForOldest } = assignPlaces({ places: fit.beds, ages: oldestOf(answers) })
  return [{ kind: 'who', count: ages.length, until: lastsUntil(assignment), hasYoung, isForOldest }]
}

/** Pages of the finder are the same for everybody: no mattress in a cart counts. */
const suitsCeiling: Rule = ({ product, fit }, { ceiling }) => {
  if (!isSaid(ceiling)) return []
  if (!hasAbove(fit)) return [{ kind: 'low' }]
  const upper = upperBedOf({ fit, height: product.assembled_height ?? null })
  if (!upper) return null
  const { inches, verdict } = headRoomUnder(Number(ceiling), upper)
  if (verdict === 'tight') return null
  return [{ kind: 'ceiling', ceiling: Number(ceiling), inches, isComfortable: verdict === 'comfortable' }]
}

const suitsFloor: Rule = ({ product }, { floor }) => {
  if (!isChoice('floor', floor)) return []
  const limit = FLOORS[floor]
  const { assembled_length: length, assembled_width: width } = product
  if (!length || !width || length > limit.length || width > limit.width) return null
  return [{ kind: 'floor', length, width }]
}

/** The list is that of the part's categories. */
const hasPart: Rule = (_bed, { with: part }) => (isChoice('with', part) ? [{ kind: 'with', part }] : [])

const suitsBudget: Rule = ({ product }, { budget }) => {
  if (!isSaid(budget)) return []
  const price = product.price_range.minimum_price?.final_price.value
  return price != null && price <= Number(budget) ? [{ kind: 'budget', budget: Number(budget) }] : null
}

const RULES: readonly Rule[] = [suitsSleepers, suitsCeiling, suitsFloor, hasPart, suitsBudget]

function reasonsFor(product: ListedBed, answers: Answers): Reason[] | null {
  const fit = readFit(product)
  // A trundle alone is a part of a bed.
  if (fit.beds.every(({ place }) => place === 'trundle')) return null
  const all = RULES.map((rule) => rule({ product, fit }, answers))
  return all.includes(null) ? null : all.flatMap((reasons) => reasons ?? [])
}

/** Whether it suits the oldest of each group too, how long, then how comfortably: the higher the sooner shown. */
function meritOf(reasons: readonly Reason[]): number {
  const merits = reasons.map((reason) => {
    if (reason.kind === 'who') return (reason.until ?? 99) * 2 + (reason.isForOldest ? 1000 : 0)
    return reason.kind === 'ceiling' && reason.isComfortable ? 1 : 0
  })
  return merits.reduce((sum, merit) => sum + merit, 0)
}

/** Those that last longest first, else in the order of the list. */
export function findBeds<Product extends ListedBed>(
  products: readonly (Product | null)[],
  answers: Answers,
): FoundBed<Product>[] {
  return products
    .flatMap((product) => {
      const reasons = product && reasonsFor(product, answers)
      return reasons ? [{ product, reasons }] : []
    })
    .toSorted((one, other) => meritOf(other.reasons) - meritOf(one.reasons))
}
