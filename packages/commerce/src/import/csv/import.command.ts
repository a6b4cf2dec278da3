// `import <file>`: products from Magento's product export, or everything that `export` wrote.
import { join, resolve } from 'node:path'
import { existsSync, statSync } from 'node:fs'
import { z } from 'zod'
import { command } from '../../admin/command.ts'
import { takePeople } from '../people/take-people.ts'
import { type ImportSource, runImport } from './run-import.ts'

/** Names of the files in the folder of an export. */
const EXPORTED = {
  attributesFile: 'attributes.csv',
  categoriesFile: 'categories.csv',
  pricesFile: 'advanced_pricing.csv',
  translationsFile: 'downloadable_translations.csv',
  imagesDir: 'images',
} as const

/** Whether the path is that of an export's folder. @throws {Error} when there is nothing */
function isFolder(path: string): boolean {
  return statSync(path).isDirectory()
}

/** @throws {Error} when there is nothing at the path */
function sourceAt(path: string): Omit<ImportSource, 'isReplacing'> {
  if (!isFolder(path)) return { file: path }
  const inFolder = Object.entries(EXPORTED).map(([name, file]) => [name, join(path, file)] as const)
  const present = inFolder.filter(([, file]) => existsSync(file))
  return { file: join(path, 'products.csv'), ...Object.fromEntries(present) }
}

/** Some rows were not taken. */
const PARTLY_DONE = 3

export const importCommand = command({
  usage: '<file.csv|folder> [--categories <file.csv>] [--images <folder>] [--replace]',
  summary:
    "reads Magento's product export, or the folder of an export; again changes only what differs; --replace removes the demonstration",
  words: ['file'],
  options: {
    categories: { type: 'string' },
    images: { type: 'string' },
    replace: { type: 'boolean' },
  },
  args: z.object({
    file: z.string().min(1),
    categories: z.string().min(1).optional(),
    images: z.string().min(1).optional(),
    replace: z.boolean().default(false),
  }),
  opensEmpty: true,
  run: async ({ file, categories, images, replace }, context) => {
    const path = resolve(context.cwd, file)
    const isCatalogWhole = await runImport(
      {
        ...sourceAt(path),
        ...(categories ? { categoriesFile: resolve(context.cwd, categories) } : {}),
        ...(images ? { imagesDir: resolve(context.cwd, images) } : {}),
        isReplacing: replace,
      },
      context,
    )
    const arePeopleWhole = !isFolder(path) || (await takePeople(path, context))
    return isCatalogWhole && arePeopleWhole ? 0 : PARTLY_DONE
  },
})
