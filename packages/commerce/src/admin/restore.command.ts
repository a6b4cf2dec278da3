// `restore <file>`: a backup takes the place of the data, which is kept aside.
import { resolve } from 'node:path'
import { z } from 'zod'
import { keptText, restore } from '../db/restore.ts'
import { folderCommand } from './command.ts'
import { countsText } from './counts-text.ts'

export const restoreCommand = folderCommand({
  usage: '<file>',
  summary: 'puts a backup in the place of the data, which is kept aside; the shop has to be stopped',
  words: ['file'],
  args: z.object({ file: z.string().min(1) }),
  opensEmpty: true,
  run: async ({ file }, { config, cwd, print }) => {
    const { counts, keptIn } = await restore(config.dataDir, resolve(cwd, file))
    print(`Restored from ${resolve(cwd, file)}`)
    print(countsText(counts))
    if (keptIn) print(keptText(keptIn))
  },
})
