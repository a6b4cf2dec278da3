/**
 * The mails of this back end as pages, for development and for trying the shop without an SMTP server:
 * `/outbox` lists them, `/outbox/<id>` shows one, `/outbox/<id>.txt` its text, `/outbox.json` is the list for programs.
 * They hold personal data, so `isOutboxOpen` decides who sees them.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Database } from '../db/open-database.ts'
import { type Html, html } from './html.ts'
import { COLOURS } from './mail-look.ts'
import { type StoredMail, findMail, newestMails } from './mail-queue.ts'

const LISTED = 200

interface OutboxSettings {
  isDevelopment: boolean
  hasSmtp: boolean
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const

/**
 * Only in development or where no SMTP server is configured, and only to the machine itself: not through a proxy,
 * and not to a page of another origin that made its name point here.
 */
export function isOutboxOpen(request: IncomingMessage, { isDevelopment, hasSmtp }: OutboxSettings): boolean {
  return (
    (isDevelopment || !hasSmtp) &&
    LOOPBACK.has(request.socket.remoteAddress ?? '') &&
    LOCAL_HOST.test(request.headers.host ?? '') &&
    FORWARDING.every((name) => request.headers[name] === undefined)
  )
}

/** Answers `/outbox` and what is below it. */
export function createOutboxHandler(db: Database, settings: OutboxSettings) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url?.split('?')[0] ?? ''
    const answer = isOutboxOpen(request, settings) ? await answerTo(db, path) : undefined
    if (!answer) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n')
      return
    }
    response.writeHead(200, {
      'content-type': `${answer.type}; charset=utf-8`,
      'content-security-policy':
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    response.end(answer.body)
  }
}

interface Answer {
  type: string
  body: string
}

async function answerTo(db: Database, path: string): Promise<Answer | undefined> {
  if (path === '/outbox') return { type: 'text/html', body: listPage(await newestMails(db, LISTED)) }
  if (path === '/outbox.json')
    return { type: 'application/json', body: JSON.stringify((await newestMails(db, LISTED)).map(summary)) }
  const [, id, extension] = /^\/outbox\/(\d{1,15})(\.txt)?$/.exec(path) ?? []
  const mail = id === undefined ? undefined : await findMail(db, Number(id))
  if (!mail) return undefined
  return extension
    ? { type: 'text/plain', body: `To: ${mail.recipient}\nSubject: ${mail.subject}\n\n${mail.text}` }
    : { type: 'text/html', body: mail.html }
}

function summary({ html: _html, text: _text, ...rest }: StoredMail): Omit<StoredMail, 'html' | 'text'> {
  return rest
}

const LIST_STYLE: Html = html`
  body { margin: 2rem; font: 1rem/1.5 Figtree, Arial, sans-serif; color: ${COLOURS.ink}; background:
  ${COLOURS.canvas} } a { color: ${COLOURS.primary} } div { overflow-x: auto } table { border-collapse:
  collapse } th, td { padding: .4rem 1.2rem .4rem 0; text-align: left; vertical-align: top; border-bottom: 1px
  solid ${COLOURS.line} }
`

function listPage(mails: readonly StoredMail[]): string {
  const row = (mail: StoredMail) =>
    html`<tr>
      <td>${mail.createdAt.slice(0, 19).replace('T', ' ')}</td>
      <td>${mail.recipient}</td>
      <td><a href="/outbox/${mail.id}">${mail.subject}</a> (<a href="/outbox/${mail.id}.txt">text</a>)</td>
      <td>${mail.kind}</td>
      <td>${mail.status}</td>
    </tr>`
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>Outbox</title>
      <style>
        ${LIST_STYLE}
      </style>
    </head>
    <body>
      <h1>Outbox</h1>
      ${
        mails.length === 0
          ? html`<p>No mail yet.</p>`
          : html`<p>The newest ${mails.length} mails; times in UTC.</p>
              <div>
                <table>
                  <tr>
                    <th>Queued</th>
                    <th>To</th>
                    <th>Subject</th>
                    <th>Kind</th>
                    <th>Status</th>
                  </tr>
                  ${mails.map(row)}
                </table>
              </div>`
      }
    </body>
  </html>`
  return `<!doctype html>\n${page.html}\n`
}
