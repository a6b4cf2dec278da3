// `backup <file>`: a copy of the database as it is now, while orders go on.
import { resolve } from 'node:path'
import { z } from 'zod'
import { backUp } from '../db/back-up.ts'
import { command } from './command.ts'
import { countsText } from './counts-text.ts'

export const backupCommand = command({
  usage: '<file>',
  summary: 'writes a checked copy of the database; the shop goes on meanwhile',
  words: ['file'],
  args: z.object({ file: z.string().min(1) }),
  run: async ({ file }, { config, cwd, print, showProgress }) => {
    const path = resolve(cwd, file)
    const counts = await backUp(config.dataDir, path, (done) => showProgress(`Copying: ${done} %`))
    print(`Written and checked: ${path}`)
    print(countsText(counts))
  },
})
