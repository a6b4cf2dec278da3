// What a mail is made of. Each block is HTML and text at once, so that both versions always say the same.
import { type Html, html, lines } from './html.ts'
import { withMailKey } from './mail-key.ts'
import { COLOURS, STYLES } from './mail-look.ts'

export interface Block {
  html: Html
  text: string
  /** Little room below: it belongs to what comes next. */
  isFollowedClosely?: boolean
}

/** The mail's first line, once. */
export function title(text: string): Block {
  return {
    html: html`<h1 style="${STYLES.title}">${text}</h1>`,
    text: `${text}\n${'='.repeat(text.length)}`,
    isFollowedClosely: true,
  }
}

/** Above what follows it. */
export function heading(text: string): Block {
  return {
    html: html`<h2 style="${STYLES.heading};margin:0">${text}</h2>`,
    text: text.toUpperCase(),
    isFollowedClosely: true,
  }
}

export function paragraph(text: string): Block {
  return { html: html`<p style="${STYLES.paragraph}">${text}</p>`, text }
}

/** A call-to-action link to a page of the shop; the text version shows its URL. */
export function button(label: string, page: string): Block {
  const url = withMailKey(page)
  return { html: html`<a href="${url}" style="${STYLES.button}">${label}</a>`, text: `${label}\n${url}` }
}

/** Plain text, or text that leads somewhere. */
export type Line = string | { text: string; url: string | undefined }

export interface Passage {
  heading: string
  /** Written one below the other. */
  lines: readonly Line[]
}

function lineHtml(line: Line): Html | string {
  if (typeof line === 'string') return line
  return line.url === undefined
    ? line.text
    : html`<a href="${line.url}" style="${STYLES.link}">${line.text}</a>`
}

function lineText(line: Line): string {
  if (typeof line === 'string') return line
  return line.url === undefined ? line.text : `${line.text}\n${line.url}`
}

function passageHtml({ heading, lines: texts }: Passage): Html {
  return html`<h2 style="${STYLES.heading}">${heading}</h2>
    <p style="${STYLES.paragraph}">${lines(texts.map(lineHtml))}</p>`
}

function passageText({ heading, lines: texts }: Passage): string {
  return [heading.toUpperCase(), ...texts.map(lineText)].join('\n')
}

/** A passage that stands out. */
export function panel(passage: Passage): Block {
  return {
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td style="${STYLES.cell};${STYLES.panel}">${passageHtml(passage)}</td>
      </tr>
    </table>`,
    text: passageText(passage),
  }
}

/** Short passages side by side where there is room, else one below the other. */
export function columns(passages: readonly Passage[]): Block {
  const cell = (passage: Passage) =>
    html`<div
      style="display:inline-block;width:100%;max-width:250px;vertical-align:top;padding:0 16px 16px 0;box-sizing:border-box;${STYLES.cell}"
    >
      ${passageHtml(passage)}
    </div>`
  // No white space between the cells: it would push the second one down.
  return {
    html: html`<div style="margin-bottom:-16px">${passages.map(cell)}</div>`,
    text: passages.map(passageText).join('\n\n'),
  }
}

export interface ItemLine {
  name: string
  /** Below the name, e.g. options and SKU. */
  details: readonly string[]
  amount: string
}

const ITEM_CELL = `padding:12px 0;border-bottom:1px solid ${COLOURS.line};vertical-align:top`

/** What was bought, with an amount each. */
export function itemLines(items: readonly ItemLine[]): Block {
  const row = ({ name, details, amount }: ItemLine) =>
    html`<tr>
      <td style="${STYLES.cell};${ITEM_CELL}">
        <strong>${name}</strong><br /><span style="${STYLES.small}">${lines(details)}</span>
      </td>
      <td align="right" style="${STYLES.cell};${ITEM_CELL};padding-left:16px;white-space:nowrap">
        ${amount}
      </td>
    </tr>`
  const text = ({ name, details, amount }: ItemLine) =>
    [`${name}  ${amount}`, ...details.map((detail) => `  ${detail}`)].join('\n')
  return {
    html: html`<table
      role="presentation"
      width="100%"
      cellpadding="0"
      cellspacing="0"
      border="0"
      style="border-top:1px solid ${COLOURS.line}"
    >
      ${items.map(row)}
    </table>`,
    text: items.map(text).join('\n\n'),
  }
}

export interface AmountLine {
  label: string
  amount: string
  /** What all others add up to. */
  isTotal?: boolean
}

/** Amounts that add up. */
export function amountLines(amounts: readonly AmountLine[]): Block {
  const row = ({ label, amount, isTotal = false }: AmountLine) => {
    const style = isTotal
      ? `padding:12px 0 0;border-top:2px solid ${COLOURS.ink};font-size:18px;font-weight:bold`
      : 'padding:0 0 6px;vertical-align:top'
    return html`<tr>
      <td style="${STYLES.cell};${style}">${label}</td>
      <td align="right" style="${STYLES.cell};${style};padding-left:16px;white-space:nowrap">${amount}</td>
    </tr>`
  }
  return {
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
      ${amounts.map(row)}
    </table>`,
    text: amounts.map(({ label, amount }) => `${label}  ${amount}`).join('\n'),
  }
}
