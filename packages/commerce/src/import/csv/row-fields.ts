// The columns every kind of product has, checked.
import { z } from 'zod'
import { RowError, invalidColumns } from './row-error.ts'
import type { Cells } from './read-rows.ts'

export const importedTypes = [
  'simple',
  'configurable',
  'bundle',
  'grouped',
  'virtual',
  'downloadable',
  'giftcard',
] as const

const MOST_DOLLARS = 10_000_000
const number = z.coerce.number('a number is needed')
const dollars = number.min(0, 'must not be negative').max(MOST_DOLLARS, 'too large')
const date = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'a date is needed')
const flag = z.enum(['0', '1'], '0 or 1 is needed').transform((text) => text === '1')
const text = (most: number) => z.string().max(most, `longer than ${most} characters`)

const fields = z.object({
  sku: z.string('is missing').max(64, 'longer than 64 characters'),
  product_type: z.enum(importedTypes, `one of ${importedTypes.join(', ')} is needed`).default('simple'),
  name: z.string('is missing').max(255, 'longer than 255 characters'),
  description: text(200_000).default(''),
  short_description: text(60_000).default(''),
  meta_title: text(255).optional(),
  meta_description: text(2000).optional(),
  weight: number.min(0, 'must not be negative').optional(),
  product_online: z.enum(['1', '2'], '1 or 2 is needed').default('1'),
  visibility: z.string().default('Catalog, Search'),
  price: dollars.optional(),
  special_price: dollars.optional(),
  special_price_from_date: date.optional(),
  special_price_to_date: date.optional(),
  url_key: text(255).optional(),
  qty: number.max(100_000_000, 'too large').default(0),
  is_in_stock: flag.default(true),
  manage_stock: flag.default(true),
})
export type RowFields = z.output<typeof fields>

/** What has a price only through other products or amounts. */
const unpriced = new Set<RowFields['product_type']>(['configurable', 'bundle', 'grouped', 'giftcard'])

/** @throws {RowError} naming every invalid column */
export function rowFields(cells: Cells): RowFields {
  const parsed = fields.safeParse(cells)
  if (!parsed.success) throw invalidColumns(parsed.error)
  if (parsed.data.price === undefined && !unpriced.has(parsed.data.product_type))
    throw new RowError('price: is missing')
  return parsed.data
}
