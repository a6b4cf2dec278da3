/** Close-ups of beds where they stand: how their joints are made, and their wood. */
import { type CloseUp, closeUpOf } from '@loftwood/demo-store/close-up'
import type { CatalogProduct } from '@loftwood/demo-store/product-schema'
import { boundsOf } from '@loftwood/furniture/bounds'
import { middle } from '@loftwood/furniture/make-part'
import type { Part, Vec3, Zone } from '@loftwood/furniture/part'
import type { TracedCamera, TracedScene } from './traced-scene.ts'

export const closeUpSize = 900

/** Light paths per pixel. */
const samples = 4
const lens = 50
const film = 36

/** What is in the middle of the picture; lengths in inches. */
type Aim = Readonly<{
  at: Vec3
  /** How much of the furniture the picture is wide. */
  wide: number
  /** Degrees; positive to the right. */
  azimuth: number
  /** The camera's height above what it looks at. */
  above: number
  /** Stops: a corner that the window does not reach is dark. */
  exposure?: number
}>

export const hasCloseUps = ({ type, model, attributes }: CatalogProduct): boolean =>
  attributes.best_seller && type !== 'grouped' && closeUpOf(model) !== undefined

/** @param room the scene of the bed in its room */
export function closeUpScene({ sku, model }: CatalogProduct, room: TracedScene): TracedScene {
  const shown = closeUpOf(model)
  if (!shown) throw new Error(`${sku} is no bed`)
  const front = boundsOf(room.parts).z[1]
  const aim = aims[shown](room.parts)
  return {
    ...room,
    // What lies before the bed would hide it, and the growth chart has no marks here. A rug out of sight only takes time.
    props: room.props.filter(({ kind, at }) =>
      kind === 'rug' ? shown === 'drawer' : kind !== 'board' && at[2] < front,
    ),
    camera: cameraAt(aim),
    ...(aim.exposure ? { exposure: aim.exposure } : {}),
    width: closeUpSize,
    height: closeUpSize,
    samples,
  }
}

function cameraAt({ at, wide, azimuth, above }: Aim): TracedCamera {
  const [x, y, z] = at
  const far = (wide * lens) / film
  const turn = (azimuth * Math.PI) / 180
  return { from: [x + far * Math.sin(turn), y + above, z + far * Math.cos(turn)], at, lens }
}

const zonesOf = (parts: readonly Part[], role: Part['role']): Zone[] =>
  parts.filter((part) => part.role === role).map((part) => boundsOf([part]))

/** The one with the lowest rank. */
const first = (zones: readonly Zone[], rank: (zone: Zone) => number): Zone => {
  const [best] = zones.toSorted((a, b) => rank(a) - rank(b))
  if (!best) throw new Error('nothing to look at closely')
  return best
}

const aims: Readonly<Record<CloseUp, (parts: readonly Part[]) => Aim>> = {
  /** Where the left stile meets the upper bed, and the highest rung. */
  ladder: (parts) => {
    const stile = first(zonesOf(parts, 'ladder_stile'), ({ x }) => x[0])
    return {
      at: [stile.x[1] + 2, stile.y[1] - 8, stile.z[0]],
      wide: 25,
      azimuth: -27,
      above: 5,
      exposure: 0.25,
    }
  },
  /** The second drawer from below, and the steps around it. */
  stairs: (parts) => {
    const [, drawer] = zonesOf(parts, 'drawer').toSorted((a, b) => a.y[0] - b.y[0])
    return { ...drawerAt(drawer), azimuth: -24, above: 14, exposure: 0.6 }
  },
  drawer: (parts) => {
    const drawer = first(zonesOf(parts, 'drawer'), ({ x }) => -x[0])
    return { ...drawerAt(drawer), azimuth: -24, above: 9 }
  },
  /** The post at the head. */
  corner: (parts) => {
    const post = first(zonesOf(parts, 'post'), ({ x, z }) => x[0] - z[1])
    return { at: [post.x[1] + 3, post.y[1] - 7, post.z[1]], wide: 24, azimuth: -30, above: 5 }
  },
}

function drawerAt(drawer?: Zone): Pick<Aim, 'at' | 'wide'> {
  if (!drawer) throw new Error('no drawer to look at closely')
  return { at: [middle(drawer.x), middle(drawer.y) + 1, drawer.z[1]], wide: 27 }
}
