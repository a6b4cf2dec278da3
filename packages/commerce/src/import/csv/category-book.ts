// The category tree while an import runs: found by names or address, made where it is missing.
import { ROOT_CATEGORY_ID } from '../../db/identities.ts'
import type { Identities } from '../../db/identities.ts'
import { urlKeyOf, type CategoryDoc } from '../../catalog/categories.ts'
import { idList } from '../../db/id-list.ts'
import { categoryRewrites, childPath, type StoredCategory } from '../fill-categories.ts'
import type { Database, Write } from '../../db/open-database.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, foldAccents, type Language } from '../../platform/analyze-text.ts'
import { RowError } from './row-error.ts'
import { slugOf } from './cell-lists.ts'

interface Entry extends StoredCategory {
  parentId: number
  path: string
  position: number
  urlPath: Record<Language, string>
  doc: CategoryDoc
}

/** Fields of a category file. */
export type CategoryChange = Partial<Omit<CategoryDoc, 'urlPath'>> & { position?: number }

const rootNames = new Set(['default category', 'root catalog', 'catégorie par défaut'])

export class CategoryBook {
  readonly byId = new Map<number, Entry>()
  readonly #idByNames = new Map<string, number>()
  readonly #changed = new Set<Entry>()
  /** Of products and pages, as `language path`. */
  readonly #addressesOfOthers = new Set<string>()
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
        urlPath: doc.urlPath,
        doc,
      })
    }
    const others = await db
      .selectFrom('url_rewrite')
      .select(['path', 'language'])
      .where('target', 'is', null)
      .where('entity', '<>', 'category')
      .execute()
    for (const { path, language } of others) book.#addressesOfOthers.add(`${language} ${path}`)
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

  /** Gives it another address in a language, and what is below it. @throws {RowError} for one that names it elsewhere */
  move(id: number, urlKey: string, language: Language): void {
    const entry = this.byId.get(id)
    if (!entry || urlKeyOf(entry.urlPath[language]) === urlKey) return
    if (language === DEFAULT_LANGUAGE) throw new RowError('url_key: an address never changes')
    const above = this.byId.get(entry.parentId)
    const urlPath = above ? `${above.urlPath[language]}/${urlKey}` : urlKey
    if (this.#isTaken(urlPath, language))
      throw new RowError(`url_key: the address ${urlPath} is another page's`)
    const old = entry.urlPath[language]
    for (const each of this.byId.values()) {
      if (each !== entry && !each.ancestorIds.includes(id)) continue
      each.urlPath[language] = urlPath + each.urlPath[language].slice(old.length)
      this.#changed.add(each)
    }
  }

  change(id: number, { position, ...doc }: CategoryChange): void {
    const entry = this.byId.get(id)
    if (!entry) return
    Object.assign(entry.doc, doc)
    entry.name = entry.doc.name
    entry.isAnchor = entry.doc.isAnchor
    if (position !== undefined) entry.position = position
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
        url_path: entry.urlPath[DEFAULT_LANGUAGE],
        doc: JSON.stringify(entry.doc),
      }
      await write
        .insertInto('category')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute()
    }
    await this.#saveAddresses(write)
    this.#changed.clear()
  }

  /** Old ones go first: one category may have the address that another had. */
  async #saveAddresses(write: Write): Promise<void> {
    const entries = [...this.#changed]
    await write
      .deleteFrom('url_rewrite')
      .where('entity', '=', 'category')
      .where('target', 'is', null)
      .where('entity_id', 'in', idList(entries.map(({ id }) => String(id))) as never)
      .execute()
    for (const entry of entries) {
      await write
        .insertInto('url_rewrite')
        .values(categoryRewrites(entry))
        .onConflict((conflict) =>
          conflict.columns(['path', 'language']).doUpdateSet((eb) => ({
            entity: eb.ref('excluded.entity'),
            entity_id: eb.ref('excluded.entity_id'),
            target: null,
            redirect_code: 0,
          })),
        )
        .execute()
    }
  }

  #add(parentId: number, { name, urlKey: requested }: { name: string; urlKey: string }): number {
    const parent = this.byId.get(parentId)
    const urlKey = requested || 'category'
    const urlPath = childPath(parent, { en: urlKey, fr: urlKey })
    const path = urlPath[DEFAULT_LANGUAGE]
    const id = this.#identities.idOf('category', path)
    const taken = LANGUAGES.find((language) => this.#isTaken(urlPath[language], language))
    if (this.byId.has(id) || taken)
      throw new RowError(`categories: ${name} would share the address ${urlPath[taken ?? DEFAULT_LANGUAGE]}`)
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
      urlPath,
      doc: { urlPath, name: label, isInMenu: true, isAnchor: true, images: [] },
    }
    this.#know(entry)
    this.#changed.add(entry)
    return id
  }

  #isTaken(urlPath: string, language: Language): boolean {
    return (
      this.#addressesOfOthers.has(`${language} ${urlPath}`) ||
      [...this.byId.values()].some((each) => each.urlPath[language] === urlPath)
    )
  }

  #know(entry: Entry): void {
    this.byId.set(entry.id, entry)
    for (const name of [entry.name.en, entry.name.fr, urlKeyOf(entry.urlPath[DEFAULT_LANGUAGE])])
      this.#idByNames.set(keyOf(entry.parentId, name), entry.id)
  }
}

function keyOf(parentId: number, name: string): string {
  return `${parentId}/${foldAccents(name)}`
}
