// The category tree while an import runs: found by names or address, made where it is missing.
import { ROOT_CATEGORY_ID } from '../../db/identities.ts'
import type { Identities } from '../../db/identities.ts'
import type { CategoryDoc } from '../../catalog/categories.ts'
import type { StoredCategory } from '../fill-categories.ts'
import type { Database, Write } from '../../db/open-database.ts'
import { foldAccents } from '../../platform/analyze-text.ts'
import { RowError } from './row-error.ts'
import { slugOf } from './cell-lists.ts'

interface Entry extends StoredCategory {
  parentId: number
  path: string
  position: number
  urlKey: string
  urlPath: string
  doc: CategoryDoc
}

/** Fields of a category file. */
export type CategoryChange = Partial<CategoryDoc> & { urlKey?: string; position?: number }

const rootNames = new Set(['default category', 'root catalog', 'catégorie par défaut'])

export class CategoryBook {
  readonly byId = new Map<number, Entry>()
  readonly #idByNames = new Map<string, number>()
  readonly #changed = new Set<Entry>()
  readonly #identities: Identities

  private constructor(identities: Identities) {
    this.#identities = identities
  }

  static async open(db: Database, identities: Identities): Promise<CategoryBook> {
    const book = new CategoryBook(identities)
    const rows = await db.selectFrom('category').selectAll().orderBy('level').execute()
    for (const row of rows) {
      const doc = JSON.parse(row.doc) as CategoryDoc
      book.#know({
        id: row.id,
        name: doc.name,
        ancestorIds: row.path.split('/').slice(2, -1).map(Number),
        isAnchor: doc.isAnchor,
        parentId: row.parent_id ?? ROOT_CATEGORY_ID,
        path: row.path,
        position: row.position,
        urlKey: row.url_key,
        urlPath: row.url_path,
        doc,
      })
    }
    return book
  }

  /**
   * The category of these names from the top down; missing ones are made, the last one under this address.
   * @throws {RowError} for the root alone
   */
  idOf(names: readonly string[], urlKey?: string): number {
    const below = rootNames.has(names[0]?.toLowerCase() ?? '') ? names.slice(1) : names
    if (below.length === 0) throw new RowError('categories: the root category lists everything by itself')
    let parentId = ROOT_CATEGORY_ID
    for (const [index, name] of below.entries()) {
      const isLast = index === below.length - 1
      parentId =
        this.#idByNames.get(keyOf(parentId, name)) ??
        this.#add(parentId, { name, urlKey: (isLast ? urlKey : undefined) ?? slugOf(name) })
    }
    return parentId
  }

  change(id: number, { urlKey, position, ...doc }: CategoryChange): void {
    const entry = this.byId.get(id)
    if (!entry) return
    Object.assign(entry.doc, doc)
    entry.name = entry.doc.name
    entry.isAnchor = entry.doc.isAnchor
    if (position !== undefined) entry.position = position
    if (urlKey !== undefined && urlKey !== entry.urlKey)
      throw new RowError('url_key: an address never changes')
    this.#changed.add(entry)
  }

  async save(write: Write): Promise<void> {
    for (const entry of this.#changed) {
      const row = {
        id: entry.id,
        parent_id: entry.parentId,
        path: entry.path,
        level: entry.path.split('/').length - 1,
        position: entry.position,
        url_key: entry.urlKey,
        url_path: entry.urlPath,
        doc: JSON.stringify(entry.doc),
      }
      await write
        .insertInto('category')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute()
      const rewrite = {
        path: entry.urlPath,
        entity: 'category' as const,
        entity_id: String(entry.id),
        target: null,
        redirect_code: 0,
      }
      await write
        .insertInto('url_rewrite')
        .values(rewrite)
        .onConflict((conflict) => conflict.column('path').doUpdateSet(rewrite))
        .execute()
    }
    this.#changed.clear()
  }

  #add(parentId: number, { name, urlKey: wanted }: { name: string; urlKey: string }): number {
    const parent = this.byId.get(parentId)
    const urlKey = wanted || 'category'
    const urlPath = parent ? `${parent.urlPath}/${urlKey}` : urlKey
    const id = this.#identities.idOf('category', urlPath)
    if (this.byId.has(id)) throw new RowError(`categories: ${name} would share the address ${urlPath}`)
    const siblings = [...this.byId.values()].filter((each) => each.parentId === parentId)
    const label = { en: name, fr: name }
    const entry: Entry = {
      id,
      name: label,
      ancestorIds: parent ? [...parent.ancestorIds, parent.id] : [],
      isAnchor: true,
      parentId,
      path: `${parent?.path ?? `1/${ROOT_CATEGORY_ID}`}/${id}`,
      position: 1 + Math.max(0, ...siblings.map(({ position }) => position)),
      urlKey,
      urlPath,
      doc: { name: label, isInMenu: true, isAnchor: true, images: [] },
    }
    this.#know(entry)
    this.#changed.add(entry)
    return id
  }

  #know(entry: Entry): void {
    this.byId.set(entry.id, entry)
    for (const name of [entry.name.en, entry.name.fr, entry.urlKey])
      this.#idByNames.set(keyOf(entry.parentId, name), entry.id)
  }
}

function keyOf(parentId: number, name: string): string {
  return `${parentId}/${foldAccents(name)}`
}
