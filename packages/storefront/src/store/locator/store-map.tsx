// The map of Canada with the showrooms on it, numbered as in the list. The list says the same in words.
import canadaUrl from './canada.svg'
import { useT } from '../../platform/i18n/use-t.ts'
import { MAP, onMap } from './map-projection.ts'
import { spreadPins } from './spread-pins.ts'

const PIN_RADIUS = 21

interface Located {
  longitude: number
  latitude: number
}

interface StoreMapProps {
  stores: readonly Located[]
  /** The searched place. */
  near?: Located | null | undefined
}

const pointOf = ({ longitude, latitude }: Located) => {
  const [x, y] = onMap(longitude, latitude)
  return { x: Math.round(x), y: Math.round(y) }
}

/** Needs no script and no tiles. */
export function StoreMap({ stores, near }: StoreMapProps) {
  const t = useT()
  const towns = stores.map(pointOf)
  const pins = spreadPins(towns, 2 * PIN_RADIUS).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  const home = near ? pointOf(near) : undefined
  return (
    <svg
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
      role="img"
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
      {pins.map(({ x, y }, index) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={PIN_RADIUS - 1} className="fill-secondary stroke-canvas" strokeWidth="2" />
          <text x={x} y={y + 8} textAnchor="middle" fontSize="23" className="fill-on-secondary font-semibold">
            {index + 1}
          </text>
        </g>
      ))}
      {home && (
        <g className="fill-none stroke-primary" strokeWidth="5">
          <circle cx={home.x} cy={home.y} r="13" />
          <path d={`M${home.x - 25} ${home.y}h50M${home.x} ${home.y - 25}v50`} />
        </g>
      )}
    </svg>
  )
}
