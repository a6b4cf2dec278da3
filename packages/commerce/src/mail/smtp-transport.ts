// Hands mails to an SMTP server.
import nodemailer from 'nodemailer'
import { DeliveryError, type MailTransport } from './mail-worker.ts'
import type { StoredMail } from './mail-queue.ts'

const CONNECT_WITHIN_MS = 10_000
const SILENCE_AT_MOST_MS = 30_000

interface SmtpOptions {
  /** e.g. `smtps://user:password@smtp.example.com` */
  url: string
  /** Sender, e.g. `Loftwood <hello@example.com>`. */
  from: string
}

/** Opens a connection per mail: the queue sends one at a time, and the server may come and go. */
export function smtpTransport({ url, from }: SmtpOptions): MailTransport {
  const transporter = nodemailer.createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENCE_AT_MOST_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const secrets = secretsOf(url)
  return {
    deliver: async (mail) => {
      try {
        await transporter.sendMail({
          from,
          to: { name: '', address: mail.recipient },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
          ...(mail.unsubscribeUrl ? { list: { unsubscribe: mail.unsubscribeUrl } } : {}),
          messageId: messageId(mail, from),
          date: new Date(mail.createdAt),
          headers: { 'Content-Language': `${mail.language}-CA`, 'Auto-Submitted': 'auto-generated' },
        })
        return 'sent'
      } catch (error) {
        throw deliveryError(error, secrets)
      }
    },
    close: () => transporter.close(),
  }
}

/** The same at every attempt: a mail that arrives twice is recognised as one. */
function messageId({ id, createdAt }: StoredMail, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${Date.parse(createdAt).toString(36)}.${id}@${domain}>`
}

function secretsOf(url: string): string[] {
  const { username, password } = new URL(url)
  return [password, username].flatMap((part) => {
    const plain = decodeURIComponent(part)
    return part === '' ? [] : [part, plain, Buffer.from(plain).toString('base64')]
  })
}

/** Steps of the dialogue whose 5xx answers are about this very mail; any other trouble may pass. */
const ABOUT_THE_MAIL: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE'])

function deliveryError(error: unknown, secrets: readonly string[]): DeliveryError {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string }
  const reason = secrets
    .reduce((text, secret) => text.replaceAll(secret, '***'), `${code ?? 'ERROR'}: ${message ?? ''}`)
    .slice(0, 300)
  // Without a response of the server, EENVELOPE means an invalid address.
  const isPermanent = ABOUT_THE_MAIL.has(code) && (responseCode === undefined || responseCode >= 500)
  return new DeliveryError(reason, { isPermanent, cause: error })
}
