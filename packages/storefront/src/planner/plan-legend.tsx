// What a printed plan says below the drawing: the scale with a bar to check it by, and the pieces.
import { useAtomValue } from 'jotai'
import { useMeasures } from '../fit/use-measures.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { CM_PER_INCH } from '../platform/units.ts'
import { printedMm, withMargins } from './drawing/plan-units.ts'
import { planAtom, problemsAtom, productsAtom } from './planner-atoms.ts'
import { optionWords, usePieceWords } from './use-pieces.ts'

/** The bar is forty inches, or a metre. */
const BAR = { in: 40, cm: 100 / CM_PER_INCH } as const
/** A letter sheet upright, less its margins. */
const SHEET_MM = 190

export function PlanLegend() {
  const t = useT()
  const { room, pieces } = useAtomValue(planAtom)
  const products = useAtomValue(productsAtom)
  const problems = useAtomValue(problemsAtom)
  const words = usePieceWords()
  const measure = useMeasures()
  const bar = BAR[measure.unit]
  return (
    <div className="mt-4 hidden text-sm print:block">
      <p className="flex items-center gap-3">
        <strong>{t('planner.scale')}</strong>
        <span className="block h-2 border-x border-b border-ink" style={{ width: `${printedMm(bar)}mm` }} />
        {t('planner.bar', { length: measure.length(bar), millimetres: Math.round(printedMm(bar) * 10) / 10 })}
      </p>
      <p className="mt-1">
        {t('planner.plan', { width: measure.length(room.width), depth: measure.length(room.depth) })}
        {printedMm(withMargins(room.width)) > SHEET_MM && `. ${t('planner.largeSheet')}`}
      </p>
      <ol className="mt-3 list-none">
        {pieces.map((piece) => (
          <li key={piece.id} className="border-t border-line py-1">
            <strong>{words.name(piece.id)}</strong>{' '}
            {[optionWords(products[piece.sku], piece), words.place(piece)].filter(Boolean).join(' · ')}
            {problems
              .filter((problem) => problem.piece === piece.id)
              .map((problem) => ` ${words.problem(problem)}`)}
          </li>
        ))}
      </ol>
    </div>
  )
}
