// Pictures, clips and files to buy, copied beside the files that name them.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadCategories } from '../../catalog/categories.ts'
import { mediaFolder } from '../../import/csv/picture-store.ts'
import type { ProductDoc } from '../../product/product-doc.ts'
import { step } from '../export-context.ts'
import type { ExportContext } from '../export-context.ts'
import { productPages } from './load-products.ts'
import { pictureName } from './picture-cells.ts'

/** @returns how many there are, and how many of them were not found */
export async function copyFiles(context: ExportContext): Promise<{ copied: number; missing: number }> {
  const roots = [context.config.catalogDir, mediaFolder(context.config.dataDir)]
  const seen = new Set<string>()
  let missing = 0
  for await (const path of filesOf(context)) {
    if (seen.has(path)) continue
    seen.add(path)
    const source = roots.map((root) => join(root, path)).find((candidate) => existsSync(candidate))
    if (source === undefined) missing += 1
    else await context.folder.copy(source, path.replace(/^pictures\//u, 'images/'))
    step(context, `Pictures and files: ${seen.size}`)
  }
  return { copied: seen.size - missing, missing }
}

/** As they lie in a folder of a catalog. */
async function* filesOf(context: ExportContext): AsyncGenerator<string, void, undefined> {
  for (const { doc } of (await loadCategories(context.db)).all())
    for (const { file } of doc.images) yield `pictures/${pictureName(file)}`
  for await (const { products } of productPages(context))
    for (const { doc } of products) yield* productFiles(doc)
}

function* productFiles({ pictures, downloads }: ProductDoc): Generator<string, void, undefined> {
  for (const { file, clip } of pictures) {
    yield `pictures/${pictureName(file)}`
    if (clip) yield `pictures/${pictureName(clip)}`
  }
  for (const { file, sampleFile } of downloads?.links ?? []) {
    yield `downloads/${file}`
    if (sampleFile) yield `downloads/samples/${sampleFile}`
  }
  for (const { file } of downloads?.samples ?? []) yield `downloads/samples/${file}`
}
