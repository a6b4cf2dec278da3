// Writes the category tree below the root, with its addresses.
import type { CatalogCategory } from '@loftwood/demo-store/catalog-schema'
import type { Write } from '../db/open-database.ts'
import type { CategoryDoc } from '../catalog/categories.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../platform/analyze-text.ts'
import { ROOT_CATEGORY_ID } from '../db/identities.ts'
import type { Identities } from '../db/identities.ts'

export interface StoredCategory {
  id: number
  name: Record<Language, string>
  urlPath: Record<Language, string>
  /** Ids of the categories above it, nearest last, the root left out. */
  ancestorIds: number[]
  isAnchor: boolean
}

interface Place {
  parentId: number
  parent: Pick<StoredCategory, 'urlPath'> | undefined
  idPath: string
  ancestorIds: number[]
  position: number
}

/** @returns every category by its url path in the default language */
export async function writeCategories(
  write: Write,
  tree: readonly CatalogCategory[],
  identities: Identities,
): Promise<Map<string, StoredCategory>> {
  const stored = new Map<string, StoredCategory>()

  async function writeOne(category: CatalogCategory, place: Place): Promise<void> {
    const urlPath = childPath(place.parent, category.urlKey)
    const name = urlPath[DEFAULT_LANGUAGE]
    if (stored.has(name)) throw new Error(`Two categories have the address ${name}`)
    const id = identities.idOf('category', name)
    const path = `${place.idPath}/${id}`
    const entry = { ...place, id, name: category.name, urlPath, isAnchor: category.isAnchor }
    stored.set(name, entry)
    await write
      .insertInto('category')
      .values({
        id,
        parent_id: place.parentId,
        path,
        level: path.split('/').length - 1,
        position: place.position,
        url_path: name,
        doc: JSON.stringify(docOf(category, urlPath)),
      })
      .execute()
    await write.insertInto('url_rewrite').values(categoryRewrites({ id, urlPath })).execute()
    const below = { parentId: id, parent: entry, idPath: path, ancestorIds: [...place.ancestorIds, id] }
    for (const [index, child] of category.children.entries())
      await writeOne(child, { ...below, position: index + 1 })
  }

  const top = {
    parentId: ROOT_CATEGORY_ID,
    parent: undefined,
    idPath: `1/${ROOT_CATEGORY_ID}`,
    ancestorIds: [],
  }
  for (const [index, category] of tree.entries()) await writeOne(category, { ...top, position: index + 1 })
  return stored
}

/** Its path in every language. */
export function childPath(
  parent: Pick<StoredCategory, 'urlPath'> | undefined,
  urlKey: Readonly<Record<Language, string>>,
): Record<Language, string> {
  const pathIn = (language: Language) =>
    parent ? `${parent.urlPath[language]}/${urlKey[language]}` : urlKey[language]
  return { en: pathIn('en'), fr: pathIn('fr') }
}

/** Where it is in each language. */
export const categoryRewrites = ({ id, urlPath }: Pick<StoredCategory, 'id' | 'urlPath'>) =>
  LANGUAGES.map((language) => ({
    path: urlPath[language],
    language,
    entity: 'category' as const,
    entity_id: String(id),
    target: null,
    redirect_code: 0,
  }))

function docOf(category: CatalogCategory, urlPath: CategoryDoc['urlPath']): CategoryDoc {
  const { name, description, metaTitle, metaDescription, images } = category
  return {
    urlPath,
    name,
    description,
    metaTitle,
    metaDescription,
    images,
    isInMenu: category.includeInMenu,
    isAnchor: category.isAnchor,
  }
}
