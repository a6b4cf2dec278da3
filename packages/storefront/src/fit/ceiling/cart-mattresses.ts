// The mattresses in the cart, as facts: the cart's code writes them, answers about head room read them.
import { atom } from 'jotai'
import type { MattressFacts, ProductFit } from '../fit-attributes.ts'

export const cartMattressesAtom = atom<readonly MattressFacts[]>([])

/** The thickest of those that have the size of the upper bed. */
export function mattressAbove(mattresses: readonly MattressFacts[], fit: ProductFit): number | undefined {
  const size = fit.beds.find(({ place }) => place === 'upper')?.size
  const thick = mattresses.flatMap((mattress) => (mattress.size === size ? [mattress.thickness] : []))
  return thick.length > 0 ? Math.max(...thick) : undefined
}
