// What is typed of a door, a corner of the stairs and an elevator: the fields of each, and how they become measures.
import type { MessageKey } from '../../platform/i18n/message-key.ts'
import { WAY, type LengthUnit, type MyHome } from '../my-home/my-home.ts'
import { typedLength } from '../typed-length.ts'

export type Way = 'door' | 'corner' | 'elevator'

interface WayField {
  name: string
  label: MessageKey
  /** The others are needed together. */
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

/** What stands in the fields, by name. */
export type Typed = Readonly<Record<string, string>>

export type WayFault = 'unread' | 'outside'

/** Null for an empty field. */
export function faultOf(text: string, unit: LengthUnit): WayFault | null {
  if (text.trim() === '') return null
  const inches = typedLength(text, unit)
  if (inches === undefined) return 'unread'
  return inches < WAY.min || inches > WAY.max ? 'outside' : null
}

/**
 * The part of "My home" that the fields make: null while something is missing or wrong, undefined where all are empty, which
 * forgets it.
 */
export function measuredWay<Name extends Way>(
  way: Name,
  typed: Typed,
  unit: LengthUnit,
): MyHome[Name] | null | undefined {
  const fields = WAY_FORMS.find((form) => form.way === way)?.fields ?? []
  const texts = fields.map(({ name, isOptional = false }) => ({ name, isOptional, text: typed[name] ?? '' }))
  if (texts.every(({ text }) => text.trim() === '')) return undefined
  const isWhole = texts.every(
    ({ text, isOptional }) => faultOf(text, unit) === null && (isOptional || text.trim() !== ''),
  )
  if (!isWhole) return null
  const measures = texts.map(({ name, text }) => [name, typedLength(text, unit) ?? null] as const)
  return Object.fromEntries(measures) as unknown as MyHome[Name]
}
