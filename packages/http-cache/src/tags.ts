// The tags of a response. Middleware and storefront compute the same tags, so one purge works for both.

/** Fields without tags. A changed variant purges its product, so variants need no tags of their own. */
const SKIPPED: ReadonlySet<string> = new Set(['variants', 'aggregations', 'breadcrumbs', 'url_rewrites'])

/** Shorter forms of other operations: what changes the one changes the other. */
const FORM_OF: Readonly<Record<string, string>> = {
  topCategories: 'categoryList',
  sitemapCategories: 'categoryList',
  productCards: 'products',
}

/** Adds the operation's name, that of its longer form, and `sku:…`, `category:…` and `cms:…` for everything in its response. */
export function addTags(tags: Set<string>, operation: string, answer: unknown): void {
  const longer = FORM_OF[operation] ?? operation
  tags.add(operation).add(longer)
  // The menu is on every page and names every category.
  if (longer !== 'categoryList') addAll(tags, answer)
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
