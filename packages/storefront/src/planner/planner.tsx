// The room planner: the plan, and beside it the room, the furniture and the way to the cart. Loaded on demand.
import { Notification } from '@loftwood/ui/notification'
import { CartMattresses } from '../cart/cart-mattresses.tsx'
import { useAtomValue } from 'jotai'
import { Suspense, useEffect, useState } from 'react'
import { lazyNamed } from '../platform/lazy-named.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { FurniturePicker } from './furniture-picker.tsx'
import { PieceList, PieceProblems } from './piece-list.tsx'
import { PlanDrawing } from './drawing/plan-drawing.tsx'
import { PlanLegend } from './plan-legend.tsx'
import { PlanToCart } from './plan-to-cart.tsx'
import { PlanToolbar } from './plan-toolbar.tsx'
import { planAtom, selectedAtom } from './planner-atoms.ts'
import { RoomForm } from './room-form.tsx'
import { announcementAtom, usePlanActions, type PlanActions } from './use-plan-actions.ts'
import { usePieceWords } from './use-pieces.ts'
import { usePlanAddress, type ToPlace } from './use-plan-address.ts'
import { useLoadProduct, usePlanProducts } from './use-plan-products.ts'

const PlanIn3d = lazyNamed(() => import('./plan-in-3d.tsx'), 'PlanIn3d')

type Problem = 'planner.unreadable' | 'planner.gone' | 'planner.noFloor'

/** Undo and redo by their usual keys, wherever the focus is but in a field. */
function useUndoKeys({ undo, redo }: PlanActions): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement
      if (isField || !(event.ctrlKey || event.metaKey)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [undo, redo])
}

function Announcement() {
  return (
    <p role="status" className="sr-only">
      {useAtomValue(announcementAtom)}
    </p>
  )
}

/** Whether the selected piece fits. It is right below the plan, so that it stays in sight while a finger moves the piece. */
function Selected() {
  const t = useT()
  const words = usePieceWords()
  const selected = useAtomValue(selectedAtom)
  const piece = useAtomValue(planAtom).pieces.find(({ id }) => id === selected)
  if (!piece) return <p className="text-sm text-ink-muted">{t('planner.hint')}</p>
  return (
    <>
      <p className="text-sm font-semibold">{words.name(piece.id)}</p>
      <PieceProblems piece={piece} />
    </>
  )
}

/** Opens what the address names: a plan, or a product to place. */
function useOpened({ add }: PlanActions) {
  const load = useLoadProduct()
  const [problem, setProblem] = useState<Problem | null>(null)
  const place = async ({ sku, options }: ToPlace) => {
    const product = await load(sku)
    if (!product) setProblem('planner.gone')
    else if (!add(sku, options)) setProblem('planner.noFloor')
  }
  const { write } = usePlanAddress(
    () => setProblem('planner.unreadable'),
    (product) => void place(product),
  )
  usePlanProducts()
  return { problem, write }
}

/** @returns whether the address is on the clipboard */
async function copyAddress(): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(window.location.href)
    return true
  } catch {
    return false
  }
}

export function Planner() {
  const t = useT()
  const actions = usePlanActions()
  const { problem, write } = useOpened(actions)
  // Undefined until it is opened first.
  const [is3d, set3d] = useState<boolean>()
  useUndoKeys(actions)
  const share = () => {
    write()
    return copyAddress()
  }
  return (
    <>
      {problem && (
        <div className="mb-4 print:hidden">
          <Notification tone="warning">{t(problem)}</Notification>
        </div>
      )}
      <Announcement />
      <CartMattresses />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10 print:block">
        <div className="min-w-0 lg:sticky lg:top-40">
          <div className="mb-2 print:hidden">
            <PlanToolbar actions={actions} onOpen3d={() => set3d(true)} onShare={share} />
          </div>
          <div className="rounded-lg border border-line bg-birch p-1 sm:p-3 print:border-0 print:bg-white print:p-0">
            <PlanDrawing actions={actions} />
          </div>
          <div className="mt-3 min-h-12 print:hidden">
            <Selected />
          </div>
          <PlanLegend />
        </div>
        <div className="flex flex-col gap-10 print:hidden">
          <PieceList actions={actions} />
          <PlanToCart />
          <FurniturePicker actions={actions} />
          <RoomForm actions={actions} />
        </div>
      </div>
      {is3d !== undefined && (
        <Suspense fallback={null}>
          <PlanIn3d isOpen={is3d} onClose={() => set3d(false)} />
        </Suspense>
      )}
    </>
  )
}
