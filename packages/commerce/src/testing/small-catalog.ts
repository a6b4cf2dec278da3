// A catalog of a few products for a test, in a folder of its own; the shop's rules are the real ones.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { product } from '@loftwood/demo-store/catalog-schema'
import { dataFolder } from '@loftwood/demo-store/data-folder'
import type { z } from 'zod'

/** A product as the data files have it. */
export type ProductData = z.input<typeof product>

export interface SmallCatalog {
  folder: string
  remove: () => void
}

const ruleFiles = [
  'store.json',
  'tax-rates.json',
  'countries.json',
  'shipping-methods.json',
  'cart-rules.json',
  'attributes.json',
  'search-synonyms.json',
]

/** A simple product of 100 dollars with 10 pieces, by default. */
export function makeProduct(
  overrides: Partial<ProductData> & Pick<ProductData, 'sku' | 'name'>,
): ProductData {
  const type = overrides.type ?? 'simple'
  return {
    type,
    urlKey: overrides.sku.toLowerCase(),
    shortDescription: { en: 'Short.', fr: 'Court.' },
    description: { en: '<p>Long.</p>', fr: '<p>Long texte.</p>' },
    categories: ['beds/kids'],
    price: 100,
    attributes: { manufacturer: 'canada' },
    model: { kind: 'bed' },
    ...(type === 'simple' ? { stock: 10 } : {}),
    ...overrides,
  }
}

/**
 * Writes the catalog. `files` are more files by path, e.g. `downloads/plan.pdf`; the categories are `beds`
 * and `beds/kids` unless they have `categories.json`.
 */
export function smallCatalog(
  products: readonly ProductData[],
  files: Record<string, string> = {},
): SmallCatalog {
  const folder = mkdtempSync(join(tmpdir(), 'loftwood-catalog-'))
  for (const name of ruleFiles) cpSync(join(dataFolder, name), join(folder, name))
  const texts = {
    'categories.json': JSON.stringify([
      {
        urlKey: 'beds',
        name: { en: 'Beds', fr: 'Lits' },
        children: [{ urlKey: 'kids', name: { en: 'For children', fr: 'Pour enfants' } }],
      },
    ]),
    'products/all.json': JSON.stringify(products),
    ...files,
  }
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
