// The map of Canada with the showrooms on it, numbered as in the list: each pin is a link to its row.
import canadaUrl from './canada.svg'
import { useT } from '../../platform/i18n/use-t.ts'
import type { Position } from './distance.ts'
import { MAP, onMap } from './map-projection.ts'
import { spreadPins } from './spread-pins.ts'
import { rowId } from './store-row.tsx'

/** On a phone the map is a third of its size, where a finger still needs 24 pixels for a pin. */
const ROOM_OF_A_PIN = 68

interface StoreMapProps {
  stores: readonly (Position & { code: string; name: string })[]
  /** The searched place, or where the visitor is. */
  near?: Position | null | undefined
}

const pointOf = ({ longitude, latitude }: Position) => {
  const [x, y] = onMap(longitude, latitude)
  return { x: Math.round(x), y: Math.round(y) }
}

/** Needs no script and no tiles. */
export function StoreMap({ stores, near }: StoreMapProps) {
  const t = useT()
  const towns = stores.map(pointOf)
  const pins = spreadPins(towns, ROOM_OF_A_PIN).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  const home = near ? pointOf(near) : undefined
  return (
    <svg
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
      role="group"
      aria-label={t('stores.map')}
      className="w-full"
    >
      <image href={canadaUrl} width={MAP.width} height={MAP.height} />
      {towns.map(({ x, y }, index) => (
        <g key={`${x} ${y} ${index}`} className="stroke-secondary">
          <line x1={x} y1={y} x2={pins[index]?.x} y2={pins[index]?.y} strokeWidth="2" />
          <circle cx={x} cy={y} r="4" className="fill-secondary" />
        </g>
      ))}
      {home && (
        <g className="fill-none stroke-primary" strokeWidth="5">
          <circle cx={home.x} cy={home.y} r="13" />
          <path d={`M${home.x - 25} ${home.y}h50M${home.x} ${home.y - 25}v50`} />
        </g>
      )}
      {stores.map(({ code, name }, index) => {
        const { x = 0, y = 0 } = pins[index] ?? {}
        return (
          <a
            key={code}
            href={`#${rowId(code)}`}
            aria-label={`${index + 1}, ${name}`}
            className="shop-map-pin"
          >
            <circle cx={x} cy={y} r={ROOM_OF_A_PIN / 2} fill="transparent" />
            <circle cx={x} cy={y} className="shop-map-pin-disc" strokeWidth="3" />
            <text x={x} y={y} dy="0.36em" textAnchor="middle">
              {index + 1}
            </text>
          </a>
        )
      })}
    </svg>
  )
}
