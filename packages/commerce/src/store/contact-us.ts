// The contact form: a mail to the shop, whose answer goes to the visitor.
import { isPlainName } from '@loftwood/graphql-types/plain-name'
import type { ContactUsInput } from '@loftwood/graphql-types/schema-types'
import type { Context } from '../context.ts'
import { readEmail } from '../customer/read-email.ts'
import type { Database } from '../db/open-database.ts'
import { userError } from '../user-errors/user-error.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { panel, title } from '../mail/mail-blocks.ts'
import { queueWithinLimits } from '../mail/mail-limits.ts'
import { countMails, dropOldestDelivered } from '../mail/mail-queue.ts'
import type { MailMessage } from '../mail/mail-queue.ts'
import { typedText } from '../mail/typed-text.ts'

/** Bounds the disk use; a shop that answers its messages never has this many waiting. */
const MOST_STORED = 10_000

const LONGEST = { name: 255, telephone: 64, comment: 10_000 } as const

const TEXTS = {
  en: { subject: 'Message from', from: 'Sender', message: 'Message' },
  fr: { subject: 'Message de', from: 'De', message: 'Message' },
} as const

type Message = Record<'name' | 'email' | 'telephone' | 'comment', string>

/** @throws CONTACT_EMAIL_INVALID, CONTACT_NAME_MISSING, CONTACT_COMMENT_MISSING, TOO_LONG, TOO_MANY_MESSAGES */
export async function contactUs(input: ContactUsInput, context: Context): Promise<true> {
  const mail = contactMail(readMessage(input), context)
  const isQueued = await context.db.transaction().execute(async (write) => {
    if (!(await hasRoom(write))) {
      context.logger.error({ stored: MOST_STORED }, 'contact messages cannot be delivered, and no more fit')
      return false
    }
    return queueWithinLimits(write, mail, new Date())
  })
  if (!isQueued) throw userError('TOO_MANY_MESSAGES')
  context.wakeMail()
  return true
}

/** Delivered messages give way to new ones; those that wait for the mail server do not. */
async function hasRoom(db: Database): Promise<boolean> {
  return (await countMails(db, 'contact')) < MOST_STORED || dropOldestDelivered(db, 'contact')
}

function readMessage(input: ContactUsInput): Message {
  const email = readEmail(input.email, 'CONTACT_EMAIL_INVALID')
  const read = (field: keyof typeof LONGEST) => {
    const text = input[field]?.trim() ?? ''
    if (text.length > LONGEST[field]) throw userError('TOO_LONG', field, LONGEST[field])
    return text
  }
  const message = { email, name: read('name'), telephone: read('telephone'), comment: read('comment') }
  if (message.name === '') throw userError('CONTACT_NAME_MISSING')
  if (!isPlainName(message.name)) throw userError('PLAIN_NAME_ONLY', 'name')
  if (message.comment === '') throw userError('CONTACT_COMMENT_MISSING')
  return message
}

function contactMail({ name, email, telephone, comment }: Message, context: Context): MailMessage {
  const { shop, view, storefrontUrl } = context
  const { store } = shop.rules
  const texts = TEXTS[view.language]
  const sender = typedText(name.replaceAll(/\s+/g, ' '))
  const words = typedText(comment)
  const subject = `${texts.subject} ${sender}`
  const message = composeMail(
    { store, storefrontUrl },
    {
      kind: 'contact',
      recipient: store.email,
      view,
      subject,
      preview: words.slice(0, LONGEST.name),
      blocks: [
        title(subject),
        panel({ heading: texts.from, lines: [sender, email, ...(telephone ? [typedText(telephone)] : [])] }),
        panel({ heading: texts.message, lines: words.split('\n') }),
      ],
    },
  )
  // By where they come from: who wants to write without end has as many e-mail addresses as they like.
  return { ...message, sender: context.address, replyTo: email }
}
