/** HTTP/2 with TLS in front of the storefront, as a shop has it; the certificate is made for this run. */
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { request } from 'undici'
import { generate } from 'selfsigned'

export interface Front {
  close: () => Promise<void>
}

/** Headers of one connection, which HTTP/2 does not know. */
const OF_CONNECTION: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding'])

async function passOn(
  requests: Http2ServerRequest,
  answer: Http2ServerResponse,
  origin: string,
): Promise<void> {
  const headers = Object.entries(requests.headers).filter(([name]) => !name.startsWith(':'))
  const method = requests.method as 'GET' | 'POST'
  const {
    statusCode,
    headers: answered,
    body,
  } = await request(`${origin}${requests.url}`, {
    method,
    headers: Object.fromEntries(headers),
    body: method === 'GET' ? null : requests,
  })
  const stored = Object.entries(answered).filter(([name]) => !OF_CONNECTION.has(name))
  answer.writeHead(statusCode, Object.fromEntries(stored))
  body.pipe(answer.stream)
}

/** @param origin of the storefront */
export async function startFront(origin: string, port: number): Promise<Front> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (requests, answer) => {
    passOn(requests, answer, origin).catch(() => answer.stream.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return {
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
