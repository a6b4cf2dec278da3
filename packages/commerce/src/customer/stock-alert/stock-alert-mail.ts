// The mail that a product is back, in the language of the store view where it was requested.
import { type MailShop, composeMail } from '../../mail/compose-mail.ts'
import { button, paragraph, title } from '../../mail/mail-blocks.ts'
import type { MailMessage } from '../../mail/mail-queue.ts'
import { pageUrl } from '../../mail/page-url.ts'
import type { StoreView } from '../../shop.ts'

const TEXTS = {
  en: {
    subject: (name: string) => `Back in stock: ${name}`,
    intro: (name: string) =>
      `${name} can be ordered again. You asked us to tell you; we cannot hold one for you, and this is the only email about it.`,
    button: 'See the product',
  },
  fr: {
    subject: (name: string) => `De retour en stock\u00a0: ${name}`,
    intro: (name: string) =>
      `${name} peut de nouveau être commandé. Vous vouliez le savoir; nous ne pouvons pas vous en réserver un, et ce courriel est le seul à ce sujet.`,
    button: 'Voir le produit',
  },
} as const

interface StockAlertMail {
  recipient: string
  /** Of the product or the variant. */
  name: string
  /** Of the product's page, without the store view. */
  path: string
  /** Ends all that the address waits for. */
  token: string
}

export function stockAlertMail(
  shop: MailShop,
  view: StoreView,
  { recipient, name, path, token }: StockAlertMail,
): MailMessage {
  const texts = TEXTS[view.language]
  const intro = texts.intro(name)
  return composeMail(shop, {
    kind: 'stock-alert',
    recipient,
    view,
    subject: texts.subject(name),
    preview: intro,
    blocks: [
      title(texts.subject(name)),
      paragraph(intro),
      button(texts.button, pageUrl(shop, view, { path })),
    ],
    unsubscribeUrl: pageUrl(shop, view, { path: '/stock-alert/unsubscribe', query: { token } }),
  })
}
