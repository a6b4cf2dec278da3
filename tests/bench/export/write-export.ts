/** Writes a product export of any size, the same in every run: `node bench/export/write-export.ts 50000 export.csv`. */
import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { FAMILY_SIZE, familyRows, type ExportRow } from './family.ts'
import { seededRandom } from './random.ts'

const COLUMNS = [
  'sku store_view_code attribute_set_code product_type categories product_websites name description',
  'short_description weight product_online tax_class_name visibility price special_price url_key',
  'additional_attributes qty is_in_stock related_skus configurable_variations configurable_variation_labels',
  'bundle_price_type bundle_sku_type bundle_values associated_skus',
].flatMap((line) => line.split(' '))

const SEED = 20_261_121

export async function writeExport(file: string, products: number): Promise<void> {
  const random = seededRandom(SEED)
  const output = createWriteStream(file)
  output.write(`${COLUMNS.join(',')}\n`)
  for (let family = 0; family < products / FAMILY_SIZE; family += 1) {
    const lines = familyRows(family, random).map(csvLine)
    if (!output.write(`${lines.join('\n')}\n`)) await once(output, 'drain')
  }
  output.end()
  await once(output, 'finish')
}

function csvLine(row: ExportRow): string {
  return COLUMNS.map((column) => quoted(String(row[column] ?? ''))).join(',')
}

function quoted(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

if (import.meta.main) {
  const [products, file] = process.argv.slice(2)
  await writeExport(file ?? 'export.csv', Number(products ?? 2000))
}
