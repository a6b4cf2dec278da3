// What the fields of a person accept. Messages are keys of the message catalog.
import * as z from 'zod/mini'
import { plainName } from '../../platform/forms/plain-name.ts'
import { EMPTY_PERSON, type PersonField, type PersonName } from './person-fields.ts'

const MAX_LENGTH = 255

const text = z.string().check(z.trim(), z.maxLength(MAX_LENGTH, 'form.tooLong'), plainName)
const needed = text.check(z.minLength(1, 'form.required'))

/** The shopper's day; Swedish writes dates as the wire does. */
export const today = () => new Date().toLocaleDateString('sv')
const isPast = (date: string) => date === '' || date <= today()

/** The shape of all fields; those that the form lacks are empty. */
export function personShape(fields: readonly PersonField[]) {
  const required = new Set(fields.flatMap(({ name, isRequired }) => (isRequired ? [name] : [])))
  const names = Object.keys(EMPTY_PERSON) as PersonName[]
  const shape = Object.fromEntries(names.map((name) => [name, required.has(name) ? needed : text])) as Record<
    PersonName,
    typeof text
  >
  return {
    ...shape,
    date_of_birth: shape.date_of_birth.check(z.refine(isPast, { error: 'person.error.birthDate' })),
  }
}
