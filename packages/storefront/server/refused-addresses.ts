// Addresses that no page can have: they are refused before anything is rendered for them.
import type { ServerResponse } from 'node:http'
import type { Headers } from './security.ts'

/** Longer ones come from nobody's link; filters of a list take some hundred characters. */
const MAX_LENGTH = 2_048
// oxlint-disable-next-line no-control-regex -- which is what they are about
const CONTROL = /[\u0000-\u001f\u007f]/

/** The status that an address is refused with; undefined for one that may be somebody's. */
export function refusalOf(url: string): 400 | 404 | undefined {
  // Methods of the middleware check their addresses themselves, and have arguments in them.
  if (url.startsWith('/api/')) return undefined
  const path = decoded(url.split(/[?#]/, 1)[0] ?? '')
  if (url.length > MAX_LENGTH || !path?.startsWith('/') || CONTROL.test(path)) return 400
  // Modules of vite, which only its development server has.
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

export function answerRefusal(response: ServerResponse, status: 400 | 404, headers: Headers): void {
  const own = ['Content-Type', 'text/plain;charset=utf-8', 'Cache-Control', 'no-store']
  response.writeHead(status, [...headers.flat(), ...own]).end(TEXTS[status])
}
