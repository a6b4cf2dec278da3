// A notice that survives a redirect: the cookie `vsf-message` names it, the next page shows it and deletes the cookie.
import { cookieValue } from './cookies.ts'
import type { MessageKey } from './i18n/message-key.ts'
import type { NoticeInput } from './notices.ts'

const COOKIE = 'vsf-message'

/** The possible messages. */
const MESSAGES = {
  'not-authorized': { type: 'warning', text: 'auth.notAuthorized', persist: true },
} as const satisfies Record<string, Pick<NoticeInput, 'type' | 'persist'> & { text: MessageKey }>

export type StoredMessage = keyof typeof MESSAGES

/**
 * The assignment to `document.cookie` (or the Set-Cookie header) that stores a message.
 * @param returnTo where to continue once the shopper has done what the message says
 */
export function storeMessage(message: StoredMessage, returnTo = ''): string {
  return `${COOKIE}=${encodeURIComponent(`${message}:${returnTo}`)}; Path=/; SameSite=Lax; Secure`
}

/** The assignment that deletes it. */
export const FORGET_MESSAGE = `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax; Secure`

/** The message that these cookies hold. */
export function storedMessage(cookies: string) {
  const [name = '', returnTo = ''] = splitOnce(cookieValue(cookies, COOKIE) ?? '')
  return Object.hasOwn(MESSAGES, name) ? { ...MESSAGES[name as StoredMessage], returnTo } : undefined
}

function splitOnce(text: string): string[] {
  const colon = text.indexOf(':')
  return colon === -1 ? [text] : [text.slice(0, colon), text.slice(colon + 1)]
}
