/** What stands in a room scene with a product: accessories are shown on the furniture they belong to. */
import { buildFurniture } from '@loftwood/furniture/build-furniture'
import { boundsOf } from '@loftwood/furniture/bounds'
import type { FurnitureModel, FurnitureOptions, Measures } from '@loftwood/furniture/furniture-model'
import { mattress } from '@loftwood/furniture/soft-goods'
import { middle, placed } from '@loftwood/furniture/make-part'
import type { Part, Span, Vec3, Zone } from '@loftwood/furniture/part'

export type Pictured = Readonly<{ model: FurnitureModel; measures: Measures; options: FurnitureOptions }>

const beddingRoles: ReadonlySet<string> = new Set(['duvet', 'fold', 'pillow'])

/** Parts moved so that their back is at `z` and their left end at `x`. */
const moved = (parts: readonly Part[], by: Vec3): Part[] => placed(parts, 0, by)

const lowBed = (measures: Measures): Measures => ({
  length: measures.length + 5,
  width: measures.width + 4.5,
  height: 36,
})

const bedFor = ({ measures, options }: Pictured): Part[] =>
  buildFurniture({ kind: 'bed', endPanel: 'slatted' }, lowBed(measures), { ...options, finish: 'natural' })

/** A blanket or a single sheet is sold folded. */
export const isFolded = (measures: Measures | undefined): boolean => (measures?.length ?? 75) < 40
/** Inches: a folded sheet is thinner than a blanket. */
export const isThin = (measures: Measures | undefined): boolean => (measures?.height ?? 8) < 4

/** What is sold folded lies on a twin bed, a fitted sheet alone on its mattress. */
function beddingSetting(pictured: Pictured): Part[] {
  const { measures } = pictured
  if (!isFolded(measures)) return bedFor(pictured)
  const bed = bedFor({ ...pictured, measures: { length: 75, width: 39, height: 8 } })
  return isThin(measures) ? bed.filter(({ role }) => role !== 'duvet' && role !== 'fold') : bed
}

/** A loft the height of which suits what is hooked on it. */
const loftFor = (
  model: Partial<FurnitureModel>,
  height: number,
  options: FurnitureOptions,
  { length, width } = { length: 80, width: 42.5 },
): Part[] =>
  buildFurniture({ kind: 'loft', ...model }, { length, width, height }, { ...options, bedSize: 'twin' })

type Setting = (pictured: Pictured) => Part[]

const around = (length: number): Span => [-length / 2, length / 2]

/** How high a mattress under a topper is, inches. */
export const mattressUnder = 7

/** A bare mattress on a bed; it is as thick as it is sold, a topper on a usual one. */
const mattressSetting: Setting = (pictured) =>
  bedFor(pictured)
    .filter((part) => !beddingRoles.has(part.role))
    .flatMap((part) => {
      if (part.role !== 'mattress') return [part]
      const [under] = boundsOf([part]).y
      const { model, measures } = pictured
      const base = model.kind === 'topper' ? under + mattressUnder : under
      const lying = (y: Span): Zone => ({ x: around(measures.length), y, z: around(measures.width) })
      const own = mattress(lying([base, base + measures.height]), 'fabric')
      return model.kind === 'topper' ? [...mattress(lying([under, base])), ...own] : own
    })

const stairsSetting: Setting = ({ model, measures, options }) => {
  const loft = loftFor({}, measures.height + 0.6, options)
  const stairs = buildFurniture(model, { ...measures, width: 42.5 }, options)
  const side = options.ladderSide === 'left' ? -1 : 1
  return [...loft, ...moved(stairs, [side * (40 + measures.length / 2), 0, 0])]
}

/** Rolled out: what is lower than the rail stands before it. */
const trundleSetting: Setting = ({ model, measures, options }) => {
  const bed = buildFurniture(
    { kind: 'bed' },
    { length: measures.length + 5, width: 42.5, height: 36 },
    options,
  )
  const trundle = buildFurniture(model, measures, options)
  return [...bed, ...moved(trundle, [0, 0, 42.5 / 2 + measures.width / 2 + 0.4])]
}

/** Beside the head of a bed. */
const nightstandSetting: Setting = ({ model, measures, options }) => {
  const nightstand = buildFurniture(model, measures, options)
  const bed = buildFurniture(
    { kind: 'bed', endPanel: 'panel' },
    { length: 80, width: 42.5, height: 38 },
    options,
  )
  return [
    ...moved(nightstand, [-44 - measures.length / 2, 0, measures.width / 2]),
    ...moved(bed, [0, 0, 42.5 / 2]),
  ]
}

const guardSetting: Setting = ({ model, measures, options }) => {
  const bed = buildFurniture({ kind: 'bed' }, { length: 80, width: 42.5, height: 36 }, options)
  const guard = buildFurniture(model, measures, options)
  // Its uprights are bolted to the side rail.
  return [...bed, ...moved(guard, [-9, 9.5, 42.5 / 2])]
}

/** A tent stands within the posts of a loft. Curtains hang at the lower bed of a bunk with stairs: no ladder is in their way. */
const tentSetting: Setting = ({ model, measures, options }) => {
  const cloth = buildFurniture(model, measures, options)
  const natural: FurnitureOptions = { ...options, finish: 'natural', bedSize: 'twin' }
  if (measures.width > 6) {
    const size = { length: measures.length + 7, width: measures.width + 6 }
    return [...loftFor({ access: 'ladder' }, measures.height + 18.5, natural, size), ...cloth]
  }
  const bunk = { length: 104, width: 42.5, height: 71.5 }
  const bed = buildFurniture({ kind: 'bunk', access: 'stairs', drawers: 4 }, bunk, natural)
  const { x, z } = boundsOf(bed.filter(({ role }) => role === 'post'))
  return [...bed, ...moved(cloth, [middle(x), 17, z[1] + measures.width / 2])]
}

/** Across the head of a bed; one longer than the bed is wide lies along it. */
const pillowSetting: Setting = ({ model, measures, options }) => {
  const bed = bedFor({ model, measures: { length: 75, width: 39, height: 8 }, options })
  const under = bed.find((part) => part.role === 'pillow')
  if (!under) return bed
  const isLong = measures.length > 36
  const own = placed(buildFurniture(model, measures, options), isLong ? 0 : Math.PI / 2, [0, 0, 0])
  const { x } = boundsOf(own)
  const head = under.position[0] - under.size[0] / 2 - x[0]
  const top = under.position[1] - under.size[1] / 2
  return isLong
    ? [...bed, ...moved(own, [head + 19, top + 3, 7])]
    : [...bed.filter((part) => part !== under), ...moved(own, [head, top, 0])]
}

const settings: Partial<Record<FurnitureModel['kind'], Setting>> = {
  mattress: mattressSetting,
  topper: mattressSetting,
  bedding: beddingSetting,
  pillow: pillowSetting,
  stairs: stairsSetting,
  slide: ({ measures, options }) =>
    loftFor({ access: 'ladder', withSlide: true }, Math.round(measures.height * 1.24), options),
  ladder: ({ model, measures, options }) =>
    loftFor({ access: model.access ?? 'ladder' }, measures.height + 1.1, options),
  guard_rail: guardSetting,
  trundle: trundleSetting,
  nightstand: nightstandSetting,
  tent: tentSetting,
}

/** The parts of a product's room scene. */
export const inItsSetting = (pictured: Pictured): Part[] =>
  settings[pictured.model.kind]?.(pictured) ??
  buildFurniture(pictured.model, pictured.measures, pictured.options)
