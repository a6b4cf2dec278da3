// What is typed of a door, a corner of the stairs and an elevator: the fields of each, and when they are complete.
import type { MessageKey } from '../../platform/i18n/message-key.ts'
import type { MyHome } from '../my-home/my-home.ts'

type Way = keyof Pick<MyHome, 'door' | 'corner' | 'elevator'>

interface WayField {
  name: string
  label: MessageKey
  /** Fields that are not optional count only when all of them are filled in. */
  isOptional?: boolean
}

interface WayForm {
  way: Way
  title: MessageKey
  fields: readonly WayField[]
}

/** In the order in which a carton meets them. */
export const WAY_FORMS: readonly WayForm[] = [
  {
    way: 'door',
    title: 'carton.home.door',
    fields: [
      { name: 'width', label: 'carton.home.width' },
      { name: 'height', label: 'carton.home.height' },
    ],
  },
  {
    way: 'elevator',
    title: 'carton.home.elevator',
    fields: [
      { name: 'width', label: 'carton.home.width' },
      { name: 'depth', label: 'carton.home.depth' },
      { name: 'height', label: 'carton.home.height' },
    ],
  },
  {
    way: 'corner',
    title: 'carton.home.corner',
    fields: [
      { name: 'before', label: 'carton.home.before' },
      { name: 'after', label: 'carton.home.after' },
      { name: 'height', label: 'carton.home.above', isOptional: true },
    ],
  },
]

/** Inches by the field's name; none where nothing was measured. */
export type WayMeasures = Readonly<Record<string, number | null | undefined>>

/**
 * The measures as a part of "My home": null while one is missing, undefined where all fields are empty, which removes the part.
 */
export function measuredWay({ fields }: WayForm, measures: WayMeasures): WayMeasures | null | undefined {
  if (fields.every(({ name }) => measures[name] == null)) return undefined
  if (fields.some(({ name, isOptional }) => measures[name] == null && !isOptional)) return null
  return Object.fromEntries(fields.map(({ name }) => [name, measures[name] ?? null]))
}
