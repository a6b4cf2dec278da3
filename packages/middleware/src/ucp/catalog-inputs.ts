// What agents send: checked for what is used, everything else is ignored.
import { z } from 'zod'

const MAX_TEXT = 1_000
const text = z.string().max(MAX_TEXT)

export const context = z
  .looseObject({
    language: text.optional(),
    currency: text.optional(),
    address_country: text.optional(),
    address_region: text.optional(),
    postal_code: text.optional(),
    intent: z.string().max(10_000).optional(),
  })
  .describe('Hints about the buyer: language (en, fr-CA), currency, region')
  .optional()

const amount = z.int().min(0)
const filters = z
  .looseObject({
    categories: z.array(text).max(50).optional(),
    price: z.looseObject({ min: amount.optional(), max: amount.optional() }).optional(),
  })
  .describe('Categories by the values that products have; prices in minor units (cents) of context.currency')
  .optional()

export const searchInput = z.looseObject({
  query: z.string().max(200).describe('Words to search for').optional(),
  filters,
  context,
  pagination: z
    .looseObject({ cursor: text.optional(), limit: z.int().min(1).optional() })
    .describe('limit: products a page, 10 unless said; cursor: of the page before')
    .optional(),
})

const ids = z.array(z.string().min(1).max(500)).min(1)
export const lookupInput = z.looseObject({
  ids: ids.describe('Ids of products or variants, 50 at most'),
  filters,
  context,
})

export const selectedOption = z.looseObject({
  name: text,
  label: text,
  id: text.optional(),
})

export const productInput = z.looseObject({
  id: z.string().min(1).max(500).describe('Id of a product or of a variant'),
  selected: z.array(selectedOption).max(20).describe('Options chosen so far').optional(),
  preferences: z
    .array(text)
    .max(20)
    .describe('Names of options, the most important first: the last ones give way')
    .optional(),
  filters,
  context,
})
