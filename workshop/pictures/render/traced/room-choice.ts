/** Which room a product stands in. */
import { pick } from '@loftwood/furniture/color-schemes'
import type { FurnitureKind, FurnitureModel } from '@loftwood/furniture/furniture-model'
import { isTextile } from '@loftwood/furniture/furniture-options'
import type { Part } from '@loftwood/furniture/part'
import type { RoomName } from './rooms.ts'

/** Inches: what is higher does not fit below the roof. */
const tallestUnderRoof = 56
const tallestForSmall = 62

/** The rooms of what is no bed. */
const roomsOf: Partial<Record<FurnitureKind, readonly RoomName[]>> = {
  desk: ['teenager', 'city'],
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
  if (withDesk) return ['teenager', 'city']
  const own = roomsOf[kind]?.filter((name) => name !== 'attic' || height <= tallestUnderRoof)
  if (own) return own
  if (kind === 'bed' || isTextile(kind)) return ['attic', 'cottage', 'city', 'teenager', 'morning']
  if (height <= tallestUnderRoof) return ['morning', 'attic', 'cottage']
  if (height <= tallestForSmall) return ['morning', 'shared', 'cottage']
  return kind === 'loft' ? ['city', 'teenager', 'cottage'] : ['shared', 'cottage', 'city', 'morning']
}

/** A set is a whole room: that of who sits at its desk, or plays. */
export function roomForSet(sku: string, parts: readonly Part[]): RoomName {
  if (!parts.some(({ role }) => role === 'desk_top')) return 'morning'
  return pick(`${sku} room`, 2) === 0 ? 'teenager' : 'city'
}

export function roomFor(sku: string, model: FurnitureModel, height: number): RoomName {
  const names = suitable(model, height)
  return names[pick(`${sku} room`, names.length)] ?? 'morning'
}
