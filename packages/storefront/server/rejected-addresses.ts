// Refuses addresses that no page can have before anything is rendered.
import type { ServerResponse } from 'node:http'
import { idHeader } from './id-header.ts'
import type { Headers } from './security.ts'

/** No link of ours is nearly as long: filters of a listing take some hundred characters. */
const MAX_LENGTH = 2_048
const CONTROL = /\p{Cc}/u

/** The status that an address is refused with; undefined for one that a page may have. */
export function rejectionOf(url: string): 400 | 404 | undefined {
  // The middleware checks the addresses of its methods, which contain arguments.
  if (url.startsWith('/api/')) return undefined
  const path = decoded(url.split(/[?#]/, 1)[0] ?? '')
  if (url.length > MAX_LENGTH || !path?.startsWith('/') || CONTROL.test(path)) return 400
  // Modules of vite exist on its development server only.
  return path.startsWith('/@') ? 404 : undefined
}

/** Without escapes; undefined when they are broken. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

const TEXTS = { 400: 'Bad request', 404: 'Not found' } as const

export function answerRejection(response: ServerResponse, status: 400 | 404, headers: Headers): void {
  const own = ['Content-Type', 'text/plain;charset=utf-8', 'Cache-Control', 'no-store', ...idHeader()]
  response.writeHead(status, [...headers.flat(), ...own]).end(TEXTS[status])
}
