// The room in 3D, in the product page's viewer. Loaded on demand, together with three.js.
import { finishOf, placed, textilesOf, type Part, type Vec3 } from '@loftwood/furniture'
import { Dialog } from '@loftwood/ui/dialog'
import { IconButton } from '@loftwood/ui/icon-button'
import { Icon } from '@loftwood/ui/icon'
import { Spinner } from '@loftwood/ui/spinner'
import { useAtomValue } from 'jotai'
import { RotateCcw, ZoomIn, ZoomOut } from 'lucide'
import { useEffect, useId, useMemo } from 'react'
import { useT } from '../platform/i18n/use-t.ts'
import type { Dressed } from '../product/viewer/furniture-scene.ts'
import { pressKey } from '../product/viewer/gestures.ts'
import { useStage } from '../product/viewer/use-stage.ts'
import { sizeOf } from './geometry/box.ts'
import type { Room } from './geometry/room.ts'
import type { Furniture } from './furniture-of.ts'
import type { Piece } from './plan.ts'
import { furnitureAtom, planAtom } from './planner-atoms.ts'

const ZOOM_STEP = 1.25
/** Degrees above the floor, so that one looks into the room. */
const LOOK_DOWN = 32
const WALL = { height: 10, thickness: 3 } as const

const block = (position: Vec3, size: Vec3, material: Part['material']): Part => ({
  role: 'panel',
  shape: 'box',
  material,
  position,
  size,
  rotation: [0, 0, 0],
  radius: 0.2,
  grain: 0,
})

const PLAIN = { finish: finishOf(undefined), textiles: textilesOf('', undefined, false) } as const

/** The floor and low walls, as in an architect's model. */
function roomParts({ width, depth }: Room): Part[] {
  const { height, thickness } = WALL
  const y = height / 2
  return [
    block([width / 2, -0.5, depth / 2], [width, 1, depth], 'paper'),
    block([width / 2, y, -thickness / 2], [width + 2 * thickness, height, thickness], 'paper'),
    block([width / 2, y, depth + thickness / 2], [width + 2 * thickness, height, thickness], 'paper'),
    block([-thickness / 2, y, depth / 2], [thickness, height, depth], 'paper'),
    block([width + thickness / 2, y, depth / 2], [thickness, height, depth], 'paper'),
  ]
}

function dressed(piece: Piece, { view, footprint }: Furniture): Dressed {
  const { x, y } = footprint.area
  const parts = view?.parts ?? [
    block([0, footprint.height / 2, 0], [sizeOf(x), footprint.height, sizeOf(y)], 'wood'),
  ]
  const angle = (-piece.turns * Math.PI) / 2
  return { parts: placed(parts, angle, [piece.x, 0, piece.y]), look: view?.look ?? PLAIN }
}

/** The room and its pieces. */
function useScene() {
  const { room, pieces } = useAtomValue(planAtom)
  const furniture = useAtomValue(furnitureAtom)
  return useMemo(
    () => [
      { parts: roomParts(room), look: PLAIN },
      ...pieces.flatMap((piece) => {
        const own = furniture.get(piece.id)
        return own ? [dressed(piece, own)] : []
      }),
    ],
    [room, pieces, furniture],
  )
}

function View({ label }: { label: string }) {
  const t = useT()
  const help = useId()
  const { box, state } = useStage(useScene())
  const { status, stage } = state
  useEffect(() => {
    stage?.turn(0, LOOK_DOWN)
    box.current?.focus({ preventScroll: true })
  }, [stage, box])
  const tools = stage && [
    { name: t('product.view3d.zoomIn'), icon: ZoomIn, act: () => stage.zoom(ZOOM_STEP) },
    { name: t('product.view3d.zoomOut'), icon: ZoomOut, act: () => stage.zoom(1 / ZOOM_STEP) },
    { name: t('product.view3d.reset'), icon: RotateCcw, act: stage.reset },
  ]
  return (
    <div className="relative h-[70svh] overflow-hidden rounded-md border border-line">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys turn it */}
      <div
        ref={box}
        role="application"
        aria-label={label}
        aria-describedby={help}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys turn what has the focus
        tabIndex={0}
        onKeyDown={(event) => {
          if (stage && pressKey(event.key, stage)) event.preventDefault()
        }}
        className="absolute inset-0 cursor-grab touch-pan-y focus-visible:-outline-offset-2 active:cursor-grabbing"
      />
      <p id={help} className="sr-only">
        {t('product.view3d.help')}
      </p>
      {status === 'opening' && (
        <div className="absolute inset-0 flex items-center justify-center">
          <Spinner size="lg" label={t('product.view3d.loading')} />
        </div>
      )}
      {status === 'unsupported' && (
        <p role="status" className="absolute inset-x-3 bottom-3 rounded-md bg-white p-4 text-sm shadow-md">
          {t('planner.no3d')}
        </p>
      )}
      <div className="absolute end-3 bottom-3 flex flex-col gap-2">
        {tools?.map(({ name, icon, act }) => (
          <IconButton key={name} raised size="sm" label={name} icon={<Icon of={icon} />} onClick={act} />
        ))}
      </div>
    </div>
  )
}

interface PlanIn3dProps {
  isOpen: boolean
  onClose: () => void
}

export function PlanIn3d({ isOpen, onClose }: PlanIn3dProps) {
  const t = useT()
  const label = t('planner.label3d')
  return (
    <Dialog open={isOpen} onClose={onClose} title={label} closeLabel={t('product.view3d.close')} width="lg">
      {isOpen && <View label={label} />}
    </Dialog>
  )
}
