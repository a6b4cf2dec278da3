// The client's address, as reported by trusted proxies.
import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'

export interface ClientAddresses {
  /** The same as Express's `request.ip`, without Express. */
  of(request: IncomingMessage): string
  /** A trusted proxy's own request, for no client: the storefront's, for pages that all visitors share. */
  isProxyItself(request: IncomingMessage): boolean
  /** `X-Forwarded-For` came from an untrusted peer and is ignored. */
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
