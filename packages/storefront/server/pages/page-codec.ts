// Serializes a cached page for other storefronts: its metadata as JSON, then the page in brotli.
import type { Codec } from '@loftwood/http-cache/redis-entries'
import { brotliOf, withBody, type CachedPage } from './cached-page.ts'

const LENGTH_BYTES = 4

type About = Pick<CachedPage, 'kind' | 'etag' | 'headers' | 'sources' | 'renderedAt' | 'factsVersion'>

export const pageCodec: Codec<CachedPage> = {
  async encode(page) {
    const { kind, etag, headers, sources, renderedAt, factsVersion } = page
    const about: About = { kind, etag, headers, sources, renderedAt, factsVersion }
    const head = Buffer.from(JSON.stringify(about))
    const length = Buffer.alloc(LENGTH_BYTES)
    length.writeUInt32BE(head.length)
    return Buffer.concat([length, head, await brotliOf(page)])
  },
  decode(bytes, tags) {
    const end = LENGTH_BYTES + bytes.readUInt32BE(0)
    const about = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, end)) as About
    const page = { ...about, status: 200, bodies: {}, bytes: 0, tags }
    return withBody(page, 'br', { bytes: bytes.subarray(end), isFinal: true })
  },
}
