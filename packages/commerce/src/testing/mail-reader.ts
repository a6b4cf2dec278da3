// Reading what a shop sent, as its recipients would.
import type { MailServer, ReceivedMail } from './mail-server.ts'

/** A mail's text with plain spaces, and without what keeps mail programs from making links. */
export const plainText = ({ text = '' }: ReceivedMail) =>
  text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u200c', '')

/** The address of the first link with a key in it. */
export function linkIn(mail: ReceivedMail): URL {
  const [link] = /https?:\/\/\S+\?\S+/.exec(plainText(mail)) ?? []
  if (!link) throw new Error(`no link in: ${mail.subject}`)
  return new URL(link)
}

/** The next unread mail of a recipient, as soon as it is there. */
export function mailReader(server: () => MailServer) {
  const read = new Map<string, number>()
  return async (recipient: string): Promise<ReceivedMail> => {
    for (let number = (read.get(recipient) ?? 0) + 1; ; number += 1) {
      const mail = await server().mail(number)
      if (!mail.recipients.includes(recipient)) continue
      read.set(recipient, number)
      return mail
    }
  }
}
