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

/** In inches; 0 where the catalog does not say. A variant may leave its cartons to its product, a set to its parts. */
export function longestCarton(line: ChosenLine): number {
  const type = typeOf(line)
  if (type.isVirtual(line)) return 0
  const own = cartonsOf(line.sold)
  const texts = own ? [own] : [line.product, ...type.pieces(line).map(({ sold }) => sold)].map(cartonsOf)
  const lengths = texts.flatMap((text) => text?.match(/[\d.,]+(?=\s*[x×])/gi) ?? [])
  return Math.max(0, ...lengths.map((length) => Number(length.replace(',', '.')) || 0))
}

const cartonsOf = ({ text }: ChosenLine['sold']): string | undefined => text.attributes['fit_cartons']
