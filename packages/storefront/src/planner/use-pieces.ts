// Names and words of the plan's pieces.
import { useStore } from 'jotai'
import { useMemo } from 'react'
import { type Measures, useMeasures } from '../fit/use-measures.ts'
import { useT } from '../platform/i18n/use-t.ts'
import type { ProductDetail } from '../product/product-detail.ts'
import { optionGroups } from '../product/choosing/variant-selection.ts'
import { placed } from './geometry/box.ts'
import type { Problem, ProblemKind } from './geometry/check-plan.ts'
import { furnitureAtom, planAtom, productsAtom } from './planner-atoms.ts'
import type { Piece } from './plan.ts'
import type { MessageKey } from '../platform/i18n/message-key.ts'
import type { Translate } from '../platform/i18n/translator.ts'

/** What does not fit, in words. */
const TEXTS: Readonly<Record<ProblemKind, MessageKey>> = {
  outside: 'planner.problem.outside',
  overlap: 'planner.problem.overlap',
  'clearance-wall': 'planner.problem.clearanceWall',
  'clearance-piece': 'planner.problem.clearancePiece',
  'clearance-door': 'planner.problem.clearanceDoor',
  door: 'planner.problem.door',
  doorway: 'planner.problem.doorway',
  'window-upper': 'planner.problem.windowUpper',
  'window-covered': 'planner.problem.windowCovered',
  heater: 'planner.problem.heater',
  ceiling: 'planner.problem.ceiling',
  'head-room': 'planner.problem.headRoom',
}

/** @param nameOf a piece by its id */
function problemText(
  problem: Problem,
  { t, measures, nameOf }: { t: Translate; measures: Measures; nameOf: (id: string) => string },
): string {
  return t(TEXTS[problem.kind], {
    of: problem.of ?? '',
    other: problem.other ? nameOf(problem.other) : '',
    length: measures.length(problem.inches ?? 0),
  })
}

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
