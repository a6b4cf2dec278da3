// How the files name a category: `Default Category/Bunk beds/Low`, names from the root down.
import { urlKeyOf, type Category, type CategoryTree } from '../../catalog/categories.ts'
import { DEFAULT_LANGUAGE, foldAccents } from '../../platform/analyze-text.ts'

const ROOT = 'Default Category'

/** Category id -> path, without the root itself. */
export function categoryPaths(tree: CategoryTree): Map<number, string> {
  const paths = new Map<number, string>()
  for (const category of tree.all()) {
    if (category.parentId === null) continue
    const above = paths.get(category.parentId) ?? ROOT
    paths.set(category.id, `${above}/${nameIn(tree, category).replaceAll('/', '\\/')}`)
  }
  return paths
}

/** The address's part instead of a name that the lists of paths cannot hold, or that a sister has too. */
function nameIn(tree: CategoryTree, category: Category): string {
  const name = category.doc.name.en
  const parent = tree.byId(category.parentId ?? 0)
  const sisters = parent ? tree.children(parent) : []
  const isShared = sisters.some(
    (each) => each !== category && foldAccents(each.doc.name.en) === foldAccents(name),
  )
  return isShared || name.includes(',') ? urlKeyOf(category.urlPath[DEFAULT_LANGUAGE]) : name
}
