/**
 * The shape of the data files (`packages/demo-store/data`).
 * What belongs here: one zod schema per file kind, nothing about how they are stored.
 * Units: prices in CAD dollars, lengths in inches, weights in pounds.
 */
import { z } from 'zod'
import { localizedText, optionCode, sku, urlKeys, urlPath } from './field-shapes.ts'
import { productFields } from './product-schema.ts'
import { checkProductType } from './product-type-rules.ts'

export const product = productFields.superRefine(checkProductType)
/** `products/*.json` */
export const productsFile = z.array(product)

/** `attributes.json`: the attributes of products; an option's `id` is its number on the wire (Magento's option id). */
export const attributesFile = z.array(
  z.strictObject({
    code: z.string(),
    label: localizedText,
    input: z.enum(['select', 'boolean', 'text', 'price', 'decimal']),
    filterable: z.boolean(),
    /** Magento's *Visible on storefront*: a row of the specifications, with this label. */
    visible: z.boolean().optional(),
    /** Place among the filters. */
    position: z.int(),
    options: z
      .array(
        z.strictObject({
          code: optionCode,
          id: z.int().positive(),
          label: localizedText,
          /** Colour swatch `#rrggbb`. */
          swatch: z
            .string()
            .regex(/^#[0-9a-f]{6}$/)
            .optional(),
        }),
      )
      .default([]),
  }),
)

const categoryBase = z.strictObject({
  /** The English ones, from the top down, are how other files name the category. */
  urlKey: urlKeys,
  name: localizedText,
  description: localizedText.optional(),
  metaTitle: localizedText.optional(),
  metaDescription: localizedText.optional(),
  includeInMenu: z.boolean().default(true),
  isAnchor: z.boolean().default(true),
  /** Pictures with descriptions; files under pictures/. */
  images: z.array(z.strictObject({ file: z.string(), description: localizedText })).default([]),
})
export type CatalogCategory = z.infer<typeof categoryBase> & { children: CatalogCategory[] }
/** `categories.json`: the tree below the root, at most three levels. */
export const category: z.ZodType<CatalogCategory> = categoryBase.extend({
  get children() {
    return z.array(category).default([])
  },
}) as unknown as z.ZodType<CatalogCategory>
export const categoriesFile = z.array(category)

/** `reviews.json` */
export const reviewsFile = z.array(
  z.strictObject({
    sku,
    locale: z.enum(['en', 'fr']),
    nickname: z.string().min(1),
    createdAt: z.iso.date(),
    summary: z.string().min(1),
    text: z.string().min(1),
    /** 1 to 5 stars by rating code. */
    ratings: z.strictObject({
      quality: z.int().min(1).max(5),
      value: z.int().min(1).max(5),
      assembly: z.int().min(1).max(5).optional(),
    }),
  }),
)

/** `pages.json` and `blocks.json`; the HTML is in `content/<identifier>.<locale>.html`. */
export const pagesFile = z.array(
  z.strictObject({
    identifier: z.string(),
    /** The address where it is not the identifier. */
    urlKey: z.strictObject({ en: urlPath, fr: urlPath }).optional(),
    title: localizedText,
    contentHeading: localizedText.optional(),
    metaDescription: localizedText.optional(),
  }),
)
export const blocksFile = z.array(z.strictObject({ identifier: z.string(), title: localizedText }))

/** `pictures/pictures.json`: written by the picture generator, one entry per file. */
export const picturesFile = z.array(
  z.strictObject({
    /** Product SKU (the parent's for a configurable). */
    sku,
    file: z.string(),
    view: z.enum(['hero', 'angle', 'above', 'side', 'detail', 'room', 'dimensions', 'turntable']),
    width: z.int().positive(),
    height: z.int().positive(),
    /** Option codes the picture shows; absent ones are shared by all variants. */
    options: z.record(z.string(), optionCode).default({}),
    /** The video that the picture stands for, beside it. */
    clip: z.string().optional(),
  }),
)
