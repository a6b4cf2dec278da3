// Parses a request for a picture: width, original and format.
import { PICTURE_WIDTHS } from '../../src/platform/media/picture-sizes.ts'

export type Format = 'avif' | 'webp' | 'jpeg'

const SAFE_PATH = /^(?!.*\.\.)[\w][\w/.@-]{0,300}\.(?:jpe?g|png|gif|webp|avif)$/i

/** Whether the file at a path below the media folder is of a kind that is served. */
export const isServed = (path: string): boolean => SAFE_PATH.test(decoded(path))

/** The best format that an Accept header and the configuration allow. */
export function formatFor(accept: string, { hasAvif }: { hasAvif: boolean }): Format {
  if (hasAvif && accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'jpeg'
}

/** Splits a request's path, still percent-encoded; undefined when no picture has it. */
export function parsePicturePath(path: string): { width: number; source: string } | undefined {
  const [, digits, rest] = /^\/(\d{1,4})\/(.+)$/.exec(decoded(path)) ?? []
  const width = Number(digits)
  if (rest === undefined || !PICTURE_WIDTHS.includes(width) || !SAFE_PATH.test(rest)) return undefined
  return { width, source: rest }
}

/** Percent-decoded; empty when the encoding is invalid. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
