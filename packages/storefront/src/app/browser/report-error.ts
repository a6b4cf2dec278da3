// Reports errors of the shop's own code, each kind once: a message, and where in the built files it happened.
import {
  ERRORS_ROUTE,
  MAX_FRAMES,
  MAX_MESSAGE_LENGTH,
  type BrowserErrorKind,
  type BrowserErrorReport,
} from '../browser-reports.ts'
import { pageKind } from '../page-table.ts'
import { mayReport, sendReport } from './send-report.ts'
import { shownPage } from './shown-page.ts'

/** In the life of a document. */
const MAX_REPORTS = 5

const FRAME = /(https?:\/\/[^/\s]+)\/assets\/(?:[\w-]+\/)*([\w.-]+\.js:\d+:\d+)/g
const EXTENSION = /-extension:/
/** Their stacks are all of React; the components say where it was. */
const OF_REACT = /^Minified React error/

/** Errors that are no errors, such as of an aborted request: they are not reported. */
const EXPECTED = new Set(['AbortError'])

type Found = Pick<BrowserErrorReport, 'message' | 'frames'>

/** Frames in the shop's own files. */
function framesIn(stack: string): string[] {
  const found = Array.from(stack.matchAll(FRAME), ([, origin, frame = '']) => ({ origin, frame }))
  return found.filter(({ origin }) => origin === location.origin).map(({ frame }) => frame)
}

/** Undefined for errors outside the shop's code: third-party scripts, extensions, and errors without a position. */
function ofOwnCode(message: string, stack: string): Found | undefined {
  const frames = EXTENSION.test(stack) ? [] : framesIn(stack)
  return frames.length > 0 ? { message, frames: frames.slice(0, MAX_FRAMES) } : undefined
}

/** What the policy blocked, by its origin only: paths may be personal. */
function ofViolation(event: SecurityPolicyViolationEvent): Found | undefined {
  const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event
  const place = `${sourceFile}:${lineNumber}:${columnNumber}`
  if (EXTENSION.test(`${blockedURI}: ${place}`)) return undefined
  const blocked = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI
  return { message: `${effectiveDirective} blocked ${blocked}`, frames: framesIn(place) }
}

function found(cause: unknown, componentStack: string): Found | undefined {
  if (cause instanceof SecurityPolicyViolationEvent) return ofViolation(cause)
  if (cause instanceof ErrorEvent)
    return ofOwnCode(cause.message, `${cause.filename}:${cause.lineno}:${cause.colno}`)
  // React's errors of hydrating wrap what a component threw.
  const error = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  if (!(error instanceof Error) || EXPECTED.has(error.name)) return undefined
  const { name, message, stack = '' } = error
  const stacks = OF_REACT.test(message) ? [componentStack, stack] : [stack, componentStack]
  return ofOwnCode(`${name}: ${message}`, stacks.join('\n'))
}

const sent = new Set<string>()

/** @param componentStack React's; empty where it has none */
export function reportError(kind: BrowserErrorKind, cause: unknown, componentStack: string): void {
  // An endless loop of errors costs no more than this.
  if (sent.size >= MAX_REPORTS || !mayReport()) return
  const what = found(cause, componentStack)
  const key = `${kind} ${what?.message} ${what?.frames[0]}`
  if (!what || sent.has(key)) return
  sent.add(key)
  const message = what.message.slice(0, MAX_MESSAGE_LENGTH)
  const { path, screen } = shownPage()
  sendReport(ERRORS_ROUTE, { kind, page: pageKind(path, screen), message, frames: what.frames })
}
