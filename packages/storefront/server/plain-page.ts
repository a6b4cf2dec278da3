// A page of a few sentences that needs no rendering: for browsers without script, and for failures.
import { paths } from '../src/paths.ts'
import { brand } from '../src/platform/brand/current-brand.ts'
import { textLocale, viewPath, type StoreView } from '../src/platform/i18n/store-views.ts'
import { textsOf } from './texts.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** A sentence, or a name and its amount. */
export type Line = string | readonly [thing: string, amount: string]

function paragraph(line: Line): string {
  if (typeof line === 'string') return `<p>${escape(line)}</p>`
  const [thing, amount] = line
  return `<p>${escape(thing)} <strong>${escape(amount)}</strong></p>`
}

interface Form {
  action: string
  /** Sent with the button. */
  fields: Readonly<Record<string, string>>
  button: string
}

interface PlainPage {
  title: string
  lines: readonly Line[]
  form?: Form
  /** Shown in small print. */
  requestId?: string | undefined
}

function formOf({ action, fields, button }: Form): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}" />`,
  )
  return `<form method="post" action="${escape(action)}">${inputs.join('')}<button>${escape(button)}</button></form>`
}

export function plainPage(view: StoreView, { title, lines, form, requestId }: PlainPage): string {
  const t = textsOf(view)
  const link = (path: string, text: string) => `<a href="${viewPath(path, view)}">${escape(text)}</a>`
  const ways = `${link(paths.home, t['cart.continueShopping'])} ${link(paths.contact, t['contact.title'])}`
  const { name } = brand()
  const fullTitle = name === undefined ? title : `${title} | ${name}`
  const body = lines.map(paragraph).join('') + (form ? formOf(form) : '')
  const reference = requestId === undefined ? '' : t['error.reference'].replace('{requestId}', requestId)
  const small = reference && `<p><small>${escape(reference)}</small></p>`
  return `<!doctype html><html lang="${textLocale(view)}"><head><meta charset="UTF-8" /><meta name="viewport" content="width=device-width,initial-scale=1" /><meta name="robots" content="noindex" /><title>${escape(fullTitle)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml" /><link rel="stylesheet" href="/offline.css" /></head><body><main><h1>${escape(title)}</h1>${body}<p>${ways}</p>${small}</main></body></html>`
}
