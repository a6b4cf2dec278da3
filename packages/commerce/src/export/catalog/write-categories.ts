// categories.csv: names, texts, addresses and places of the categories, in the form the import reads. Magento makes
// categories of the products' own column instead, by name alone.
import { loadCategories, urlKeyOf, type Category } from '../../catalog/categories.ts'
import type { Language } from '../../platform/analyze-text.ts'
import { pairListCell } from '../cells.ts'
import type { Row } from '../csv-file.ts'
import type { ExportContext } from '../export-context.ts'
import { categoryPaths } from './category-paths.ts'
import { pictureName } from './picture-cells.ts'

const COLUMNS = [
  'path',
  'store_view_code',
  'name',
  'url_key',
  'description',
  'meta_title',
  'meta_description',
  'position',
  'include_in_menu',
  'is_anchor',
  'images',
] as const

export async function writeCategories({ db, folder, shop }: ExportContext): Promise<number> {
  const tree = await loadCategories(db)
  const paths = categoryPaths(tree)
  const { views } = shop.rules.store
  return folder.writeCsv('categories.csv', COLUMNS, async (file) => {
    for (const category of inTreeOrder(tree.all())) {
      const path = paths.get(category.id)
      if (path === undefined) continue
      await file.write({ path, ...textsOf(category, 'en'), ...placeOf(category) })
      for (const { language, storeCode } of views.filter((view) => view.language !== 'en'))
        await file.write({ path, store_view_code: storeCode, ...textsOf(category, language) })
    }
  })
}

/** Parents first, then by place: the order in which the import makes them. */
function inTreeOrder(categories: readonly Category[]): Category[] {
  return categories.toSorted((a, b) => a.level - b.level || a.position - b.position || a.id - b.id)
}

function textsOf({ doc, urlPath }: Category, language: Language): Row {
  return {
    url_key: urlKeyOf(urlPath[language]),
    name: doc.name[language],
    description: doc.description?.[language],
    meta_title: doc.metaTitle?.[language],
    meta_description: doc.metaDescription?.[language],
  }
}

function placeOf({ position, doc }: Category): Row {
  return {
    position,
    include_in_menu: doc.isInMenu ? 1 : 0,
    is_anchor: doc.isAnchor ? 1 : 0,
    images: pairListCell(
      doc.images.map(({ file, description }) => ({
        file: pictureName(file),
        label: description.en,
        label_fr: description.fr,
      })),
    ),
  }
}
