// The client's address, as reported by trusted proxies: the one reading of `X-Forwarded-For` in all servers.
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Logger } from 'pino'
import proxyAddress from 'proxy-addr'

const WARN_EVERY_MS = 60 * 60_000

export interface ClientAddresses {
  of: (request: IncomingMessage) => string
  /** A trusted proxy's own request, for no client: the storefront's, for pages that all visitors share. */
  isProxyItself: (request: IncomingMessage) => boolean
  /** What `/readyz` tells the operator: whose `X-Forwarded-For` was ignored within the last hour. */
  warnings: () => string[]
}

/** `trustProxy` is as in Express: a number of proxies, or their addresses. */
export function createClientAddresses(
  trustProxy: number | string[],
  logger: Pick<Logger, 'warn'>,
): ClientAddresses {
  const isTrusted =
    typeof trustProxy === 'number'
      ? (_address: string, hops: number) => hops < trustProxy
      : proxyAddress.compile(trustProxy)
  const ignored = watchIgnored(logger)
  return {
    of(request) {
      const reported = reportedBy(request)
      let address = plainAddress(request.socket.remoteAddress ?? '')
      // A closed connection has none.
      if (reported.length > 0 && address !== '' && !isTrusted(address, 0)) ignored.see(address)
      for (let hops = 0; hops < reported.length && isTrusted(address, hops); hops += 1) {
        const next = addressIn(reported[hops] ?? '')
        if (next === undefined) return address
        address = next
      }
      return address
    },
    isProxyItself: (request) =>
      request.headers['x-forwarded-for'] === undefined &&
      isTrusted(plainAddress(request.socket.remoteAddress ?? ''), 0),
    warnings: ignored.warnings,
  }
}

/** Makes `request.ip` of an Express application the same address. */
export function readAddressesBy(app: { request: object }, addresses: ClientAddresses): void {
  Object.defineProperty(app.request, 'ip', {
    configurable: true,
    enumerable: true,
    get(this: IncomingMessage) {
      return addresses.of(this)
    },
  })
}

/** What the proxies report, the nearest first. */
function reportedBy({ headers }: IncomingMessage): string[] {
  const value = headers['x-forwarded-for']
  return value === undefined ? [] : String(value).split(',').reverse()
}

/** Some proxies add the port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. @returns undefined for what is no address */
function addressIn(entry: string): string | undefined {
  const text = entry.trim()
  const address = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  return isIP(address) === 0 || address.includes('%') ? undefined : plainAddress(address)
}

/** A server that listens for both versions sees IPv4 addresses as `::ffff:203.0.113.7`. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '')

/** A forgotten setting makes all visitors one, so it is logged, once an hour. */
function watchIgnored(logger: Pick<Logger, 'warn'>) {
  let peer = ''
  let seenAt = -Infinity
  let warnedAt = -Infinity
  const sentence = () =>
    `X-Forwarded-For of ${peer} is ignored, so all visitors behind it count as one: name it in TRUST_PROXY if it is your proxy`
  return {
    see(address: string) {
      peer = address
      seenAt = performance.now()
      if (seenAt - warnedAt < WARN_EVERY_MS) return
      warnedAt = seenAt
      logger.warn({ peer }, sentence())
    },
    warnings: () => (performance.now() - seenAt < WARN_EVERY_MS ? [sentence()] : []),
  }
}
