// What every request reads and no request changes: the rules, the category tree, the attributes.
import type { ShopRules } from '@loftwood/demo-store/read-catalog'
import { readAttributes } from './product/stored-attributes.ts'
import type { Database } from './db/open-database.ts'
import type { Language } from './platform/analyze-text.ts'
import { CatalogIndex } from './search/catalog-index.ts'
import { loadVocabulary } from './search/vocabulary.ts'
import type { Vocabulary } from './search/vocabulary.ts'
import { loadPageIndex } from './content/page-index.ts'
import type { PageIndex } from './content/page-index.ts'
import { AttributeSet } from './product/attributes.ts'
import { loadCategories } from './catalog/categories.ts'
import type { CategoryTree } from './catalog/categories.ts'

export type StoreView = ShopRules['store']['views'][number]

export interface Shop {
  rules: ShopRules
  attributes: AttributeSet
  categories: CategoryTree
  vocabularies: Record<Language, Vocabulary>
  /** Pages of text as they are searched; read at first use. */
  pageIndex: (language: Language) => Promise<PageIndex>
  /** What listings are made of; read at first use. */
  catalogIndex: () => Promise<CatalogIndex>
}

export async function loadShop(db: Database, rules: ShopRules): Promise<Shop> {
  const { synonyms } = rules
  const pages = {
    en: once(() => loadPageIndex(db, 'en', synonyms)),
    fr: once(() => loadPageIndex(db, 'fr', synonyms)),
  }
  return {
    rules,
    attributes: new AttributeSet(await readAttributes(db, rules.attributes)),
    categories: await loadCategories(db),
    vocabularies: {
      en: await loadVocabulary(db, 'en', synonyms),
      fr: await loadVocabulary(db, 'fr', synonyms),
    },
    pageIndex: (language) => pages[language](),
    catalogIndex: once(() => CatalogIndex.load(db)),
  }
}

function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined
  return () => (made ??= { result: make() }).result
}

/** Reads again what an import changed; requests under way see the one or the other. */
export async function refreshShop(shop: Shop, db: Database): Promise<void> {
  Object.assign(shop, await loadShop(db, shop.rules))
}

/** The view of a store code; the default one without a code; undefined when there is none of that code. */
export function storeViewOf({ rules }: Shop, code: string | null): StoreView | undefined {
  const { views } = rules.store
  return code
    ? views.find(({ storeCode }) => storeCode === code)
    : (views.find(({ isDefault }) => isDefault) ?? views[0])
}
