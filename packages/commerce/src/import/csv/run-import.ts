// An import from first to last: categories, then products that stand alone, then those made of others.
import { join } from 'node:path'
import { dayIn } from '../../platform/in-force.ts'
import { applyPriceRules } from '../../product/price-rules.ts'
import { openIdentities } from '../../db/identities.ts'
import type { CommandContext } from '../../admin/command.ts'
import type { Services } from '../../context.ts'
import type { Language } from '../../platform/analyze-text.ts'
import { refreshShop } from '../../shop.ts'
import { AttributeBook } from './attribute-book.ts'
import { Batches } from './batches.ts'
import { CategoryBook } from './category-book.ts'
import { claimCatalog } from './claim-catalog.ts'
import { importAttributes } from './import-attributes.ts'
import { importCategories } from './import-categories.ts'
import { ImportReport } from './import-report.ts'
import { PictureStore, mediaFolder } from './picture-store.ts'
import { readPrices } from './price-file.ts'
import type { PriceFile } from './price-file.ts'
import { createProgress } from './progress.ts'
import { ProductImporter } from './product-importer.ts'
import { joinTranslations, readProducts } from './read-products.ts'
import type { ImportedProduct } from './read-products.ts'
import { readRows } from './read-rows.ts'
import type { CsvRow } from './read-rows.ts'
import { scanFile } from './scan-file.ts'
import type { FileScan } from './scan-file.ts'

export interface ImportSource {
  file: string
  attributesFile?: string | undefined
  categoriesFile?: string | undefined
  pricesFile?: string | undefined
  /** Translations that are not beside their products. */
  translationsFile?: string | undefined
  imagesDir?: string | undefined
  /** Whether the demonstration products make room. */
  isReplacing: boolean
}

export type ImportContext = Pick<
  CommandContext,
  'services' | 'config' | 'isServing' | 'print' | 'showProgress' | 'signal'
>

/** Store view code -> language. */
type Languages = ReadonlyMap<string, Language>

function languagesOf({ rules }: Services['shop']): Languages {
  return new Map(rules.store.views.map(({ storeCode, language }) => [storeCode, language]))
}

/** @returns whether every row was taken. @throws {Error} when a file cannot be read or the catalog is another's */
export async function runImport(source: ImportSource, context: ImportContext): Promise<boolean> {
  const startedAt = performance.now()
  const { db, shop } = context.services
  const languages = languagesOf(shop)
  const report = new ImportReport(join(context.config.dataDir, 'imports'), context.print)
  context.showProgress('Reading the file')
  const scan = await scanFile(productsOf(source, languages))
  await claimCatalog(db, source.isReplacing)
  const tools = await openTools(source, { scan, report }, context)
  const { attributes, categories, pictures } = tools.build
  try {
    if (source.attributesFile !== undefined)
      await importAttributes(rowsOf(source.attributesFile, report), { book: attributes, report })
    if (source.categoriesFile !== undefined)
      await importCategories(rowsOf(source.categoriesFile, report), {
        book: categories,
        languages,
        pictures,
        report,
      })
    const importer = await ProductImporter.open({ ...tools, report, db })
    await takeProducts(source, { importer, languages, report, total: scan.products }, context)
    await tools.batches.commit()
    await importer.finish(db)
    await tools.batches.commit()
  } catch (error) {
    await tools.batches.rollback()
    throw error
  } finally {
    await settlePrices(context.services)
    await refreshShop(shop, db)
  }
  tellMissing(tools.build.pictures.missing, context)
  return report.finish((performance.now() - startedAt) / 1000)
}

/** What the importer looks things up in, and the transactions it writes in. */
async function openTools(
  source: ImportSource,
  { scan, report }: { scan: FileScan; report: ImportReport },
  context: ImportContext,
) {
  const { db, shop } = context.services
  const identities = await openIdentities(db)
  const attributes = await AttributeBook.open(db, shop.rules.attributes)
  const categories = await CategoryBook.open(db, identities)
  const pictures = new PictureStore(mediaFolder(context.config.dataDir), source.imagesDir)
  const batches = new Batches(db, context.isServing, async (write) => {
    await attributes.save(write)
    await categories.save(write)
    await identities.save(write)
  })
  const { pricesFile } = source
  const prices: PriceFile =
    pricesFile === undefined ? new Map() : await readPrices(rowsOf(pricesFile, report), report)
  const { variants } = scan
  return {
    batches,
    build: { attributes, categories, identities, pictures, prices, variants, now: new Date() },
  }
}

/** @param report receives rows that cannot be read at all */
export function rowsOf(file: string, report: ImportReport): AsyncGenerator<CsvRow> {
  return readRows({ file, onBroken: (line, reason) => report.bad(line, undefined, reason) })
}

/** @param report receives invalid rows; absent when the file is read a second time */
function productsOf(
  { file, translationsFile }: ImportSource,
  languages: Languages,
  report?: ImportReport,
): AsyncGenerator<ImportedProduct> {
  const rows = (path: string) =>
    readRows({ file: path, onBroken: (line, reason) => report?.bad(line, undefined, reason) })
  const reading = {
    languages,
    onBad: ({ line, cells }: CsvRow, reason: string) => report?.bad(line, cells['sku'], reason),
  }
  const products = readProducts(rows(file), reading)
  return translationsFile === undefined
    ? products
    : joinTranslations(products, rows(translationsFile), reading)
}

interface ProductPasses {
  importer: ProductImporter
  languages: Languages
  report: ImportReport
  total: number
}

async function takeProducts(
  source: ImportSource,
  { importer, languages, report, total }: ProductPasses,
  { showProgress, signal }: ImportContext,
): Promise<void> {
  const step = createProgress(total, showProgress)
  for (const pass of ['alone', 'composed'] as const) {
    const products = productsOf(source, languages, pass === 'alone' ? report : undefined)
    for await (const product of products) {
      signal.throwIfAborted()
      await importer.settle()
      if (importer.passOf(product) !== pass) continue
      await importer.take(product)
      step()
    }
  }
}

function tellMissing(missing: ReadonlySet<string>, { print }: ImportContext): void {
  const [first] = missing
  if (first !== undefined) print(`${missing.size} pictures were not found, e.g. ${first}`)
}

/** Written products have their regular prices: today's sales are applied afterwards. */
async function settlePrices({ db, shop: { rules } }: Services): Promise<void> {
  if (rules.priceRules.length === 0) return
  const today = dayIn(rules.store.timezone, new Date())
  await db.transaction().execute((write) => applyPriceRules(write, rules, today))
}
