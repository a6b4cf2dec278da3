// The mail that shares a wishlist.
import type { Context } from '../context.ts'
import { type MailShop, composeMail } from '../mail/compose-mail.ts'
import { button, panel, paragraph, title } from '../mail/mail-blocks.ts'
import type { MailMessage } from '../mail/mail-queue.ts'
import { typedText } from '../mail/typed-text.ts'
import { pageUrl } from '../mail/page-url.ts'
import type { WishlistRow } from './wishlist-rows.ts'

export interface WishlistSender {
  kind: 'wishlist' | 'guest-wishlist'
  name: string
  email: string
  /** Empty without one. */
  message: string
}

interface WishlistMail {
  wishlist: WishlistRow
  /** Of what is on it. */
  names: readonly string[]
  sender: WishlistSender
  recipient: string
}

const TEXTS = {
  en: {
    subject: (name: string, storeName: string) => `${name} shares a wish list from ${storeName}`,
    title: 'A wish list for you',
    intro: (name: string, email: string) => `${name} (${email}) picked these and would like you to see them.`,
    message: (name: string) => `${name} writes`,
    items: 'On the list',
    button: 'See the wish list',
    why: (storeName: string) =>
      `You’re getting this email because somebody gave us your address for it. ${storeName} does not keep it for anything else.`,
  },
  fr: {
    subject: (name: string, storeName: string) => `${name} partage une liste de souhaits de ${storeName}`,
    title: 'Une liste de souhaits pour vous',
    intro: (name: string, email: string) => `${name} (${email}) a choisi ceci et aimerait vous le montrer.`,
    message: (name: string) => `${name} vous écrit`,
    items: 'Sur la liste',
    button: 'Voir la liste de souhaits',
    why: (storeName: string) =>
      `Vous recevez ce courriel parce que quelqu’un nous a donné votre adresse à cette fin. ${storeName} ne s’en sert pour rien d’autre.`,
  },
} as const

export function wishlistMail(mail: WishlistMail, { shop, view, storefrontUrl }: Context): MailMessage {
  const { wishlist, names, sender, recipient } = mail
  const { store } = shop.rules
  const mailShop: MailShop = { store, storefrontUrl }
  const texts = TEXTS[view.language]
  const name = typedText(sender.name.replaceAll(/\s+/g, ' '))
  const intro = texts.intro(name, typedText(sender.email))
  const message = composeMail(mailShop, {
    kind: sender.kind,
    recipient,
    view,
    subject: texts.subject(name, store.name),
    preview: intro,
    blocks: [
      title(texts.title),
      paragraph(intro),
      ...(sender.message
        ? [panel({ heading: texts.message(name), lines: typedText(sender.message).split('\n') })]
        : []),
      ...(names.length > 0 ? [panel({ heading: texts.items, lines: names })] : []),
      button(texts.button, pageUrl(mailShop, view, { path: `/wishlist/shared/${wishlist.sharing_code}` })),
      paragraph(texts.why(store.name)),
    ],
  })
  return { ...message, sender: sender.email, replyTo: sender.email }
}
