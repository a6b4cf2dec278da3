// What one of a line weighs and how long its cartons are.
import type { ChosenLine } from './product-type.ts'
import { typeOf } from './product-types.ts'

/** In pounds: of a bundle, its own weight or that of its parts. */
export function lineWeight(line: ChosenLine): number {
  const type = typeOf(line)
  if (type.isVirtual(line)) return 0
  const own = line.sold.doc.weight
  return (
    own ?? type.pieces(line).reduce((sum, { sold, quantity }) => sum + (sold.doc.weight ?? 0) * quantity, 0)
  )
}

/** In inches; 0 where the catalog does not say. A variant may leave its cartons to its product. */
export function longestCarton(line: ChosenLine): number {
  const type = typeOf(line)
  if (type.isVirtual(line)) return 0
  const products = [line.product, ...type.pieces(line).map(({ sold }) => sold)]
  const sides = products.flatMap(({ text }) => text.attributes['fit_cartons']?.match(/[\d.]+(?=x)/g) ?? [])
  return Math.max(0, ...sides.map(Number))
}
