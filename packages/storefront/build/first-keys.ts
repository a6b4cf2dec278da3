// Which texts a first page may show: those of every module that it loads by itself. What is loaded by `lazyNamed`
// or `withAllTexts` brings the other texts along, and so does the router.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Modules by their paths in imports, static ones and `import()`; those of `lazyNamed` and `withAllTexts` are passed over. */
const IMPORT =
  /(?<!(?:lazyNamed|withAllTexts)\(\s*\(\) => import\()(?<=from |import\(|import )'(\.[^']+\.tsx?)'/g
const TYPES = /^import type [^']+'[^']+'/gm
const KEY = /['"](\w+\.[\w.]+)['"]/g

/** Pages about one shopper are never kept, and get all texts. */
const isPublic = (page: string) => !existsSync(join(dirname(page), '+headersResponse.ts'))

/** @param root folder of the storefront */
export function firstKeys(root: string): ReadonlySet<string> {
  const pages = globSync('pages/*/+Page.tsx', { cwd: root }).map((page) => join(root, page))
  const files = new Set([join(root, 'pages/+client.ts'), ...pages.filter(isPublic)])
  const keys = new Set<string>()
  for (const file of files) {
    const source = readFileSync(file, 'utf8').replaceAll(TYPES, '')
    for (const [, path = ''] of source.matchAll(IMPORT)) files.add(join(dirname(file), path))
    for (const [, key = ''] of source.matchAll(KEY)) keys.add(key)
  }
  return keys
}
