// Whose request it is: the client's address, as far as the proxies on the way are trusted.
import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'

export interface ClientAddresses {
  /** As Express finds `request.ip`, without Express. */
  of(request: IncomingMessage): string
  /** A trusted proxy that asks for no client: the storefront, for pages that all visitors share. */
  isProxyItself(request: IncomingMessage): boolean
  /** `X-Forwarded-For` from a peer that is not trusted: it does not count. */
  isForwardedIgnored(request: IncomingMessage): boolean
}

/** `trustProxy` is as in Express: a number of proxies, or their addresses. */
export function createClientAddresses(trustProxy: number | string[]): ClientAddresses {
  const isTrusted =
    typeof trustProxy === 'number'
      ? (_address: string, hops: number) => hops < trustProxy
      : proxyAddress.compile(trustProxy)
  const isPeerTrusted = ({ socket }: IncomingMessage) => isTrusted(socket.remoteAddress ?? '', 0)
  return {
    of: (request) => proxyAddress(request, isTrusted),
    isProxyItself: (request) => request.headers['x-forwarded-for'] === undefined && isPeerTrusted(request),
    isForwardedIgnored: (request) =>
      request.headers['x-forwarded-for'] !== undefined && !isPeerTrusted(request),
  }
}
