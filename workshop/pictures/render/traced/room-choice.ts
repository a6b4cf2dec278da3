/** Which room a product stands in. */
import { pick } from '@loftwood/furniture/color-schemes'
import type { FurnitureKind, FurnitureModel } from '@loftwood/furniture/furniture-model'
import { isTextile } from '@loftwood/furniture/furniture-options'
import type { Part } from '@loftwood/furniture/part'
import type { RoomName } from './rooms.ts'

/** Inches: what is higher does not fit below the roof. */
const tallestUnderRoof = 56
const tallestForSmall = 62

/** A desk is in use there. */
const withDesks: readonly RoomName[] = ['teenager', 'city']

/** The rooms of what is no bed. */
const roomsOf: Partial<Record<FurnitureKind, readonly RoomName[]>> = {
  desk: withDesks,
  dresser: ['shared', 'cottage', 'morning'],
  nightstand: ['city', 'attic', 'cottage', 'teenager'],
  bookcase: ['morning', 'shared', 'city', 'teenager'],
  trundle: ['shared', 'morning', 'cottage'],
  guard_rail: ['morning'],
  slide: ['morning'],
  tent: ['morning', 'shared'],
}

/** Which rooms suit a product; several of one kind stand in different ones. */
function suitable({ kind, withSlide, withDesk }: FurnitureModel, height: number): readonly RoomName[] {
  if (withSlide) return ['morning']
  if (withDesk) return withDesks
  const own = roomsOf[kind]?.filter((name) => name !== 'attic' || height <= tallestUnderRoof)
  if (own) return own
  if (kind === 'bed' || isTextile(kind)) return ['attic', 'cottage', 'city', 'teenager', 'morning']
  if (height <= tallestUnderRoof) return ['morning', 'attic', 'cottage']
  if (height <= tallestForSmall) return ['morning', 'shared', 'cottage']
  return kind === 'loft' ? ['city', 'teenager', 'cottage'] : ['shared', 'cottage', 'city', 'morning']
}

const oneOf = (sku: string, names: readonly RoomName[]): RoomName =>
  names[pick(`${sku} room`, names.length)] ?? 'morning'

/** A set with a desk stands where one is in use, any other in a child's room. */
export const roomForSet = (sku: string, parts: readonly Part[]): RoomName =>
  oneOf(sku, parts.some(({ role }) => role === 'desk_top') ? withDesks : ['morning'])

export const roomFor = (sku: string, model: FurnitureModel, height: number): RoomName =>
  oneOf(sku, suitable(model, height))
