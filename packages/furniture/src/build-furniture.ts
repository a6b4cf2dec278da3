/** From the catalog's model to parts: one builder per kind. */
import { bed } from './bed.ts'
import { bedSizesOf } from './bed-size.ts'
import { bunk } from './bunk.ts'
import { desk } from './desk.ts'
import {
  type Build,
  defaultMeasures,
  type FurnitureKind,
  type FurnitureModel,
  type FurnitureOptions,
  type Measures,
} from './furniture-model.ts'
import { leaningLadder, uprightLadder } from './ladder.ts'
import { extent, placed } from './make-part.ts'
import { loft } from './loft.ts'
import type { Part, PartRole, Zone } from './part.ts'
import { service } from './services.ts'
import { slide } from './slide.ts'
import { booklet, giftCard, guardRail } from './small-goods.ts'
import { bedding, mattress, pillow, topper } from './soft-goods.ts'
import { staircase } from './stairs.ts'
import { bookcase, dresser, nightstand } from './storage.ts'
import { tent } from './tent.ts'
import { trundle } from './trundle.ts'

const builders: Readonly<Record<FurnitureKind, (zone: Zone, build: Build) => Part[]>> = {
  bunk: (_, build) => bunk(build),
  loft: (_, build) => loft(build),
  bed,
  trundle,
  stairs: (zone, build) =>
    staircase(zone, {
      climb: extent(zone.y) > 40 ? extent(zone.y) - 10 : extent(zone.y),
      drawers: build.model.drawers,
      railSide: extent(zone.y) > 40 ? build.ladderSide : 'none',
    }),
  slide: (zone) =>
    extent(zone.x) > extent(zone.z) ? placed(slide(turned(zone)), Math.PI / 2, [0, 0, 0]) : slide(zone),
  desk,
  dresser,
  nightstand,
  bookcase,
  mattress: (zone) => mattress(zone),
  topper,
  bedding,
  pillow,
  guard_rail: guardRail,
  ladder: (zone) => (extent(zone.z) > 6 ? leaningLadder(zone) : uprightLadder(zone)),
  tent,
  gift_card: giftCard,
  document: booklet,
  service,
}

/** Length and width exchanged. */
const turned = ({ x, y, z }: Zone): Zone => ({ x: z, y, z: x })

/** Centred on the origin, standing on the floor. */
const zoneOf = ({ length, width, height }: Measures): Zone => ({
  x: [-length / 2, length / 2],
  y: [0, height],
  z: [-width / 2, width / 2],
})

/** What two-tone furniture has in its second wood, besides drawer fronts. */
const accented: ReadonlySet<PartRole> = new Set([
  'cap',
  'ladder_stile',
  'rung',
  'tread',
  'handrail',
  'desk_top',
  'case_top',
  'slide_side',
])

/**
 * The parts of a piece of furniture, inches, standing on y = 0 around the origin, front towards +z.
 * Together they fill `measures` exactly, but for bedding, ladders and slides of beds (see `measuredParts`). `measures` defaults to those of the kind.
 */
export function buildFurniture(
  model: FurnitureModel,
  measures: Measures | undefined,
  options: FurnitureOptions = {},
): Part[] {
  const build = toBuild(model, measures ?? defaultMeasures[model.kind], options)
  const parts = builders[model.kind](zoneOf(build.measures), build)
  if (!build.isTwoTone) return parts
  return parts.map((part) => (accented.has(part.role) ? { ...part, material: 'accent_wood' } : part))
}

function toBuild(model: FurnitureModel, measures: Measures, options: FurnitureOptions): Build {
  const sizes = bedSizesOf(options.bedSize, model)
  return {
    model: {
      kind: model.kind,
      access: model.access ?? 'none',
      arrangement: model.arrangement ?? 'stacked',
      lowerBedSize: model.lowerBedSize,
      endPanel: model.endPanel ?? 'slatted',
      withSlide: model.withSlide ?? false,
      withDesk: model.withDesk ?? false,
      withTrundle: model.withTrundle ?? false,
      drawers: model.drawers ?? 0,
      shelves: model.shelves ?? 0,
      fabricColor: options.fabricColor ?? model.fabricColor,
      service: model.service,
    },
    measures,
    bedSize: sizes.upper,
    lowerBedSize: options.lowerBedSize ?? sizes.lower,
    ladderSide: options.ladderSide ?? 'right',
    isTwoTone: options.finish === 'two_tone',
  }
}
