// What one of a line weighs, in pounds: of a bundle, its own weight or that of its parts.
import type { ChosenLine } from './product-type.ts'
import { typeOf } from './product-types.ts'

export function lineWeight(line: ChosenLine): number {
  const type = typeOf(line)
  if (type.isVirtual(line)) return 0
  const own = line.sold.doc.weight
  return (
    own ?? type.pieces(line).reduce((sum, { sold, quantity }) => sum + (sold.doc.weight ?? 0) * quantity, 0)
  )
}
