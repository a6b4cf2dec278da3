// Whose request it is: the visitor's address, as far as the proxies on the way are trusted.
import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'

export interface Addresses {
  of(request: IncomingMessage): string
  /** A trusted proxy asks for nobody: the storefront, for pages that all visitors share. */
  isShop(request: IncomingMessage): boolean
}

/** `trustProxy` is as in Express: a number of proxies, or their addresses. */
export function createAddresses(trustProxy: number | string[]): Addresses {
  const isTrusted =
    typeof trustProxy === 'number'
      ? (_address: string, hops: number) => hops < trustProxy
      : proxyAddress.compile(trustProxy)
  return {
    of: (request) => proxyAddress(request, isTrusted),
    isShop: ({ headers, socket }) =>
      headers['x-forwarded-for'] === undefined && isTrusted(socket.remoteAddress ?? '', 0),
  }
}
