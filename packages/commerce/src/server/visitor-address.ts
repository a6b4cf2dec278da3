// Where a visitor's connection comes from: what the middleware says, if it is the middleware that says so.
import type { IncomingMessage } from 'node:http'
import { createClientAddresses } from '@loftwood/http-server/client-address'
import ipaddr from 'ipaddr.js'
import type { Logger } from 'pino'

/** How many of an IPv6 address's eight parts a provider gives to one household. */
const NETWORK_PARTS = 4

export type AddressReader = (request: IncomingMessage) => string

/**
 * Reads `X-Forwarded-For` as far as these proxies say it (their number, or their addresses), else the connection's own
 * address. Logs the first header that does not count: a forgotten setting makes all visitors one.
 */
export function addressReader(trustProxy: number | string[], logger: Pick<Logger, 'error'>): AddressReader {
  const clients = createClientAddresses(trustProxy)
  let hasWarned = false
  return (request) => {
    if (!hasWarned && clients.isForwardedIgnored(request)) {
      hasWarned = true
      // An error, as production logs nothing less.
      logger.error(
        { peer: request.socket.remoteAddress },
        'X-Forwarded-For is ignored, so all visitors count as one address: set TRUST_PROXY to the peer if it is the middleware',
      )
    }
    return asOneVisitor(clients.of(request))
  }
}

/** Limits count by it: every address of one household's IPv6 network is the same visitor. */
function asOneVisitor(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv6)
    return `${parsed.parts
      .slice(0, NETWORK_PARTS)
      .map((part) => part.toString(16))
      .join(':')}::/64`
  return parsed.toString()
}
