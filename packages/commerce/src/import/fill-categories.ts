// Writes the category tree below the root, with its addresses.
import type { CatalogCategory } from '@loftwood/demo-store/catalog-schema'
import type { Write } from '../db/open-database.ts'
import type { CategoryDoc } from '../catalog/categories.ts'
import type { Language } from '../platform/analyze-text.ts'
import { ROOT_CATEGORY_ID } from '../db/identities.ts'
import type { Identities } from '../db/identities.ts'

export interface StoredCategory {
  id: number
  name: Record<Language, string>
  /** Ids of the categories above it, nearest last, the root left out. */
  ancestorIds: number[]
  isAnchor: boolean
}

interface Place {
  parentId: number
  parentPath: string
  idPath: string
  ancestorIds: number[]
  position: number
}

/** @returns every category by url path */
export async function writeCategories(
  write: Write,
  tree: readonly CatalogCategory[],
  identities: Identities,
): Promise<Map<string, StoredCategory>> {
  const stored = new Map<string, StoredCategory>()

  async function writeOne(category: CatalogCategory, place: Place): Promise<void> {
    const urlPath = place.parentPath ? `${place.parentPath}/${category.urlKey}` : category.urlKey
    if (stored.has(urlPath)) throw new Error(`Two categories have the address ${urlPath}`)
    const id = identities.idOf('category', urlPath)
    const path = `${place.idPath}/${id}`
    const { name, isAnchor } = category
    stored.set(urlPath, { id, name, ancestorIds: place.ancestorIds, isAnchor })
    await write
      .insertInto('category')
      .values({
        id,
        parent_id: place.parentId,
        path,
        level: path.split('/').length - 1,
        position: place.position,
        url_key: category.urlKey,
        url_path: urlPath,
        doc: JSON.stringify(docOf(category)),
      })
      .execute()
    await write
      .insertInto('url_rewrite')
      .values({ path: urlPath, entity: 'category', entity_id: String(id), target: null, redirect_code: 0 })
      .execute()
    const below = { parentId: id, parentPath: urlPath, idPath: path, ancestorIds: [...place.ancestorIds, id] }
    for (const [index, child] of category.children.entries())
      await writeOne(child, { ...below, position: index + 1 })
  }

  const top = { parentId: ROOT_CATEGORY_ID, parentPath: '', idPath: `1/${ROOT_CATEGORY_ID}`, ancestorIds: [] }
  for (const [index, category] of tree.entries()) await writeOne(category, { ...top, position: index + 1 })
  return stored
}

function docOf(category: CatalogCategory): CategoryDoc {
  const { name, description, metaTitle, metaDescription, images } = category
  return {
    name,
    description,
    metaTitle,
    metaDescription,
    images,
    isInMenu: category.includeInMenu,
    isAnchor: category.isAnchor,
  }
}
