// Computes ETags, and compares them with a request's `If-None-Match`.
import { crc32 } from 'node:zlib'

/** Made from a body's length and checksum. Weak, because a body may be sent in several encodings. */
export function etagOf(body: Buffer): string {
  return `W/"${body.length.toString(36)}-${crc32(body).toString(36)}"`
}

const opaque = (etag: string) => etag.trim().replace(/^W\//, '')

/** Whether `If-None-Match` names this ETag. RFC 9110 requires weak comparison for this header. */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((held) => held.trim() === '*' || opaque(held) === opaque(etag))
}
