// What an import reads: one file of products, or every file of an export's folder.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ImportSource } from './run-import.ts'

/** Names of the files in the folder of an export. */
const EXPORTED = {
  attributesFile: 'attributes.csv',
  categoriesFile: 'categories.csv',
  pricesFile: 'advanced_pricing.csv',
  translationsFile: 'downloadable_translations.csv',
  imagesDir: 'images',
} as const

/** Whether the path is that of an export's folder. @throws {Error} when there is nothing */
export function isFolder(path: string): boolean {
  return statSync(path).isDirectory()
}

/** @throws {Error} when there is nothing at the path */
export function sourceAt(path: string): Omit<ImportSource, 'isReplacing'> {
  if (!isFolder(path)) return { file: path }
  const inFolder = Object.entries(EXPORTED).map(([name, file]) => [name, join(path, file)] as const)
  const present = inFolder.filter(([, file]) => existsSync(file))
  return { file: join(path, 'products.csv'), ...Object.fromEntries(present) }
}
