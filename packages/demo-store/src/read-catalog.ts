// Reads the data files: their texts, one hash over all, and the checked contents.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import {
  attributesFile,
  blocksFile,
  categoriesFile,
  pagesFile,
  picturesFile,
  productsFile,
  reviewsFile,
} from './catalog-schema.ts'
import {
  cartRulesFile,
  countriesFile,
  priceRulesFile,
  shippingMethodsFile,
  storeFile,
  taxRatesFile,
} from './rules-schema.ts'
import { attributeErrors } from './attribute-errors.ts'
import { pickupErrors } from './pickup-errors.ts'
import { productLinkErrors } from './product-links.ts'

/** The text of every data file by its path inside the folder, e.g. `products/beds.json`. */
export interface CatalogFiles {
  texts: ReadonlyMap<string, string>
  /** Changes when any file does. */
  hash: string
}

/** Optional `redirects.json`: addresses the shop once had, without a leading slash. */
const redirectsFile = z.array(z.strictObject({ from: z.string().min(1), to: z.string() }))

/** Optional `search-synonyms.json`: words shoppers use for the same thing, by language. */
const synonymsFile = z.array(
  z.strictObject({ language: z.enum(['en', 'fr']), terms: z.array(z.string().min(1)).min(2) }),
)

const contentsOf = {
  'store.json': storeFile,
  'tax-rates.json': taxRatesFile,
  'countries.json': countriesFile,
  'shipping-methods.json': shippingMethodsFile,
  'cart-rules.json': cartRulesFile,
  'price-rules.json': priceRulesFile,
  'attributes.json': attributesFile,
  'categories.json': categoriesFile,
  'pages.json': pagesFile,
  'blocks.json': blocksFile,
  'reviews.json': reviewsFile,
  'redirects.json': redirectsFile,
  'search-synonyms.json': synonymsFile,
  'pictures/pictures.json': picturesFile,
} as const

/** Files a store may lack; they count as empty lists. */
const optionalFiles = new Set([
  'price-rules.json',
  'pages.json',
  'blocks.json',
  'reviews.json',
  'redirects.json',
  'search-synonyms.json',
  'pictures/pictures.json',
])

type FileName = keyof typeof contentsOf
type Contents<Name extends FileName> = z.output<(typeof contentsOf)[Name]>

/** The shop's rules: everything that is not a product, a category or a page. */
export interface ShopRules {
  store: Contents<'store.json'>
  taxRates: Contents<'tax-rates.json'>
  countries: Contents<'countries.json'>
  shippingMethods: Contents<'shipping-methods.json'>
  cartRules: Contents<'cart-rules.json'>
  priceRules: Contents<'price-rules.json'>
  attributes: Contents<'attributes.json'>
  synonyms: Contents<'search-synonyms.json'>
}

/** What fills the database. */
export interface Catalog {
  categories: Contents<'categories.json'>
  products: z.output<typeof productsFile>
  pages: Contents<'pages.json'>
  blocks: Contents<'blocks.json'>
  reviews: Contents<'reviews.json'>
  redirects: Contents<'redirects.json'>
  pictures: Contents<'pictures/pictures.json'>
  /** HTML of a page or block by `<identifier>.<language>`. */
  content: ReadonlyMap<string, string>
}

/** Reads every data file under the folder. */
export function readCatalogFiles(folder: string): CatalogFiles {
  const names = [
    ...Object.keys(contentsOf),
    ...listFolder(folder, 'products').filter((name) => name.endsWith('.json')),
    ...listFolder(folder, 'content').filter((name) => name.endsWith('.html')),
  ].filter((name) => existsSync(join(folder, name)))
  const hash = createHash('sha256')
  const texts = new Map<string, string>()
  for (const name of names.toSorted()) {
    const text = readFileSync(join(folder, name), 'utf8')
    hash.update(name).update('\0').update(text).update('\0')
    texts.set(name, text)
  }
  return { texts, hash: hash.digest('hex') }
}

/** Every file below a folder, by its path inside the data folder. */
function listFolder(folder: string, name: string): string[] {
  const path = join(folder, name)
  if (!existsSync(path)) return []
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).map(
    (file) => `${name}/${file.replaceAll('\\', '/')}`,
  )
}

/** @throws {Error} naming every error of the rule files */
export function parseRules({ texts }: CatalogFiles): ShopRules {
  const reader = new FileReader(texts)
  const rules = {
    store: reader.read('store.json'),
    taxRates: reader.read('tax-rates.json'),
    countries: reader.read('countries.json'),
    shippingMethods: reader.read('shipping-methods.json'),
    cartRules: reader.read('cart-rules.json'),
    priceRules: reader.read('price-rules.json'),
    attributes: reader.read('attributes.json'),
    synonyms: reader.read('search-synonyms.json'),
  }
  reader.add(pickupErrors(rules))
  return reader.finish(rules)
}

/** @throws {Error} naming every error of the data files */
export function parseCatalog({ texts }: CatalogFiles): Catalog {
  const reader = new FileReader(texts)
  const productFiles = [...texts.keys()].filter((name) => name.startsWith('products/'))
  const parsed = productFiles.map((file) => ({ file, products: reader.parse(file, productsFile) }))
  const filed = parsed.flatMap(({ file, products = [] }) => products.map((product) => ({ file, product })))
  // Links to the products of an invalid file would all be errors too, and hide the real one.
  if (parsed.every(({ products }) => products)) reader.add(productLinkErrors(filed))
  const attributes = reader.read('attributes.json')
  if (attributes) reader.add(attributeErrors(filed, attributes))
  const catalog = {
    categories: reader.read('categories.json'),
    products: filed.map(({ product }) => product),
    pages: reader.read('pages.json'),
    blocks: reader.read('blocks.json'),
    reviews: reader.read('reviews.json'),
    redirects: reader.read('redirects.json'),
    pictures: reader.read('pictures/pictures.json'),
    content: contentTexts(texts),
  }
  return reader.finish(catalog)
}

function contentTexts(texts: ReadonlyMap<string, string>): Map<string, string> {
  const entries = [...texts].filter(([name]) => name.startsWith('content/'))
  return new Map(entries.map(([name, text]) => [name.slice('content/'.length, -'.html'.length), text]))
}

/** Parses all files and collects their errors, so that they are reported together. */
class FileReader {
  readonly #texts: ReadonlyMap<string, string>
  readonly #errors: string[] = []

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts
  }

  read<Name extends FileName>(name: Name): Contents<Name> | undefined {
    return this.parse(name, contentsOf[name] as unknown as z.ZodType<Contents<Name>>)
  }

  parse<Content>(name: string, schema: z.ZodType<Content>): Content | undefined {
    const text = this.#texts.get(name) ?? (optionalFiles.has(name) ? '[]' : undefined)
    if (text === undefined) return this.#error(name, 'is missing')
    try {
      const parsed = schema.safeParse(JSON.parse(text))
      return parsed.success ? parsed.data : this.#error(name, `\n${z.prettifyError(parsed.error)}`)
    } catch (error) {
      return this.#error(name, (error as Error).message)
    }
  }

  /** Adds errors found elsewhere to the report. */
  add(errors: readonly string[]): void {
    this.#errors.push(...errors)
  }

  finish<Result extends object>(result: { [Key in keyof Result]: Result[Key] | undefined }): Result {
    if (this.#errors.length > 0) throw new Error(`Invalid data files:\n${this.#errors.join('\n')}`)
    return result as Result
  }

  #error(name: string, message: string): undefined {
    this.#errors.push(`${name}: ${message}`)
    return undefined
  }
}
