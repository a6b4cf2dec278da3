// Mails about the newsletter: to confirm a subscription, at its beginning and at its end.
import type { Selectable } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/open-database.ts'
import type { Tables } from '../../db/tables.ts'
import { type MailShop, composeMail } from '../../mail/compose-mail.ts'
import { button, paragraph, title } from '../../mail/mail-blocks.ts'
import { queueWithinLimits } from '../../mail/mail-limits.ts'
import { pageUrl } from '../../mail/page-url.ts'
import { issueKey } from '../one-time-keys.ts'

type Subscriber = Selectable<Tables['newsletter_subscriber']>

interface NewsletterText {
  subject: (storeName: string) => string
  intro: string
  button: string
}

const TEXTS: Record<'en' | 'fr', Record<'UNCONFIRMED' | 'SUBSCRIBED' | 'UNSUBSCRIBED', NewsletterText>> = {
  en: {
    UNCONFIRMED: {
      subject: (storeName) => `Confirm the ${storeName} newsletter`,
      intro: 'Please confirm that you would like our newsletter. If you did not ask for it, do nothing.',
      button: 'Yes, sign me up',
    },
    SUBSCRIBED: {
      subject: (storeName) => `You get the ${storeName} newsletter`,
      intro: 'We write now and then: new beds, good prices, ideas for small rooms. You can end it any time.',
      button: 'Visit the shop',
    },
    UNSUBSCRIBED: {
      subject: (storeName) => `No more ${storeName} newsletters`,
      intro: 'We have taken you off the list and send you no more newsletters.',
      button: 'Visit the shop',
    },
  },
  fr: {
    UNCONFIRMED: {
      subject: (storeName) => `Confirmez l’infolettre ${storeName}`,
      intro:
        'Veuillez confirmer que vous voulez recevoir notre infolettre. Si vous ne l’avez pas demandée, ne faites rien.',
      button: 'Oui, je la veux',
    },
    SUBSCRIBED: {
      subject: (storeName) => `Vous recevez l’infolettre ${storeName}`,
      intro:
        'Nous écrivons de temps à autre\u00a0: nouveaux lits, bons prix, idées pour petites chambres. Vous pouvez y mettre fin en tout temps.',
      button: 'Visiter la boutique',
    },
    UNSUBSCRIBED: {
      subject: (storeName) => `Fin de l’infolettre ${storeName}`,
      intro: 'Nous vous avons retiré de la liste et ne vous enverrons plus d’infolettre.',
      button: 'Visiter la boutique',
    },
  },
}

/** Tells a subscriber of the state the subscription has come to. */
export async function queueNewsletterMail(
  db: Database,
  { id, email, status }: Subscriber,
  { shop, view, storefrontUrl }: Pick<Context, 'shop' | 'view' | 'storefrontUrl'>,
): Promise<void> {
  if (status === 'NOT_ACTIVE') return
  const { store } = shop.rules
  const mailShop: MailShop = { store, storefrontUrl }
  const texts = TEXTS[view.language][status]
  const subject = String(id)
  const page = async (path: string, purpose: 'confirm-newsletter' | 'end-newsletter') =>
    pageUrl(mailShop, view, { path, query: { token: await issueKey(db, { purpose, subject }) } })
  const link =
    status === 'UNCONFIRMED'
      ? await page('/newsletter/confirm', 'confirm-newsletter')
      : pageUrl(mailShop, view, { path: '/' })
  const message = composeMail(mailShop, {
    kind: `newsletter-${status.toLowerCase()}`,
    recipient: email,
    view,
    subject: texts.subject(store.name),
    preview: texts.intro,
    blocks: [title(texts.subject(store.name)), paragraph(texts.intro), button(texts.button, link)],
    ...(status === 'UNSUBSCRIBED'
      ? {}
      : { unsubscribeUrl: await page('/newsletter/unsubscribe', 'end-newsletter') }),
  })
  await queueWithinLimits(db, message, new Date())
}
