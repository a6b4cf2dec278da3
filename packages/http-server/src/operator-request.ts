// Whether a request comes from the operator's own network: what is not public, such as /metrics, is shown to no other.
import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'
import { release } from './release.ts'

const isPrivate = proxyAddress.compile(['loopback', 'linklocal', 'uniquelocal'])

/** Proxies set one of them on what they pass on. */
const OF_PROXIES = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']

/** Whether a proxy has passed it on: it may come from anybody. */
export const isPassedOn = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  OF_PROXIES.some((name) => headers[name] !== undefined)

/** A direct request from a private address. */
export const isOperatorRequest = (request: IncomingMessage): boolean =>
  isPrivate(request.socket.remoteAddress ?? '', 0) && !isPassedOn(request)

/** The part of `/healthz` that names the release; strangers could look up what is wrong with it. */
export const releaseFor = (request: IncomingMessage): Partial<typeof release> =>
  isOperatorRequest(request) ? release : {}

/** The part of `/readyz` that says what to look at; strangers are not told. */
export function warningsFor(request: IncomingMessage, warnings: string[]): { warnings?: string[] } {
  return warnings.length > 0 && isOperatorRequest(request) ? { warnings } : {}
}
