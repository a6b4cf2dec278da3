// The mail that is a gift card: its code, who gives it, and what it is worth. The code is nowhere else.
import { dateFormat, numberFormat } from '../platform/formats.ts'
import { toDollars } from '../platform/money.ts'
import { composeMail, shopUrl } from '../mail/compose-mail.ts'
import { button, panel, paragraph, title } from '../mail/mail-blocks.ts'
import type { MailMessage } from '../mail/mail-queue.ts'
import { typedText } from '../mail/typed-text.ts'
import type { OrderDesk } from './order-desk.ts'
import type { StoredOrder } from './order-rows.ts'
import type { GiftCardPick } from '../cart/product-types/choice.ts'

const TEXTS = {
  en: {
    subject: (sender: string, amount: string) => `${sender} sent you a gift card worth ${amount}`,
    title: (recipient: string) => `For you, ${recipient}`,
    intro: (sender: string, amount: string, store: string) =>
      `${sender} gives you ${amount} to spend at ${store}. Enter this code in the cart:`,
    quote: (message: string) => `“${message}”`,
    code: 'Your code',
    until: (day: string) => `Valid until ${day}.`,
    visit: 'Find something beautiful',
  },
  fr: {
    subject: (sender: string, amount: string) => `${sender} vous offre une carte-cadeau de ${amount}`,
    title: (recipient: string) => `Pour vous, ${recipient}`,
    intro: (sender: string, amount: string, store: string) =>
      `${sender} vous offre ${amount} à dépenser chez ${store}. Entrez ce code dans le panier\u00a0:`,
    quote: (message: string) => `«\u00a0${message}\u00a0»`,
    code: 'Votre code',
    until: (day: string) => `À utiliser au plus tard le ${day}.`,
    visit: 'Trouver quelque chose de beau',
  },
} as const

interface Card {
  pick: GiftCardPick
  code: string
  /** `YYYY-MM-DD` */
  expiresOn: string | null
}

/** To the recipient; to the buyer when only the buyer's address is known. */
export function giftCardMail(
  { id, doc, email }: StoredOrder,
  { rules, storefrontUrl }: Pick<OrderDesk, 'rules' | 'storefrontUrl'>,
  { pick, code, expiresOn }: Card,
): MailMessage {
  const { store } = rules
  const view = store.views.find(({ storeCode }) => storeCode === doc.storeCode) ?? store.views[0]
  if (!view) throw new Error('The store has no view')
  const texts = TEXTS[view.language]
  const locale = view.locale.replace('_', '-')
  const money = numberFormat(locale, { style: 'currency', currency: doc.currency })
  const amount = money.format(toDollars(pick.amount))
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const shop = { store, storefrontUrl }
  const sender = typedText(pick.senderName)
  const intro = texts.intro(sender, amount, store.name)
  return composeMail(shop, {
    kind: 'gift-card',
    recipient: pick.recipientEmail || email,
    orderId: id,
    view,
    subject: texts.subject(sender, amount),
    preview: intro,
    blocks: [
      title(texts.title(typedText(pick.recipientName))),
      ...(pick.message ? [paragraph(texts.quote(typedText(pick.message)))] : []),
      paragraph(intro),
      panel({
        heading: texts.code,
        lines: [code, ...(expiresOn ? [texts.until(day.format(new Date(`${expiresOn}T00:00:00Z`)))] : [])],
      }),
      button(texts.visit, shopUrl(shop, view)),
    ],
  })
}
