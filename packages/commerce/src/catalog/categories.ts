// The category tree in memory: small, read at every request, changed only when the catalog is filled or imported.
import type { LocalizedText } from '@loftwood/demo-store/field-shapes'
import { LANGUAGES, type Language } from '../platform/analyze-text.ts'
import { ROOT_CATEGORY_ID } from '../db/identities.ts'
import type { Database } from '../db/open-database.ts'

/** The language-dependent and other unindexed parts of a category (`category.doc`). */
export interface CategoryDoc {
  urlPath: Record<Language, string>
  name: Record<Language, string>
  description?: LocalizedText | undefined
  metaTitle?: LocalizedText | undefined
  metaDescription?: LocalizedText | undefined
  isInMenu: boolean
  isAnchor: boolean
  images: { file: string; description: LocalizedText }[]
}

export interface Category {
  id: number
  parentId: number | null
  /** Ids from the root to here, e.g. `1/2/5`. */
  path: string
  level: number
  position: number
  /** Empty for the root. */
  urlPath: Record<Language, string>
  doc: CategoryDoc
  /** Listed products in it and, for an anchor, below. */
  productCount: number
  childIds: number[]
  /** When it was last written, ISO in UTC; null for the root. */
  changedAt: string | null
}

/** The last part of a path. */
export const urlKeyOf = (urlPath: string): string => urlPath.slice(urlPath.lastIndexOf('/') + 1)

export class CategoryTree {
  readonly #byId = new Map<number, Category>()
  readonly #byUrlPath: Record<Language, Map<string, Category>> = { en: new Map(), fr: new Map() }

  constructor(categories: readonly Category[]) {
    for (const category of categories) {
      this.#byId.set(category.id, category)
      for (const language of LANGUAGES) this.#byUrlPath[language].set(category.urlPath[language], category)
    }
    for (const category of categories) {
      if (category.parentId !== null) this.#byId.get(category.parentId)?.childIds.push(category.id)
    }
  }

  byId(id: number): Category | undefined {
    return this.#byId.get(id)
  }

  /** By its path in this language, else in another: a front end may name a category by one path in all of its views. */
  byUrlPath(urlPath: string, language: Language): Category | undefined {
    const maps = [this.#byUrlPath[language], ...Object.values(this.#byUrlPath)]
    return maps.find((map) => map.has(urlPath))?.get(urlPath)
  }

  /** In the order of the tree: parents before children, by position. */
  all(): Category[] {
    return [...this.#byId.values()]
  }

  children(category: Category): Category[] {
    return category.childIds.flatMap((id) => this.#byId.get(id) ?? [])
  }

  /** The categories above it from the top level down, without the root. */
  ancestors(category: Category): Category[] {
    const ids = category.path.split('/').slice(2, -1)
    return ids.flatMap((id) => this.#byId.get(Number(id)) ?? [])
  }
}

export async function loadCategories(db: Database): Promise<CategoryTree> {
  const rows = await db
    .selectFrom('category')
    .leftJoin('last_change', (join) =>
      join.on('last_change.entity', '=', 'category').onRef('last_change.entity_id', '=', 'category.id'),
    )
    .selectAll('category')
    .select('last_change.at')
    .orderBy('level')
    .orderBy('position')
    .execute()
  const counts = await db
    .selectFrom('product_category')
    .select(['category_id', ({ fn }) => fn.countAll<number>().as('products')])
    .groupBy('category_id')
    .execute()
  const countById = new Map(counts.map(({ category_id, products }) => [category_id, products]))
  const total = await db
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('products'))
    .where('is_visible', '=', 1)
    .executeTakeFirstOrThrow()
  const root: Category = {
    id: ROOT_CATEGORY_ID,
    parentId: null,
    path: `1/${ROOT_CATEGORY_ID}`,
    level: 1,
    position: 1,
    urlPath: { en: '', fr: '' },
    doc: {
      urlPath: { en: '', fr: '' },
      name: { en: 'Default Category', fr: 'Catégorie par défaut' },
      isInMenu: true,
      isAnchor: true,
      images: [],
    },
    productCount: total.products,
    childIds: [],
    changedAt: null,
  }
  const below = rows.map((row) => {
    const doc = JSON.parse(row.doc) as CategoryDoc
    return {
      id: row.id,
      parentId: row.parent_id,
      path: row.path,
      level: row.level,
      position: row.position,
      urlPath: doc.urlPath,
      doc,
      productCount: countById.get(row.id) ?? 0,
      childIds: [],
      changedAt: row.at,
    }
  })
  return new CategoryTree([root, ...below])
}
