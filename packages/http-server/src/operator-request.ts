// Whether a request comes from the operator's own network: what is not public, such as /metrics, is shown to no other.
import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'

const isPrivate = proxyAddress.compile(['loopback', 'linklocal', 'uniquelocal'])

/** Proxies set one of them on what they pass on. */
const OF_PROXIES = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']

/** A direct request from a private address. What a proxy passes on may come from anybody. */
export function isOperatorRequest({ headers, socket }: IncomingMessage): boolean {
  return isPrivate(socket.remoteAddress ?? '', 0) && OF_PROXIES.every((name) => headers[name] === undefined)
}

/** The part of `/readyz` that says what to look at; strangers are not told. */
export function warningsFor(request: IncomingMessage, warnings: string[]): { warnings?: string[] } {
  return warnings.length > 0 && isOperatorRequest(request) ? { warnings } : {}
}
