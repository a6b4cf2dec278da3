// What a page is made of, as tags by which it can be purged. The middleware names its answers' tags alike.

/** Parts of an answer that say nothing about what the page shows. */
const SKIPPED: ReadonlySet<string> = new Set(['variants', 'aggregations', 'breadcrumbs', 'url_rewrites'])

/** Some answers serve several pages. */
const found = new WeakMap<object, ReadonlySet<string>>()

/** Adds the operation's name and `sku:…`, `category:…`, `cms:…` for everything in its answer. */
export function addTags(tags: Set<string>, operation: string, answer: unknown): void {
  tags.add(operation)
  // The menu is on every page and names every category.
  if (operation === 'categoryList' || typeof answer !== 'object' || answer === null) return
  const own = found.get(answer) ?? tagsIn(answer)
  found.set(answer, own)
  for (const tag of own) tags.add(tag)
}

function tagsIn(answer: object): ReadonlySet<string> {
  const tags = new Set<string>()
  addAll(tags, answer)
  return tags
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
