// Names and words of the plan's pieces.
import { useStore } from 'jotai'
import { useMemo } from 'react'
import { useMeasures } from '../fit/use-measures.ts'
import { useT } from '../platform/i18n/use-t.ts'
import type { ProductDetail } from '../product/product-detail.ts'
import { optionGroups } from '../product/variant-selection.ts'
import { placed } from './geometry/box.ts'
import type { Problem } from './geometry/check-plan.ts'
import { furnitureAtom, planAtom, productsAtom } from './planner-atoms.ts'
import type { Piece } from './plan.ts'
import { problemText } from './problem-text.ts'

/** The chosen options, e.g. `Walnut, Twin`. */
export function optionWords(
  product: ProductDetail | null | undefined,
  piece: Pick<Piece, 'options'>,
): string {
  if (product?.__typename !== 'ConfigurableProduct') return ''
  return optionGroups(product)
    .flatMap(({ code, values }) => values.find(({ id }) => id === piece.options[code])?.label ?? [])
    .join(', ')
}

export interface PieceWords {
  /** Number and name, e.g. `2 Desk`. */
  name: (id: string) => string
  /** Where it stands. */
  place: (piece: Piece) => string
  problem: (problem: Problem) => string
}

export function usePieceWords(): PieceWords {
  const t = useT()
  const store = useStore()
  const measures = useMeasures()
  return useMemo(() => {
    const name = (id: string) => {
      const { pieces } = store.get(planAtom)
      const at = pieces.findIndex((piece) => piece.id === id)
      const sku = pieces[at]?.sku ?? ''
      return `${at + 1} ${store.get(productsAtom)[sku]?.name ?? sku}`
    }
    return {
      name,
      place: (piece) => {
        const area = store.get(furnitureAtom).get(piece.id)?.footprint.area
        const { x, y } = area ? placed(area, piece) : { x: [piece.x], y: [piece.y] }
        return t('planner.placeOf', { left: measures.length(x[0] ?? 0), top: measures.length(y[0] ?? 0) })
      },
      problem: (problem) => problemText(problem, { t, measures, nameOf: name }),
    }
  }, [t, store, measures])
}
