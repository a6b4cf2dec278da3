// `import <file>`: products from Magento's product export, or everything that `export` wrote.
import { resolve } from 'node:path'
import { z } from 'zod'
import { command } from '../../admin/command.ts'
import { takePeople } from '../people/take-people.ts'
import { isFolder, sourceAt } from './import-source.ts'
import { runImport } from './run-import.ts'

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
