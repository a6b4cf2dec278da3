// The pieces beside the plan: where each stands, what does not fit, and all that can be done with it by fields and buttons.
import { Button } from '@loftwood/ui/button'
import { Icon } from '@loftwood/ui/icon'
import { SelectField } from '@loftwood/ui/select-field'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { Check, RotateCw, Trash2, TriangleAlert } from 'lucide'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { LengthField } from '../fit/length-field.tsx'
import { useT } from '../platform/i18n/use-t.ts'
import { optionGroups, valueStates } from '../product/choosing/variant-selection.ts'
import { selectionFor, wholeOptions } from './furniture-of.ts'
import { placed, sizeOf } from './geometry/box.ts'
import { problemKey } from './geometry/check-plan.ts'
import type { Piece } from './plan.ts'
import { furnitureAtom, planAtom, problemsAtomOf, productsAtom, selectedAtom } from './planner-atoms.ts'
import { announcementAtom, type PlanActions } from './use-plan-actions.ts'
import { optionWords, usePieceWords } from './use-pieces.ts'
import { useLoadProduct } from './use-plan-products.ts'

const HEADING = 'planner-pieces'

interface PieceProps {
  piece: Piece
  actions: PlanActions
}

/** Renders anew while a piece moves only when there is another problem. */
export function PieceProblems({ piece }: Pick<PieceProps, 'piece'>) {
  const t = useT()
  const words = usePieceWords()
  const present = useAtomValue(useMemo(() => problemsAtomOf(piece.id), [piece.id]))
  // The drawing is updated before the list.
  const problems = useDeferredValue(present)
  if (problems.length === 0)
    return (
      <p className="flex items-center gap-1.5 text-sm text-success">
        <Icon of={Check} size="sm" /> {t('planner.fits')}
      </p>
    )
  return (
    <ul className="flex flex-col gap-1 text-sm text-danger">
      {problems.map((problem) => (
        <li key={problemKey(problem)} className="flex items-start gap-1.5">
          <Icon of={TriangleAlert} size="sm" className="mt-0.5" />
          <span>{words.problem(problem)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Finish, size, side: what the product can be chosen in. */
function PieceOptions({ piece, actions }: PieceProps) {
  const product = useAtomValue(productsAtom)[piece.sku]
  if (product?.__typename !== 'ConfigurableProduct') return null
  const states = valueStates(product, selectionFor(product, piece.options))
  return optionGroups(product)
    .filter(({ values }) => values.length > 1)
    .map(({ code, label, values }) => (
      <SelectField
        key={code}
        label={label}
        value={piece.options[code] ?? ''}
        options={values.map(({ id, uid, label: name }) => ({
          value: id,
          label: name,
          disabled: states.get(uid) === 'impossible',
        }))}
        onChange={({ target: { value } }) =>
          actions.changePiece(piece.id, {
            options: wholeOptions(product, { ...piece.options, [code]: value }),
          })
        }
      />
    ))
}

/** Farther than any room. */
const FAR = 600

function PieceFields({ piece, actions }: PieceProps) {
  const t = useT()
  const { room } = useAtomValue(planAtom)
  const area = useAtomValue(furnitureAtom).get(piece.id)?.footprint.area
  if (!area) return null
  const { x, y } = placed(area, piece)
  return (
    <div className="mt-3 grid grid-cols-2 gap-3">
      <LengthField
        label={t('planner.fromLeft')}
        value={x[0]}
        min={Math.min(0, x[0])}
        max={Math.max(x[0], Math.min(FAR, room.width - sizeOf(x)))}
        onChange={(left) => actions.changePiece(piece.id, { x: piece.x + left - x[0] })}
      />
      <LengthField
        label={t('planner.fromTop')}
        value={y[0]}
        min={Math.min(0, y[0])}
        max={Math.max(y[0], Math.min(FAR, room.depth - sizeOf(y)))}
        onChange={(top) => actions.changePiece(piece.id, { y: piece.y + top - y[0] })}
      />
      <PieceOptions piece={piece} actions={actions} />
    </div>
  )
}

/** The id of the button that opens the piece. */
const headOf = (piece: Piece): string => `head-${piece.id}`

/** The back end does not sell it any more, or did not answer. */
function NotLoaded({ piece }: Pick<PieceProps, 'piece'>) {
  const t = useT()
  const id = useId()
  const words = usePieceWords()
  const announce = useSetAtom(announcementAtom)
  const load = useLoadProduct()
  const [isLoading, setLoading] = useState(false)
  const tryAgain = async (button: HTMLElement) => {
    setLoading(true)
    announce(t('common.loading'))
    const product = await load(piece.sku)
    setLoading(false)
    if (!product) return announce(t('planner.goneNamed', { name: words.name(piece.id) }))
    announce('')
    // The button goes with the failure.
    if ([button, document.body].includes(document.activeElement as HTMLElement))
      document.getElementById(headOf(piece))?.focus()
  }
  return (
    <>
      <p className="text-sm text-danger">{t('planner.gone')}</p>
      <Button
        id={id}
        variant="link"
        size="sm"
        aria-labelledby={`${id} ${headOf(piece)}`}
        loading={isLoading}
        onClick={({ currentTarget }) => void tryAgain(currentTarget)}
      >
        {t('error.tryAgain')}
      </Button>
    </>
  )
}

/** While its product is loading, and when there is none. */
function PieceState({ piece }: Pick<PieceProps, 'piece'>) {
  const t = useT()
  const words = usePieceWords()
  const product = useAtomValue(productsAtom)[piece.sku]
  const furniture = useAtomValue(furnitureAtom).get(piece.id)
  if (product === undefined) return <p className="text-sm text-ink-muted">{t('common.loading')}</p>
  if (product === null) return <NotLoaded piece={piece} />
  if (!furniture) return <p className="text-sm text-danger">{t('planner.noFloor')}</p>
  return (
    <>
      <p className="text-sm text-ink-muted">
        {[optionWords(product, piece), words.place(piece)].filter(Boolean).join(' · ')}
      </p>
      <PieceProblems piece={piece} />
    </>
  )
}

function PieceRow({ piece, number, actions }: PieceProps & { number: number }) {
  const t = useT()
  const [selected, select] = useAtom(selectedAtom)
  const product = useAtomValue(productsAtom)[piece.sku]
  const isOpen = selected === piece.id
  const name = product?.name ?? piece.sku
  return (
    <li className="border-t border-line py-3">
      <button
        type="button"
        id={headOf(piece)}
        aria-expanded={isOpen}
        onClick={() => select(isOpen ? null : piece.id)}
        className="flex min-h-11 w-full items-center gap-3 text-start font-semibold underline-offset-4 hover:underline"
      >
        <span className="flex size-7 shrink-0 items-center justify-center rounded-full bg-secondary text-sm text-on-secondary">
          {number}
        </span>
        <span className="min-w-0 break-words">{name}</span>
      </button>
      <div className="flex flex-col gap-1 ps-10">
        <PieceState piece={piece} />
        {isOpen && <PieceFields piece={piece} actions={actions} />}
        <div className="mt-1 flex flex-wrap gap-x-4">
          <Button
            variant="link"
            size="sm"
            aria-label={t('planner.turnNamed', { name: `${number} ${name}` })}
            iconStart={<Icon of={RotateCw} size="sm" />}
            onClick={() => actions.turn(piece.id)}
          >
            {t('planner.turn')}
          </Button>
          <Button
            variant="link"
            size="sm"
            aria-label={t('planner.removeNamed', { name: `${number} ${name}` })}
            iconStart={<Icon of={Trash2} size="sm" />}
            onClick={() => {
              actions.remove(piece.id)
              // The button goes with its piece.
              document.getElementById(HEADING)?.focus()
            }}
          >
            {t('planner.remove')}
          </Button>
        </div>
      </div>
    </li>
  )
}

export function PieceList({ actions }: { actions: PlanActions }) {
  const t = useT()
  const { pieces } = useAtomValue(planAtom)
  return (
    <section aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1} className="mb-3 text-xl">
        {t('planner.pieces', { count: pieces.length })}
      </h2>
      {pieces.length === 0 ? (
        <p className="text-ink-muted">{t('planner.noPieces')}</p>
      ) : (
        <ol>
          {pieces.map((piece, index) => (
            <PieceRow key={piece.id} piece={piece} number={index + 1} actions={actions} />
          ))}
        </ol>
      )}
    </section>
  )
}
