// ETags: what they are made of, and whether a request names one.
import { crc32 } from 'node:zlib'

/** Two bodies of one address with the same length and checksum are the same. Weak, as each may be sent in several encodings. */
export function etagOf(body: Buffer): string {
  return `W/"${body.length.toString(36)}-${crc32(body).toString(36)}"`
}

const opaque = (etag: string) => etag.trim().replace(/^W\//, '')

/** Whether `If-None-Match` names this ETag. Compared weakly, as RFC 9110 has it for this header. */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((held) => held.trim() === '*' || opaque(held) === opaque(etag))
}
