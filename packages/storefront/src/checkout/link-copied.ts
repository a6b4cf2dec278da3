// The cookie that tells the checkout of an agent's link that another browser has opened the link before. `server/hand-over.ts` sets it.
import { cookieValue } from '../platform/cookies.ts'

const COOKIE = 'vsf-link-copied'
const ATTRIBUTES = 'Path=/; SameSite=Lax; Secure'

/** The Set-Cookie header. */
export const LINK_COPIED = `${COOKIE}=true; ${ATTRIBUTES}`

/** The assignment to `document.cookie` that deletes it. */
export const FORGET_LINK_COPIED = `${COOKIE}=; Max-Age=0; ${ATTRIBUTES}`

export const isLinkCopied = (cookies: string): boolean => cookieValue(cookies, COOKIE) === 'true'
