// Which of the listed products are beds that suit a home, and why (docs/product.md, Who sleeps where, and which bed). What the
// back end filters by is checked again where that costs nothing, so a back end without the filter answers the same.
import type { BedPart } from './bed-categories.ts'
import { isAbove, readFit, type FitFields, type ProductFit } from './fit-attributes.ts'
import { headRoomUnder, upperBedOf } from './head-room.ts'
import { assignPlaces, lastsUntil, YOUNGEST_ABOVE } from './who-sleeps-where.ts'

/** What a bed has to suit; what is absent does not matter. Lengths are inches. */
export interface BedNeeds {
  /** Ages in years of who sleeps there; of a group of ages the youngest. */
  ages?: readonly number[] | undefined
  /** The oldest of each group. */
  oldest?: readonly number[] | undefined
  ceiling?: number | undefined
  /** Of floor that there is for it. */
  floor?: { length: number; width: number } | undefined
  /** The list is that of the part's categories. */
  part?: BedPart | undefined
  /** In the currency of the prices. */
  budget?: number | undefined
}

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
  | { kind: 'with'; part: BedPart }
  | { kind: 'budget'; budget: number }

export interface FoundBed<Product> {
  product: Product
  reasons: readonly Reason[]
}

interface Bed {
  product: ListedBed
  fit: ProductFit
}

/** Null where the bed does not suit, no reasons where there is nothing to say. */
type Rule = (bed: Bed, needs: BedNeeds) => Reason[] | null

const hasAbove = ({ beds }: ProductFit): boolean => beds.some(isAbove)

const suitsSleepers: Rule = ({ fit }, { ages = [], oldest = ages }) => {
  if (ages.length === 0) return []
  const assignment = assignPlaces({ places: fit.beds, ages })
  if (!assignment.isComplete) return null
  const hasYoung = hasAbove(fit) && ages.some((age) => age < YOUNGEST_ABOVE)
  const { isComplete: isForOldest } = assignPlaces({ places: fit.beds, ages: oldest })
  return [{ kind: 'who', count: ages.length, until: lastsUntil(assignment), hasYoung, isForOldest }]
}

/** Pages of the finder are the same for everybody: no mattress in a cart counts. */
const suitsCeiling: Rule = ({ product, fit }, { ceiling }) => {
  if (ceiling === undefined) return []
  if (!hasAbove(fit)) return [{ kind: 'low' }]
  const upper = upperBedOf({ fit, height: product.assembled_height ?? null })
  if (!upper) return null
  const { inches, verdict } = headRoomUnder(ceiling, upper)
  if (verdict === 'tight') return null
  return [{ kind: 'ceiling', ceiling, inches, isComfortable: verdict === 'comfortable' }]
}

const suitsFloor: Rule = ({ product }, { floor }) => {
  if (!floor) return []
  const { assembled_length: length, assembled_width: width } = product
  if (!length || !width || length > floor.length || width > floor.width) return null
  return [{ kind: 'floor', length, width }]
}

const hasPart: Rule = (_bed, { part }) => (part ? [{ kind: 'with', part }] : [])

const suitsBudget: Rule = ({ product }, { budget }) => {
  if (budget === undefined) return []
  const price = product.price_range.minimum_price?.final_price.value
  return price != null && price <= budget ? [{ kind: 'budget', budget }] : null
}

const RULES: readonly Rule[] = [suitsSleepers, suitsCeiling, suitsFloor, hasPart, suitsBudget]

function reasonsFor(product: ListedBed, needs: BedNeeds): Reason[] | null {
  const fit = readFit(product)
  // A trundle alone is a part of a bed.
  if (fit.beds.every(({ place }) => place === 'trundle')) return null
  const all = RULES.map((rule) => rule({ product, fit }, needs))
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
  needs: BedNeeds,
): FoundBed<Product>[] {
  return products
    .flatMap((product) => {
      const reasons = product && reasonsFor(product, needs)
      return reasons ? [{ product, reasons }] : []
    })
    .toSorted((one, other) => meritOf(other.reasons) - meritOf(one.reasons))
}
