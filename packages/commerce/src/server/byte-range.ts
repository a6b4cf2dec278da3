// Parses the byte range of a request (RFC 9110, section 14): players request a video in parts.

/** First and last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * The range of a header such as `bytes=0-499`, `bytes=500-` or `bytes=-500`.
 * @returns undefined for the whole file, also when several ranges are requested or a range ends before it starts; null
 *   where the file has no such part
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [whole, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? []
  if (whole === undefined || first + last === '') return undefined
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start <= end ? { start, end } : null
}
