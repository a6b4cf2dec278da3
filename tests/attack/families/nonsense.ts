/** Bytes that are no proper HTTP. */
import { leakIn } from '../lib/leaks.ts'
import { rawRequest, sendRaw } from '../lib/raw-socket.ts'
import { together } from '../lib/together.ts'
import type { Family } from '../scenario.ts'

const JSON_HEADER = 'Content-Type: application/json'
const many = (count: number, header: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => header(index))

/** @param prefix of methods: `/api` at the storefront */
function nonsense(prefix: string): Record<string, string | Buffer> {
  const post = (headers: string[], body = '') =>
    rawRequest(`POST ${prefix}/magento/cart`, [JSON_HEADER, ...headers], body)
  return {
    'a thousand headers': rawRequest(
      'GET /',
      many(1000, (index) => `X-${index}: y`),
    ),
    'a header of 100 kB': rawRequest('GET /', [`X-Long: ${'a'.repeat(100_000)}`]),
    'a cookie of 100 kB': rawRequest(`GET ${prefix}/magento/cart`, [`Cookie: a=${'b'.repeat(100_000)}`]),
    'a body of 2 MB': post(['Content-Length: 2000000'], `["${'a'.repeat(1_999_990)}"]`),
    'a body of 2 MB in chunks': post(
      ['Transfer-Encoding: chunked'],
      `${(2_000_000).toString(16)}\r\n${'['.repeat(2_000_000)}\r\n0\r\n\r\n`,
    ),
    'a chunk of no size': post(['Transfer-Encoding: chunked'], 'zz\r\n[]\r\n0\r\n\r\n'),
    'a chunk of a negative size': post(['Transfer-Encoding: chunked'], '-5\r\n[]\r\n0\r\n\r\n'),
    'a chunk of an endless size': post(['Transfer-Encoding: chunked'], 'ffffffffffffffffff\r\n[]\r\n'),
    'an unknown encoding': post(['Transfer-Encoding: xchunked'], '2\r\n[]\r\n0\r\n\r\n'),
    'an encoding and a length': post(['Transfer-Encoding: chunked', 'Content-Length: 3'], '0\r\n\r\n'),
    'two lengths': post(['Content-Length: 2', 'Content-Length: 9'], '[]'),
    'a negative length': post(['Content-Length: -1'], '[]'),
    'a length in words': post(['Content-Length: two'], '[]'),
    'an encoded body that is not': post(['Content-Encoding: gzip', 'Content-Length: 2'], '[]'),
    'a compressed bomb': post(['Content-Encoding: deflate, gzip, br', 'Content-Length: 2'], '[]'),
    'an unknown charset': rawRequest(
      `POST ${prefix}/magento/cart`,
      ['Content-Type: application/json; charset=utf-99', 'Content-Length: 2'],
      '[]',
    ),
    'bare line feeds': 'GET / HTTP/1.1\nHost: localhost\n\n',
    'no host': 'GET / HTTP/1.1\r\n\r\n',
    'two hosts': 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
    'a host that is none': 'GET / HTTP/1.1\r\nHost: a b<c>\r\n\r\n',
    'HTTP/0.9': 'GET /\r\n\r\n',
    'HTTP/9.9': 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n',
    'an unknown verb': rawRequest('STEAL /'),
    'an upgrade': rawRequest('GET /', ['Connection: Upgrade', 'Upgrade: websocket']),
    'a promise of a body': post(['Expect: 200-maybe', 'Content-Length: 2'], '[]'),
    'a header split by NUL': rawRequest('GET /', ['X-A: a\0b']),
    'the start of TLS': Buffer.from('16030100050100000103', 'hex'),
    noise: Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * 151) % 256)),
  }
}

/** Their own rejections: an unknown transfer encoding or verb may be 501, a version 505. */
const REFUSALS_OF_THE_PROTOCOL = new Set([501, 505])

export const nonsenseFamily: Family = {
  name: 'Broken HTTP',
  scenarios: (['storefront', 'middleware'] as const).map((server) => ({
    name: `${Object.keys(nonsense('')).length} kinds of it, 10 times each, at the ${server}`,
    holds: 'each is refused or its connection closed; never 500',
    run: async (shop, report) => {
      const kinds = Object.entries(nonsense(server === 'storefront' ? '/api' : ''))
      await together({ count: kinds.length * 10, atOnce: 20 }, async (index) => {
        const [kind, bytes] = kinds[index % kinds.length] ?? ['', '']
        const { status, text } = await sendRaw(shop[server], bytes, 1500)
        report.must(status < 500 || REFUSALS_OF_THE_PROTOCOL.has(status), `${kind}: ${status}`)
        report.must(leakIn(text) === undefined, `${kind}: the answer has ${leakIn(text)}`)
        if (kind === 'an unknown encoding') report.must(status !== 200, `${kind}: taken`)
      })
    },
  })),
}
