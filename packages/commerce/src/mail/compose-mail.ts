// The frame of every mail: logo above, the template's blocks, the shop's contact below.
import type { ShopRules } from '@loftwood/demo-store/read-catalog'
import { type Html, html } from './html.ts'
import type { Block } from './mail-blocks.ts'
import { COLOURS, DARK_STYLE, STYLES } from './mail-look.ts'
import { legalName } from './legal-name.ts'
import type { MailMessage } from './mail-queue.ts'
import { placeLine } from './place-line.ts'

type StoreData = ShopRules['store']

/** What every template may use of the shop. */
export interface MailShop {
  store: StoreData
  /** Origin of the shop's pages. */
  storefrontUrl: string
}

export interface MailDraft {
  /** Which template made it, e.g. `order`. */
  kind: string
  recipient: string
  /** Store view whose language the mail is in. */
  view: StoreData['views'][number]
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  blocks: readonly Block[]
  /** The order that it is about. */
  orderId?: number
  /** Unsubscribe link, shown at the end of the mail. */
  unsubscribeUrl?: string
}

const TEXTS = {
  en: {
    unsubscribe: 'Unsubscribe',
    unsubscribeText: (url: string) => `Unsubscribe: ${url}`,
    questions: 'Questions? Reply to this email, write to',
    call: 'or call',
  },
  fr: {
    unsubscribe: 'Se désabonner',
    unsubscribeText: (url: string) => `Se désabonner\u00a0: ${url}`,
    questions: 'Des questions? Répondez à ce courriel, écrivez à',
    call: 'ou appelez le',
  },
} as const

/** Not escaped: it contains quotes and no user input. */
const darkStyle: Html = { html: `<style>${DARK_STYLE}</style>` }

/** A message ready for `queueWithinLimits`: the HTML and the text version of the same blocks. */
export function composeMail(shop: MailShop, draft: MailDraft): MailMessage {
  const { kind, recipient, view, subject } = draft
  return {
    kind,
    recipient,
    language: view.language,
    subject,
    html: `<!doctype html>\n${documentHtml(shop, draft).html}\n`,
    text: documentText(shop, draft),
    unsubscribeUrl: draft.unsubscribeUrl ?? null,
    orderId: draft.orderId ?? null,
  }
}

/** The home page in the store view. */
export function shopUrl({ storefrontUrl }: MailShop, { storeCode, isDefault }: MailDraft['view']): string {
  return isDefault ? `${storefrontUrl}/` : `${storefrontUrl}/${storeCode}`
}

function documentHtml(shop: MailShop, draft: MailDraft): Html {
  const { view, subject, preview, blocks } = draft
  const rows = blocks.map(
    (block) =>
      html`<tr>
        <td style="${STYLES.cell};padding:0 28px ${block.isFollowedClosely ? 10 : 28}px">${block.html}</td>
      </tr>`,
  )
  return html`<html lang="${view.locale.replace('_', '-')}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <meta name="format-detection" content="telephone=no,date=no,address=no" />
      <title>${subject}</title>
      ${darkStyle}
    </head>
    <body style="${STYLES.page}">
      <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
      <table
        role="presentation"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        border="0"
        style="background-color:${COLOURS.birch}"
      >
        <tr>
          <td align="center" style="padding:20px 10px">${frameHtml(shop, draft, rows)}</td>
        </tr>
      </table>
    </body>
  </html>`
}

/** Logo, card with the rows, footer. */
function frameHtml(shop: MailShop, draft: MailDraft, rows: readonly Html[]): Html {
  const { view } = draft
  const [first, second] = shop.store.logo.parts
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="max-width:600px;text-align:left"
  >
    <tr>
      <td style="padding:4px 28px 18px">
        <a href="${shopUrl(shop, view)}" style="${STYLES.logo}"
          ><img src="${shop.storefrontUrl}/icon-192.png" width="36" height="36" alt="" style="${STYLES.mark}" /
          >${first}<span style="color:${COLOURS.spruce}">${second}</span></a
        >
      </td>
    </tr>
    <tr>
      <td
        style="background-color:${COLOURS.canvas};border:1px solid ${COLOURS.line};border-top:4px solid ${COLOURS.primary};border-radius:6px"
      >
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
          <tr>
            <td height="28" style="font-size:0;line-height:0">&nbsp;</td>
          </tr>
          ${rows}
        </table>
      </td>
    </tr>
    <tr>
      <td style="padding:24px 28px">${footerHtml(shop, draft)}</td>
    </tr>
  </table>`
}

function footerHtml(shop: MailShop, { view, unsubscribeUrl }: MailDraft): Html {
  const { store } = shop
  const texts = TEXTS[view.language]
  const phone = store.address.phone
  return html`<p style="${STYLES.small}">
      ${texts.questions}
      <a href="mailto:${store.email}" style="${STYLES.link}">${store.email}</a> ${texts.call}
      <a href="tel:${phone.replace(/[^+\d]/g, '')}" style="${STYLES.link};white-space:nowrap">${phone}</a>.
    </p>
    <p style="${STYLES.small};padding-top:10px">
      <a href="${shopUrl(shop, view)}" style="${STYLES.link}">${legalName(store, view.language)}</a>,
      ${postalLines(store).join(', ')}<br />${store.copyright[view.language]}
    </p>
    ${
      unsubscribeUrl
        ? html`<p style="${STYLES.small};padding-top:10px">
            <a href="${unsubscribeUrl}" style="${STYLES.link}">${texts.unsubscribe}</a>
          </p>`
        : ''
    }`
}

function documentText(shop: MailShop, { view, blocks, unsubscribeUrl }: MailDraft): string {
  const { store } = shop
  const texts = TEXTS[view.language]
  const footer = [
    `${texts.questions} ${store.email} ${texts.call} ${store.address.phone}.`,
    [legalName(store, view.language), ...postalLines(store)].join(', '),
    shopUrl(shop, view),
    store.copyright[view.language],
    ...(unsubscribeUrl ? [texts.unsubscribeText(unsubscribeUrl)] : []),
  ]
  return `${[...blocks.map((block) => block.text), ['-- ', ...footer].join('\n')].join('\n\n')}\n`
}

/** The shop's postal address as an envelope has it, without the name. */
export function postalLines({ address }: StoreData): string[] {
  return [address.street, placeLine(address.city, address.provinceCode, address.postalCode)]
}
