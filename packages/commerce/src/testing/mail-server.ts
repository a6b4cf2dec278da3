// A real SMTP server in the test process: what it took, parsed, and a way to wait for it.
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail extends Email {
  recipients: string[]
}

export interface MailServer {
  /** e.g. `smtp://127.0.0.1:2525` */
  url: string
  port: number
  received: readonly ReceivedMail[]
  /** The n-th mail (from 1), as soon as it is here. */
  mail: (number: number) => Promise<ReceivedMail>
  stop: () => Promise<void>
}

interface MailServerOptions {
  /** A free one when absent. */
  port?: number
  /** The answer to a recipient: an SMTP code such as 550, or nothing when all is well. */
  refuse?: (recipient: string) => number | undefined
}

export async function startMailServer({ port = 0, refuse }: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const waiting = new Set<() => void>()
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, callback) => callback(null, { user: username }),
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => {
      const responseCode = refuse?.(address)
      callback(responseCode ? Object.assign(new Error('refused'), { responseCode }) : null)
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        const keep = async () => {
          received.push({ ...(await PostalMime.parse(Buffer.concat(chunks))), recipients })
          for (const look of waiting) look()
        }
        void keep().finally(() => callback())
      })
    },
  })
  // A client that goes away is not this server's concern.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: actual } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    received,
    mail: (number) =>
      new Promise((resolve) => {
        const look = () => {
          const mail = received[number - 1]
          if (!mail) return
          waiting.delete(look)
          resolve(mail)
        }
        waiting.add(look)
        look()
      }),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
