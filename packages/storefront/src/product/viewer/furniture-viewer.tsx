// The 3D view of a product, in the place of its picture. Loaded on demand, together with three.js.
import { IconButton } from '@loftwood/ui/icon-button'
import { Icon } from '@loftwood/ui/icon'
import { Spinner } from '@loftwood/ui/spinner'
import { SwatchGroup } from '@loftwood/ui/swatch-group'
import { clsx } from 'clsx'
import { RotateCcw, Ruler, X, ZoomIn, ZoomOut } from 'lucide'
import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react'
import { useHeadRoom } from '../../fit/ceiling/use-head-room.ts'
import { readFit } from '@loftwood/fit/fit-attributes'
import { upperBedOf } from '@loftwood/fit/head-room'
import { useT } from '../../platform/i18n/use-t.ts'
import { PlaceInRoom } from '../place-in-room.tsx'
import type { ProductDetail } from '../product-detail.ts'
import { optionGroups, valueStates, type ChosenVariant } from '../choosing/variant-selection.ts'
import type { ChoiceState } from '../choosing/use-choice.ts'
import { useFitSubject } from '../facts/use-fit-subject.ts'
import { CeilingAnswer } from './ceiling-answer.tsx'
import { CeilingLines } from './ceiling-lines.tsx'
import { pressKey } from './gestures.ts'
import { MeasureLines } from './measure-lines.tsx'
import { furnitureView } from './furniture-view.ts'
import { SpokenView } from './spoken-view.tsx'
import { useStage } from './use-stage.ts'
import type { ViewerStage } from './viewer-stage.ts'

const ZOOM_STEP = 1.25
const COLOR = 'color'
const NO_FIT = readFit({})

export interface FurnitureViewerProps {
  product: ProductDetail
  choice: ChoiceState
  onClose: () => void
}

/** The product's own choice of finish, so that picture, price and 3D stay one. */
function FinishSwitch({ product, choice }: Omit<FurnitureViewerProps, 'onClose'>) {
  const t = useT()
  if (product.__typename !== 'ConfigurableProduct') return null
  const group = optionGroups(product).find(({ code }) => code === COLOR)
  if (!group || group.values.length < 2) return null
  const states = valueStates(product, choice.selection)
  return (
    <SwatchGroup
      legend={group.label}
      value={choice.selection[COLOR] ?? null}
      onChange={(uid) => choice.choose(COLOR, uid)}
      soldOutLabel={t('product.soldOutOption')}
      options={group.values.map(({ uid, label, swatch }) => ({
        value: uid,
        label,
        disabled: states.get(uid) === 'impossible',
        soldOut: states.get(uid) === 'sold-out',
        ...swatch,
      }))}
      className="max-w-[calc(100%-4rem)] [&_legend]:sr-only"
    />
  )
}

interface ToolsProps {
  stage: ViewerStage
  /** Null where there is nothing to measure. */
  areMeasuresShown: boolean | null
  onMeasures: () => void
}

function Tools({ stage, areMeasuresShown, onMeasures }: ToolsProps) {
  const t = useT()
  const tools = [
    { label: t('product.view3d.zoomIn'), icon: ZoomIn, act: () => stage.zoom(ZOOM_STEP) },
    { label: t('product.view3d.zoomOut'), icon: ZoomOut, act: () => stage.zoom(1 / ZOOM_STEP) },
    { label: t('product.view3d.reset'), icon: RotateCcw, act: stage.reset },
  ]
  return (
    <div className="absolute end-3 bottom-3 flex flex-col gap-2">
      {areMeasuresShown !== null && (
        <IconButton
          raised
          size="sm"
          label={t('product.view3d.measures')}
          icon={<Icon of={Ruler} />}
          aria-pressed={areMeasuresShown}
          onClick={onMeasures}
        />
      )}
      {tools.map(({ label, icon, act }) => (
        <IconButton key={label} raised size="sm" label={label} icon={<Icon of={icon} />} onClick={act} />
      ))}
    </div>
  )
}

/** What lies over the picture instead of the piece; `empty` when no builder knows the piece. */
function Veil({ status }: { status: 'opening' | 'unsupported' | 'empty' }) {
  const t = useT()
  if (status === 'opening')
    return (
      <div className="absolute inset-0 flex items-center justify-center">
        <Spinner size="lg" label={t('product.view3d.loading')} />
      </div>
    )
  return (
    <p role="status" className="absolute inset-x-3 bottom-3 rounded-md bg-white p-4 text-sm shadow-md">
      {t(status === 'empty' ? 'product.view3d.empty' : 'product.view3d.unsupported')}
    </p>
  )
}

/** Of the chosen variant, under the shopper's ceiling. */
function useCeiling(product: ProductDetail, variant: ChosenVariant | null) {
  const subject = useFitSubject(product, variant)
  const fit = subject?.fit ?? NO_FIT
  const height = subject?.height ?? null
  return { hasUpperBed: upperBedOf({ fit, height }) !== null, headRoom: useHeadRoom(fit, height) }
}

export function FurnitureViewer({ product, choice, onClose }: FurnitureViewerProps) {
  const t = useT()
  const help = useId()
  const { selection, pictured } = choice
  const view = useMemo(() => furnitureView(product, { selection, pictured }), [product, selection, pictured])
  const pieces = useMemo(() => view && [view], [view])
  const [areMeasuresShown, setMeasuresShown] = useState(true)
  const { hasUpperBed, headRoom } = useCeiling(product, pictured)
  const shownRoom = areMeasuresShown ? headRoom : null
  const { box, state, side } = useStage(pieces, shownRoom?.ceiling)
  const { stage } = state
  const status = view ? state.status : 'empty'
  useEffect(() => box.current?.focus({ preventScroll: true }), [box])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (!stage || event.target !== box.current || !pressKey(event.key, stage)) return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes from anywhere inside
    <div onKeyDown={onKeyDown} className="absolute inset-0 overflow-hidden rounded-lg">
      <div
        ref={box}
        role="application"
        aria-label={t('product.view3d.label', { name: product.name ?? '' })}
        aria-describedby={help}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys turn what has the focus
        tabIndex={0}
        className="peer absolute inset-0 cursor-grab touch-pan-y after:pointer-events-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:border-2 focus-visible:after:border-focus active:cursor-grabbing"
      >
        {stage && view?.measures && areMeasuresShown && (
          <MeasureLines stage={stage} parts={view.parts} measures={view.measures} />
        )}
        {stage && view && shownRoom && <CeilingLines stage={stage} parts={view.parts} headRoom={shownRoom} />}
      </div>
      {view && stage && <SpokenView view={view} side={side} />}
      {status !== 'open' && <Veil status={status} />}
      <IconButton
        raised
        label={t('product.view3d.close')}
        icon={<Icon of={X} />}
        onClick={onClose}
        className="absolute! end-3 top-3"
      />
      {view && stage && (
        <>
          <div className="pointer-events-none absolute start-3 top-3 flex max-w-[calc(100%-5rem)] flex-col items-start gap-2">
            <p
              className={clsx(
                'rounded-full bg-white/85 px-3 py-1 text-sm text-ink-muted in-[.peer:focus-visible~*]:hidden',
                hasUpperBed && 'max-sm:hidden',
              )}
            >
              {t('product.view3d.hint')}
            </p>
            <p
              id={help}
              className="sr-only text-xs in-[.peer:focus-visible~*]:not-sr-only in-[.peer:focus-visible~*]:rounded-lg in-[.peer:focus-visible~*]:bg-white/90 in-[.peer:focus-visible~*]:px-3 in-[.peer:focus-visible~*]:py-2 sm:text-sm"
            >
              {t('product.view3d.help')}
            </p>
            <div className="pointer-events-auto flex flex-wrap gap-2">
              {product.__typename !== 'GroupedProduct' && (
                <div className={hasUpperBed ? 'max-sm:hidden' : ''}>
                  <PlaceInRoom product={product} selection={selection} />
                </div>
              )}
              {hasUpperBed && <CeilingAnswer headRoom={headRoom} />}
            </div>
          </div>
          <div className="pointer-events-none absolute inset-x-2 bottom-2 *:pointer-events-auto *:w-fit">
            <FinishSwitch product={product} choice={choice} />
          </div>
          <Tools
            stage={stage}
            areMeasuresShown={view.measures ? areMeasuresShown : null}
            onMeasures={() => setMeasuresShown(!areMeasuresShown)}
          />
        </>
      )}
    </div>
  )
}
