/**
 * The fields of a product in the data files.
 * Units: prices in CAD dollars, lengths in inches, weights in pounds.
 */
import { z } from 'zod'
import { localizedText, optionCode, sku, urlKeys } from './field-shapes.ts'
import { bundle, customOption, downloads, giftCard, grouped } from './product-types-schema.ts'

/**
 * Outside measures of the assembled piece. A staircase at the end of a bed counts towards the length;
 * an angled ladder or a slide reaches beyond the width (how far is in `att_additional_dimensions`).
 * The height is the top of the upper guard rail.
 */
export const dimensions = z.strictObject({
  length: z.number().positive(),
  width: z.number().positive(),
  height: z.number().positive(),
})

/**
 * What the picture generator and the 3D viewer draw. Measures and finish are not repeated here:
 * they come from the product's own `dimensions` and options, so that picture and specification agree.
 */
export const model = z.strictObject({
  kind: z.enum([
    'bunk',
    'loft',
    'bed',
    'trundle',
    'stairs',
    'slide',
    'desk',
    'dresser',
    'nightstand',
    'bookcase',
    'mattress',
    'topper',
    'bedding',
    'pillow',
    'guard_rail',
    'ladder',
    'tent',
    'gift_card',
    'document',
    'service',
  ]),
  /** How one climbs up. */
  access: z.enum(['ladder', 'angled_ladder', 'stairs', 'none']).default('none'),
  /** How the beds of a bunk stand: two or three above each other, or one across under the other. */
  arrangement: z.enum(['stacked', 'triple', 'corner']).default('stacked'),
  /** Width of the lower bed when it differs from the upper one (e.g. twin over full). */
  lowerBedSize: optionCode.optional(),
  /** Shape of the end panels. */
  endPanel: z.enum(['slatted', 'panel', 'curved']).default('slatted'),
  withSlide: z.boolean().default(false),
  withDesk: z.boolean().default(false),
  withTrundle: z.boolean().default(false),
  drawers: z.int().min(0).max(8).default(0),
  shelves: z.int().min(0).max(6).default(0),
  /** Main colour of textiles (mattress cover, sheets, tent), as `#rrggbb`. */
  fabricColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  /** What a service does. */
  service: z.enum(['assembly', 'removal', 'design']).optional(),
})
/** As a product's file has it; and with every default filled in. */
export type FurnitureModelInput = z.input<typeof model>
export type FurnitureModel = z.output<typeof model>

const PLACE = '(?:upper|middle|lower|trundle)'
const SIZE = '(?:twin|twin_xl|full|full_xl|queen|king|crib)'
const NUMBER = String.raw`\d+(?:\.\d+)?`
const LIMIT = `(?:any|${NUMBER})`
/** Rows between `; `. */
const rows = (row: string) => new RegExp(`^${row}(?:; ${row})*$`)

/** What a family needs to know before it buys; how each is written is said in docs/magento.md. */
const fitAttributes = z.strictObject({
  fit_beds: z
    .string()
    .regex(rows(`${PLACE} ${SIZE} ${LIMIT} ${LIMIT}`))
    .optional(),
  fit_guard_rail: z.number().positive().optional(),
  fit_mattress: z
    .string()
    .regex(new RegExp(`^${SIZE} ${NUMBER} ${LIMIT}(?: topper)?$`))
    .optional(),
  fit_cartons: z
    .string()
    .regex(rows(`${NUMBER}x${NUMBER}x${NUMBER} ${NUMBER}`))
    .optional(),
})
export type FitAttributes = z.infer<typeof fitAttributes>

/** The custom attributes that code names; select attributes hold option codes. */
export const productAttributes = z.strictObject({
  made_in_canada: z.boolean().default(false),
  /** Country of manufacture; absent for what is not made, e.g. a service. */
  manufacturer: optionCode.optional(),
  att_quick_ship: optionCode.optional(),
  new: z.boolean().default(false),
  best_seller: z.boolean().default(false),
  further_reduced: z.boolean().default(false),
  att_fabric: optionCode.optional(),
  color: optionCode.optional(),
  att_bed_size: optionCode.optional(),
  att_ladder_side: optionCode.optional(),
  att_additional_dimensions: localizedText.optional(),
  att_shipping_dimensions: localizedText.optional(),
  att_weight_capacity: localizedText.optional(),
  /** CMS block identifiers shown on the product page. */
  products_blocks: z.array(z.string()).default([]),
  ...fitAttributes.shape,
})

/**
 * Choices of a configurable product. The variants are the product of all lists;
 * a variant's SKU is the parent's SKU with the `skuCode` of each chosen option appended, joined by hyphens
 * in the order of `options` (LAU-BNK-LOW-NAT-TWN-L); `stock` uses the full SKU.
 */
export const configurable = z.strictObject({
  options: z
    .array(
      z.strictObject({
        attribute: z.enum(['color', 'att_bed_size', 'att_ladder_side', 'att_fabric']),
        values: z
          .array(
            z.strictObject({
              code: optionCode,
              skuCode: z.string().regex(/^[A-Z0-9]+$/),
              /** Added to the parent's price (may be 0). */
              priceDelta: z.number().default(0),
              /** Replaces the parent's measures. */
              dimensions: dimensions.optional(),
              weight: z.number().positive().optional(),
              /** Replace the parent's. */
              attributes: fitAttributes.omit({ fit_guard_rail: true }).optional(),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
  /** Pieces on hand of each variant unless named in `stock`. */
  defaultStock: z.int().min(0),
  stock: z.record(sku, z.int().min(0)).default({}),
})

export const productKinds = [
  'simple',
  'configurable',
  'bundle',
  'downloadable',
  'virtual',
  'grouped',
  'giftcard',
] as const

export const productFields = z.strictObject({
  sku,
  type: z.enum(productKinds),
  urlKey: urlKeys,
  name: localizedText,
  metaTitle: localizedText.optional(),
  metaDescription: localizedText.optional(),
  shortDescription: localizedText,
  /** HTML. */
  description: localizedText,
  /** Category url paths, e.g. `bunk-beds/low-bunks`; the first is the main one (breadcrumbs). */
  categories: z.array(z.string()).min(1),
  /** Regular price; the starting price of a configurable; 0 where it follows from parts, members or amounts. */
  price: z.number().min(0),
  specialPrice: z.number().positive().optional(),
  /** Pieces on hand; a configurable's are in `configurable`; absent for what is never sold out. */
  stock: z.int().min(0).optional(),
  weight: z.number().positive().optional(),
  dimensions: dimensions.optional(),
  /** Others are checked by what attributes.json says of them. */
  attributes: productAttributes.catchall(z.unknown()),
  model,
  configurable: configurable.optional(),
  bundle: bundle.optional(),
  grouped: grouped.optional(),
  downloads: downloads.optional(),
  giftCard: giftCard.optional(),
  customOptions: z.array(customOption).default([]),
  /** Ascending quantities with the price of one piece from there on. */
  tierPrices: z.array(z.strictObject({ quantity: z.int().min(2), price: z.number().positive() })).default([]),
  relatedSkus: z.array(sku).default([]),
  upsellSkus: z.array(sku).default([]),
  crosssellSkus: z.array(sku).default([]),
})
export type CatalogProduct = z.infer<typeof productFields>
