// Where a visitor's connection comes from: what the middleware says, if it is the middleware that says so.
import type { IncomingMessage } from 'node:http'
import type { ClientAddresses } from '@loftwood/http-server/client-address'
import ipaddr from 'ipaddr.js'

/** How many of an IPv6 address's eight parts a provider gives to one household. */
const NETWORK_PARTS = 4
const HOUSEHOLD = /\/64$/

export type AddressReader = (request: IncomingMessage) => string

export const addressReader =
  (clients: ClientAddresses): AddressReader =>
  (request) =>
    asOneVisitor(clients.of(request))

/** Limits count by it: every address of one household's IPv6 network is the same visitor, and so is the network itself. */
export function asOneVisitor(text: string): string {
  const address = text.replace(HOUSEHOLD, '')
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv6)
    return `${parsed.parts
      .slice(0, NETWORK_PARTS)
      .map((part) => part.toString(16))
      .join(':')}::/64`
  return parsed.toString()
}
