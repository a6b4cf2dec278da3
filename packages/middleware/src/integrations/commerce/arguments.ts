// Turns the wire's arguments into a document's variables, or reports what is wrong with them.
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { MethodArguments } from './methods/method.ts'

/** Headers callers may pass among the arguments; all others are ignored. */
const CUSTOM_HEADERS = new Map([
  ['store', /^[a-z]\w{0,31}$/i],
  ['content-currency', /^[A-Z]{3}$/],
  ['authorization', /^Bearer [\w.~+/=:-]{1,2048}$/],
  ['x-recaptcha', /^[\w.-]{1,4096}$/],
])

export interface WireCall {
  variables: Record<string, unknown>
  /** Lower-case names, from the allow-list. */
  customHeaders: Record<string, string>
}

/**
 * Reads the arguments of a call. The first fills the variables; later ones are the existing SDK's `customQuery`
 * (ignored: the documents are ours) and `customHeaders` slots, mostly null. @throws INVALID_ARGUMENTS
 */
export function readArguments(
  name: string,
  args: MethodArguments<unknown, unknown[]>,
  wire: unknown[],
): WireCall {
  const [first, ...padding] = args.style === 'none' ? [undefined, ...wire] : wire
  const { rest: plain, captcha } = withoutCaptcha(first ?? undefined)
  const { rest, headers } = withoutHeaders(plain)
  const result = args.schema.safeParse(asVariables(args, rest))
  if (!result.success) throw invalidArguments(name, args, result.error)
  return {
    variables: result.data as Record<string, unknown>,
    customHeaders: customHeaders([...padding, headers, captcha]),
  }
}

/** Moves a captcha's response from the argument to a header. */
function withoutCaptcha(first: unknown): { rest: unknown; captcha?: object } {
  const holder = isObject(first) && isObject(first['input']) ? first['input'] : first
  if (!isObject(holder) || !('recaptchaToken' in holder)) return { rest: first }
  const { recaptchaToken, ...others } = holder
  const rest = holder === first ? others : { ...(first as object), input: others }
  return { rest, captcha: { 'x-recaptcha': recaptchaToken } }
}

/** The existing SDK's generic methods have their headers in the argument itself. */
function withoutHeaders(first: unknown): { rest: unknown; headers?: unknown } {
  if (!isObject(first) || !('customHeaders' in first)) return { rest: first }
  const { customHeaders: headers, ...rest } = first
  return { rest, headers }
}

/** Makes one object of variables from any form of the argument. */
function asVariables(
  { style, variable, alias }: MethodArguments<unknown, unknown[]>,
  first: unknown,
): unknown {
  if (style === 'none' || variable === undefined) return first ?? {}
  if (style === 'position') {
    if (!isObject(first)) return { [variable]: first }
    return alias !== undefined && alias in first ? { [variable]: first[alias] } : first
  }
  const isWrapped = isObject(first) && Object.keys(first).length === 1 && isObject(first[variable])
  return isWrapped ? first : { [variable]: first ?? {} }
}

function customHeaders(padding: unknown[]): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const slot of padding.filter(isObject)) {
    for (const [name, value] of Object.entries(slot)) {
      const key = name.toLowerCase()
      if (typeof value === 'string' && CUSTOM_HEADERS.get(key)?.test(value)) headers[key] = value
    }
  }
  return headers
}

function invalidArguments(
  name: string,
  args: MethodArguments<unknown, unknown[]>,
  error: z.ZodError,
): AppError {
  const issues = error.issues.map((issue) => ({
    argument: 0,
    path: pathWithin(args, issue.path),
    message: issue.message.replace(/^Invalid input: /, ''),
  }))
  const text = issues.map(({ path, message }) => `${path ? `${path}: ` : ''}${message}`).join('; ')
  return new AppError('INVALID_ARGUMENTS', `${name}, argument 1: ${text}`, { data: { issues } })
}

/** `cart_items[0].quantity`, as the caller wrote the argument. */
function pathWithin({ style }: MethodArguments<unknown, unknown[]>, path: PropertyKey[]): string {
  const own = style === 'input' ? path.slice(1) : path
  return own
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
