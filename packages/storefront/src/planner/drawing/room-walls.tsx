// The floor with its walls, and what is fixed to them.
import { clsx } from 'clsx'
import { INCHES_PER_FOOT } from '../../platform/units.ts'
import { sizeOf } from '../geometry/box.ts'
import { swingOf } from '../geometry/door-swing.ts'
import { before, HEATER_DEPTH, isHorizontal, type Fixture, type Room } from '../geometry/room.ts'
import { pixels, THIN, WALL } from './plan-units.ts'

/** Lines every foot. */
export function Floor({ room: { width, depth } }: { room: Room }) {
  const lines = (length: number) =>
    Array.from({ length: Math.ceil(length / INCHES_PER_FOOT) - 1 }, (_, i) => (i + 1) * INCHES_PER_FOOT)
  const grid = [
    ...lines(width).map((x) => `M${x} 0V${depth}`),
    ...lines(depth).map((y) => `M0 ${y}H${width}`),
  ].join('')
  const outer = `M${-WALL} ${-WALL}H${width + WALL}V${depth + WALL}H${-WALL}z`
  return (
    <>
      <rect width={width} height={depth} className="fill-white" />
      <path d={grid} className={clsx('fill-none stroke-line', THIN)} strokeWidth="0.5" />
      <path d={`${outer}M0 0V${depth}H${width}V0z`} className="fill-secondary" />
    </>
  )
}

const rectOf = (area: ReturnType<typeof before>) => ({
  x: Math.min(...area.x),
  y: Math.min(...area.y),
  width: Math.abs(sizeOf(area.x)),
  height: Math.abs(sizeOf(area.y)),
})

/** Glass in the middle of the wall. */
function WindowSymbol({ room, fixture }: SymbolProps) {
  const glass = rectOf(before(room, fixture, -WALL))
  const isAcross = isHorizontal(fixture.wall)
  const { x, y, width, height } = glass
  const middle = isAcross ? `M${x} ${y + height / 2}h${width}` : `M${x + width / 2} ${y}v${height}`
  return (
    <>
      <rect {...glass} className={clsx('fill-white stroke-secondary', THIN)} strokeWidth="1" />
      <path d={middle} className={clsx('fill-none stroke-secondary', THIN)} strokeWidth="1" />
    </>
  )
}

/** The open leaf and its quarter circle. */
function DoorSymbol({ room, fixture }: SymbolProps) {
  const swing = swingOf(room, fixture)
  if (!swing) return null
  const { hinge, closed, open, radius } = swing
  const cross = (closed[0] - hinge[0]) * (open[1] - hinge[1]) - (closed[1] - hinge[1]) * (open[0] - hinge[0])
  return (
    <>
      <rect {...rectOf(before(room, fixture, -WALL))} className="fill-white" />
      <path
        d={`M${closed.join(' ')}A${radius} ${radius} 0 0 ${cross > 0 ? 1 : 0} ${open.join(' ')}`}
        className={clsx('fill-none stroke-secondary', THIN)}
        strokeWidth="1"
        strokeDasharray="4 3"
      />
      <path
        d={`M${hinge.join(' ')}L${open.join(' ')}`}
        className={clsx('fill-none stroke-secondary', THIN)}
        strokeWidth="2.5"
      />
    </>
  )
}

/** Fins of a heater, every three inches. */
function HeaterSymbol({ room, fixture }: SymbolProps) {
  const rect = rectOf(before(room, fixture, HEATER_DEPTH))
  const isAcross = rect.width > rect.height
  const count = Math.floor(fixture.width / 3)
  const fins = Array.from({ length: count }, (_, i) =>
    isAcross
      ? `M${rect.x + i * 3 + 1.5} ${rect.y}v${rect.height}`
      : `M${rect.x} ${rect.y + i * 3 + 1.5}h${rect.width}`,
  )
  return (
    <>
      <rect {...rect} className={clsx('fill-sale-soft stroke-sale', THIN)} strokeWidth="1" />
      <path d={fins.join('')} className={clsx('fill-none stroke-sale', THIN)} strokeWidth="0.75" />
    </>
  )
}

interface SymbolProps {
  room: Room
  fixture: Fixture
}

const SYMBOLS = { door: DoorSymbol, window: WindowSymbol, heater: HeaterSymbol } as const

export function FixtureSymbol(props: SymbolProps & { isSelected: boolean }) {
  const { room, fixture, isSelected } = props
  const OwnSymbol = SYMBOLS[fixture.kind]
  const { x, y, width, height } = rectOf(before(room, fixture, -WALL))
  return (
    <>
      <OwnSymbol room={room} fixture={fixture} />
      {isSelected && (
        <rect
          {...{ x, y, width, height }}
          className={clsx('fill-focus/25 stroke-focus print:hidden', THIN)}
          strokeWidth="2"
        />
      )}
      {/* As large as a finger. */}
      <rect
        {...{ x, y, width, height }}
        className="fill-transparent stroke-transparent"
        style={{ strokeWidth: pixels(18) }}
      />
    </>
  )
}
