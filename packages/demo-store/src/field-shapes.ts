// Shapes of single fields that several kinds of data files use.
import { z } from 'zod'

/** A text in both shop languages. */
export const localizedText = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) })
export type LocalizedText = z.infer<typeof localizedText>

export const sku = z
  .string()
  .regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, 'upper-case letters and digits joined by hyphens')
export const urlKey = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters and digits joined by hyphens')
/** The stable code of an attribute option, e.g. `espresso`; its number and labels are in attributes.json. */
export const optionCode = z.string().regex(/^[a-z0-9]+(_[a-z0-9]+)*$/)
