// The extra fields of each product type: sets, groups, downloads, gift cards and custom options.
import { z } from 'zod'
import { localizedText, sku } from './field-shapes.ts'

const dollars = z.number().min(0)

/** Dollars added to the price, or per cent of it. */
const customOptionPrice = z.union([
  z.strictObject({ amount: dollars }),
  z.strictObject({ percent: z.number().positive().max(100) }),
])

/** A custom option: an input of the shopper besides the variant, e.g. a name to engrave. Ids never change once assigned. */
export const customOption = z.strictObject({
  id: z.int().positive(),
  title: localizedText,
  isRequired: z.boolean().default(false),
  kind: z.enum(['field', 'area', 'date', 'drop_down', 'radio', 'checkbox', 'multiple']),
  price: customOptionPrice.default({ amount: 0 }),
  skuSuffix: z.string().optional(),
  maxCharacters: z.int().positive().optional(),
  values: z
    .array(
      z.strictObject({
        id: z.int().positive(),
        title: localizedText,
        price: customOptionPrice.default({ amount: 0 }),
        skuSuffix: z.string().optional(),
      }),
    )
    .default([]),
})

/** A set sold as one. `sku` of a selection is a simple product or a variant of a configurable one. */
export const bundle = z.strictObject({
  /** `dynamic`: costs what its parts cost, less `discountPercent`; `fixed`: the product's price and the selections'. */
  pricing: z.enum(['dynamic', 'fixed']),
  discountPercent: z.number().min(0).max(90).default(0),
  options: z
    .array(
      z.strictObject({
        id: z.int().positive(),
        title: localizedText,
        input: z.enum(['select', 'radio', 'checkbox', 'multi']),
        isRequired: z.boolean().default(true),
        selections: z
          .array(
            z.strictObject({
              id: z.int().positive(),
              sku,
              quantity: z.int().positive().default(1),
              canChangeQuantity: z.boolean().default(false),
              isDefault: z.boolean().default(false),
              price: dollars.optional(),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
})

/** Products shown together, each chosen and priced on its own: simple products, variants, virtual ones. */
export const grouped = z.array(z.strictObject({ sku, quantity: z.int().min(0).default(1) })).min(1)

const filePath = /^[a-z0-9]+([-/.][a-z0-9]+)*$/
/** What is bought; the folder of samples is open to everybody. */
const downloadFile = z
  .string()
  .regex(filePath, 'a path under downloads/')
  .refine((path) => !path.startsWith('samples/'), 'downloads/samples/ is open to everybody')
const sampleFile = z.string().regex(filePath, 'a path under downloads/samples/')

export const downloads = z.strictObject({
  title: localizedText,
  areLinksSoldSeparately: z.boolean().default(false),
  links: z
    .array(
      z.strictObject({
        id: z.int().positive(),
        title: localizedText,
        price: dollars.default(0),
        file: downloadFile,
        sampleFile: sampleFile.optional(),
        maxDownloads: z.int().positive().optional(),
      }),
    )
    .min(1),
  samples: z
    .array(z.strictObject({ id: z.int().positive(), title: localizedText, file: sampleFile }))
    .default([]),
})

export const giftCard = z.strictObject({
  kind: z.enum(['virtual', 'physical', 'combined']),
  amounts: z.array(z.number().positive()).min(1),
  openAmount: z.strictObject({ from: z.number().positive(), to: z.number().positive() }).optional(),
  hasMessage: z.boolean().default(true),
  lifetimeDays: z.int().positive().optional(),
})
