// The operator's command that deletes what is over at once, instead of within a day.
import { z } from 'zod'
import { command } from '../admin/command.ts'
import { sweep } from './sweep.ts'

export const sweepCommand = command({
  usage: '',
  summary: 'deletes old carts of guests, mails and links now; the server does it daily',
  words: [],
  args: z.object({}),
  run: async (_args, { services, config, print, signal }) => {
    const swept = await sweep(services.db, config.retention, signal)
    for (const [name, count] of Object.entries(swept)) print(`${name}: ${count}`)
  },
})
