// `restore <file>`: replaces the data with a backup; the old data is moved aside.
import { resolve } from 'node:path'
import { z } from 'zod'
import { setAsideText, restore } from '../db/restore.ts'
import { folderCommand } from './command.ts'
import { countsText } from './counts-text.ts'

/** More than a shop gives between two daily backups. */
const GAP = '10000'

export const restoreCommand = folderCommand({
  usage: '<file> [--gap <numbers>]',
  summary: `replaces the data with a backup, with the shop stopped; the old data is moved aside. Numbers go on ${GAP} later and \
customers sign in again; --gap 0 when the shop was stopped for the backup`,
  words: ['file'],
  options: { gap: { type: 'string', default: GAP } },
  args: z.object({
    file: z.string().min(1),
    gap: z
      .string()
      .regex(/^\d{1,9}$/, 'a number is needed')
      .transform(Number),
  }),
  opensEmpty: true,
  run: async ({ file, gap }, { config, cwd, print }) => {
    const { dataDir } = config
    const { counts, setAsideIn, nextOrder } = await restore({ dataDir, file: resolve(cwd, file), gap })
    print(`Restored from ${resolve(cwd, file)}`)
    print(countsText(counts))
    print(`Next order: ${nextOrder}`)
    if (setAsideIn) print(setAsideText(setAsideIn))
  },
})
