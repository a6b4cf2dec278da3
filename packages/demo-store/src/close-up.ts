/** What a close-up of a bed shows. */
import type { FurnitureModel } from './product-schema.ts'

export type CloseUp = 'ladder' | 'stairs' | 'drawer' | 'corner'

const beds: readonly FurnitureModel['kind'][] = ['bunk', 'loft', 'bed']

/** Nothing of what is no bed. */
export function closeUpOf({ kind, access, drawers }: FurnitureModel): CloseUp | undefined {
  if (!beds.includes(kind)) return undefined
  if (access === 'stairs') return 'stairs'
  if (access !== 'none') return 'ladder'
  return drawers > 0 ? 'drawer' : 'corner'
}
