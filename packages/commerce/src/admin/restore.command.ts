// `restore <file>`: replaces the data with a backup; the old data is moved aside.
import { resolve } from 'node:path'
import { z } from 'zod'
import { keptText, restore } from '../db/restore.ts'
import { folderCommand } from './command.ts'
import { countsText } from './counts-text.ts'

export const restoreCommand = folderCommand({
  usage: '<file>',
  summary: 'replaces the data with a backup; the old data is moved aside; the shop has to be stopped',
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
