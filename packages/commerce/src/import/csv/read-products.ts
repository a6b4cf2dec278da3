// Puts the rows of one product together: its own, and those that translate it for a store view.
import type { Language } from '../../platform/analyze-text.ts'
import type { Cells, CsvRow } from './read-rows.ts'

export interface ImportedProduct {
  line: number
  /** Its place in the file, from 1. */
  place: number
  cells: Cells
  /** Cells of store view rows that follow, by the view's language. */
  translations: Partial<Record<Language, Cells>>
}

interface ProductReading {
  /** Store view code -> language. */
  languages: ReadonlyMap<string, Language>
  onBad: (row: CsvRow, reason: string) => void
}

/** Products with the translations of a file of their own, whose rows are in the same order. */
export async function* joinTranslations(
  products: AsyncIterable<ImportedProduct>,
  rows: AsyncGenerator<CsvRow>,
  { languages, onBad }: ProductReading,
): AsyncGenerator<ImportedProduct> {
  let next = await rows.next()
  for await (const product of products) {
    while (!next.done && next.value.cells['sku'] === product.cells['sku']) {
      const language = languages.get(next.value.cells['store_view_code'] ?? '')
      if (language === undefined) onBad(next.value, 'there is no such store view')
      else product.translations[language] = next.value.cells
      next = await rows.next()
    }
    yield product
  }
  for (; !next.done; next = await rows.next())
    onBad(next.value, 'its product is not in the other file, or in another order')
}

export async function* readProducts(
  rows: AsyncIterable<CsvRow>,
  { languages, onBad }: ProductReading,
): AsyncGenerator<ImportedProduct> {
  let current: ImportedProduct | undefined
  let place = 0
  for await (const row of rows) {
    const storeView = row.cells['store_view_code']
    if (storeView === undefined || storeView === 'admin') {
      if (current) yield current
      place += 1
      current = { line: row.line, place, cells: row.cells, translations: {} }
      continue
    }
    const language = languages.get(storeView)
    if (language === undefined) onBad(row, `there is no store view ${storeView}`)
    else if (current?.cells['sku'] !== row.cells['sku'])
      onBad(row, `it translates ${row.cells['sku'] ?? 'nothing'}, but does not follow its row`)
    else if (current) current.translations[language] = row.cells
  }
  if (current) yield current
}
