// Mails about an account: welcome, confirmation, password, e-mail address.
import type { Context } from '../context.ts'
import type { Database } from '../db/open-database.ts'
import { type MailShop, composeMail } from '../mail/compose-mail.ts'
import { button, paragraph, title } from '../mail/mail-blocks.ts'
import { queueWithinLimits } from '../mail/mail-limits.ts'
import { queueMail } from '../mail/mail-queue.ts'
import type { MailMessage } from '../mail/mail-queue.ts'
import { pageUrl } from '../mail/page-url.ts'
import { ACCOUNT_MAIL_TEXTS, type AccountMailKind } from './account-mail-texts.ts'

/** Where the button of each mail leads. */
const PAGES: Record<AccountMailKind, string> = {
  welcome: '/customer/account',
  'confirm-account': '/customer/account/confirm',
  'password-reset': '/customer/account/reset-password',
  'password-changed': '/customer/account/forgotpassword',
  'email-changed': '/contact',
  'account-exists': '/customer/account/login',
  'password-guessed': '/customer/account/forgotpassword',
  'sign-in-link': '/customer/account/sign-in-link',
  'delete-account': '/customer/account/delete',
}

/** Exempt from mail limits: a change needs the account's password, and mails about guesses are limited elsewhere. */
const NOTICES: ReadonlySet<AccountMailKind> = new Set([
  'password-changed',
  'email-changed',
  'password-guessed',
])

interface AccountMail {
  kind: AccountMailKind
  recipient: string
  firstname: string
  /** Of the link, e.g. its key. */
  query?: Record<string, string>
}

type MailContext = Pick<Context, 'shop' | 'view' | 'storefrontUrl'>

/** Queues a mail about an account in the language of the request; wake the worker afterwards. */
export async function queueAccountMail(db: Database, mail: AccountMail, context: MailContext): Promise<void> {
  const message = accountMail(mail, context)
  const queue = NOTICES.has(mail.kind) ? queueMail : queueWithinLimits
  await queue(db, message, new Date())
}

function accountMail({ kind, recipient, firstname, query }: AccountMail, context: MailContext): MailMessage {
  const { shop, view, storefrontUrl } = context
  const mailShop: MailShop = { store: shop.rules.store, storefrontUrl }
  const texts = ACCOUNT_MAIL_TEXTS[view.language][kind]({ firstname, storeName: shop.rules.store.name })
  return composeMail(mailShop, {
    kind,
    recipient,
    view,
    subject: texts.subject,
    preview: texts.preview,
    blocks: [
      title(texts.title),
      ...texts.before.map(paragraph),
      button(texts.button, pageUrl(mailShop, view, { path: PAGES[kind], ...(query ? { query } : {}) })),
      ...texts.after.map(paragraph),
    ],
  })
}
