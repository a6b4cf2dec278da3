// The operator's commands on mails that wait for their recipient.
import { z } from 'zod'
import { releaseMails, waitingMails } from '../mail/waiting-mails.ts'
import { type CommandTable, command } from './command.ts'

const MOST_LISTED = 200

const waiting = command({
  usage: '',
  summary: 'lists the mails that wait until their recipient opens an earlier one, oldest first',
  words: [],
  args: z.object({}),
  run: async (_args, { services, print }) => {
    const mails = await waitingMails(services.db, MOST_LISTED)
    for (const { createdAt, kind, recipient, subject } of mails)
      print([createdAt.slice(0, 16), kind.padEnd(14), recipient, subject].join('  '))
    if (mails.length === 0) print('No mail waits.')
  },
})

const release = command({
  usage: '<e-mail address>',
  summary: 'sends all mails that wait for one recipient',
  words: ['address'],
  args: z.object({ address: z.string().min(1) }),
  run: async ({ address }, { services, print }) => {
    const count = await services.db.transaction().execute((db) => releaseMails(db, address, new Date()))
    services.wakeMail()
    print(`${count} sent to ${address}`)
  },
})

export const mailCommands: CommandTable = { 'waiting-mails': waiting, 'release-mails': release }
