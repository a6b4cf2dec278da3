// `export <folder>`: the shop in files that Magento imports, and that another shop of this kind reads back.
import { resolve } from 'node:path'
import { z } from 'zod'
import { command } from '../admin/command.ts'
import { runExport } from './run-export.ts'

export const exportCommand = command({
  usage: '<folder>',
  summary: "writes products, customers and orders as Magento's import files; the shop goes on meanwhile",
  words: ['folder'],
  args: z.object({ folder: z.string().min(1) }),
  run: ({ folder }, context) => runExport(resolve(context.cwd, folder), context),
})
