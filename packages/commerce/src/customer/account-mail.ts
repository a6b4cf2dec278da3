// Mails about an account: welcome, confirmation, password, e-mail address.
import type { Context } from '../context.ts'
import type { Database } from '../db/open-database.ts'
import { type MailShop, composeMail } from '../mail/compose-mail.ts'
import { button, paragraph, title } from '../mail/mail-blocks.ts'
import { isProven, queueWithinLimits } from '../mail/mail-limits.ts'
import type { MailMessage } from '../mail/mail-queue.ts'
import { pageUrl } from '../mail/page-url.ts'
import { typedText } from '../mail/typed-text.ts'
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
  // Whoever registered may not be the person who reads it.
  const firstname = (await isProven(db, mail.recipient)) ? typedText(mail.firstname) : undefined
  await queueWithinLimits(db, accountMail({ ...mail, firstname }, context), new Date())
}

function accountMail(
  { kind, recipient, firstname, query }: Omit<AccountMail, 'firstname'> & { firstname: string | undefined },
  context: MailContext,
): MailMessage {
  const { shop, view, storefrontUrl } = context
  const mailShop: MailShop = { store: shop.rules.store, storefrontUrl }
  const texts = ACCOUNT_MAIL_TEXTS[view.language][kind]({
    name: firstname === undefined ? '' : ` ${firstname}`,
    commaName: firstname === undefined ? '' : `, ${firstname}`,
    storeName: shop.rules.store.name,
  })
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
