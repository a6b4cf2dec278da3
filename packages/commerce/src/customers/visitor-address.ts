// Where a visitor's connection comes from: what the middleware says, if it is the middleware that says so.
import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyaddr from 'proxy-addr'

/** How many of an IPv6 address's eight parts a provider gives to one household. */
const NETWORK_PARTS = 4

export type AddressReader = (request: IncomingMessage) => string

/**
 * Reads `X-Forwarded-For` of requests that come from these proxies (addresses, networks, or `loopback`), else the
 * connection's own address. @throws {TypeError} for what is no address
 */
export function addressReader(trusted: readonly string[]): AddressReader {
  const trust = proxyaddr.compile([...trusted])
  return (request) => asOneVisitor(proxyaddr(request, trust))
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
