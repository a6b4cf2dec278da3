// Lets react-hook-form validate with a zod schema; an error's message is a key of the message catalog.
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { $ZodType, output } from 'zod/v4/core'
import { safeParse } from 'zod/mini'

/** A resolver for flat forms: the first issue of each field is its error. */
export function zodResolver<Values extends FieldValues>(schema: $ZodType<Values>): Resolver<Values> {
  return (values) => {
    const result = safeParse(schema, values)
    if (result.success) return { values: result.data as output<typeof schema>, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const issue of result.error.issues) {
      errors[String(issue.path[0] ?? 'root')] ??= { type: issue.code, message: issue.message }
    }
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}
