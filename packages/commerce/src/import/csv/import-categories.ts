// Reads a category file: names, texts and places of categories, by store view.
import { RowError } from './row-error.ts'
import type { CategoryBook, CategoryChange } from './category-book.ts'
import { categoryPathsOf, pairListOf, slugOf } from './cell-lists.ts'
import type { ImportReport } from './import-report.ts'
import type { PictureStore } from './picture-store.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../platform/analyze-text.ts'
import type { Cells, CsvRow } from './read-rows.ts'

interface CategoryImport {
  book: CategoryBook
  /** Store view code -> language. */
  languages: ReadonlyMap<string, Language>
  pictures: PictureStore
  report: ImportReport
}

const texts = {
  name: 'name',
  description: 'description',
  meta_title: 'metaTitle',
  meta_description: 'metaDescription',
} as const

/** Column `path` (or `categories`) names the category from the top down; the others are what it gets. */
export async function importCategories(
  rows: AsyncIterable<CsvRow>,
  { book, languages, pictures, report }: CategoryImport,
): Promise<void> {
  for await (const { line, cells } of rows) {
    const path = cells['path'] ?? cells['categories']
    try {
      const [names] = categoryPathsOf(path)
      if (!names) throw new RowError('path: is missing')
      const storeView = cells['store_view_code']
      const language = storeView === undefined ? undefined : languages.get(storeView)
      if (storeView !== undefined && !language) throw new RowError(`there is no store view ${storeView}`)
      const urlKey = cells['url_key'] && slugOf(cells['url_key'])
      const id = book.idOf(names, language === undefined ? urlKey : undefined)
      const doc = book.byId.get(id)?.doc
      if (!doc) continue
      if (urlKey) book.move(id, urlKey, language ?? DEFAULT_LANGUAGE)
      book.change(id, changeOf(cells, { doc, language }))
      if (cells['images']) book.change(id, { images: imagesOf(cells['images'], pictures) })
    } catch (error) {
      if (!(error instanceof RowError)) throw error
      report.bad(line, path, error.message)
    }
  }
}

/** `file=…,label=…,label_fr=…|…`; pictures that are not in the folder are left out. */
function imagesOf(cell: string, pictures: PictureStore): Doc['images'] {
  return pairListOf(cell).flatMap((pairs) => {
    const file = pictures.addressOf(pairs.get('file') ?? '')
    const label = pairs.get('label') ?? ''
    return file === undefined
      ? []
      : [{ file, description: { en: label, fr: pairs.get('label_fr') ?? label } }]
  })
}

type Doc = NonNullable<ReturnType<CategoryBook['byId']['get']>>['doc']

function changeOf(
  cells: Cells,
  { doc, language }: { doc: Doc; language: Language | undefined },
): CategoryChange {
  const change: CategoryChange = {}
  for (const [column, field] of Object.entries(texts) as [
    keyof typeof texts,
    (typeof texts)[keyof typeof texts],
  ][]) {
    const text = cells[column]
    if (text === undefined) continue
    const existing = doc[field] ?? { en: text, fr: text }
    change[field] = language
      ? { ...existing, [language]: text }
      : { en: text, fr: existing.fr === existing.en ? text : existing.fr }
  }
  if (cells['include_in_menu']) change.isInMenu = cells['include_in_menu'] !== '0'
  if (cells['is_anchor']) change.isAnchor = cells['is_anchor'] !== '0'
  if (cells['position']) change.position = Number(cells['position']) || 0
  return change
}
