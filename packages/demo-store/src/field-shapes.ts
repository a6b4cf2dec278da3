// Shapes of single fields that several kinds of data files use.
import { z } from 'zod'

/** A text in both shop languages. */
export const localizedText = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) })
export type LocalizedText = z.infer<typeof localizedText>

export const sku = z
  .string()
  .regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, 'upper-case letters and digits joined by hyphens')
const urlKey = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters and digits joined by hyphens')
/** Keys below each other. */
export const urlPath = z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'url keys joined by slashes')
/** A key for every store view, or one for each language. */
export const urlKeys = z.union([
  urlKey.transform((key) => ({ en: key, fr: key })),
  z.strictObject({ en: urlKey, fr: urlKey }),
])
/** The stable code of an attribute option, e.g. `espresso`; its number and labels are in attributes.json. */
export const optionCode = z.string().regex(/^[a-z0-9]+(_[a-z0-9]+)*$/)
