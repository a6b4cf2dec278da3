// Tags of what an answer shows. Middleware and storefront find the same ones, so one purge fits both.

/** Parts of an answer that say nothing about what a page shows. Whoever changes a variant purges its product. */
const SKIPPED: ReadonlySet<string> = new Set(['variants', 'aggregations', 'breadcrumbs', 'url_rewrites'])

/** Adds the operation's name, and `sku:…`, `category:…` and `cms:…` for everything in its answer. */
export function addTags(tags: Set<string>, operation: string, answer: unknown): void {
  tags.add(operation)
  // The menu is on every page and names every category.
  if (operation !== 'categoryList') addAll(tags, answer)
}

function addAll(tags: Set<string>, node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  if (Array.isArray(node)) {
    for (const entry of node) addAll(tags, entry)
    return
  }
  const fields = node as Record<string, unknown>
  const { __typename: type, sku, uid, identifier } = fields
  if (typeof sku === 'string') tags.add(`sku:${sku}`)
  else if (type === 'CategoryTree' && typeof uid === 'string') tags.add(`category:${uid}`)
  else if (typeof identifier === 'string') tags.add(`cms:${identifier}`)
  for (const [name, value] of Object.entries(fields)) if (!SKIPPED.has(name)) addAll(tags, value)
}
