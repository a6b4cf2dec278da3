// Failures that affect every write: a full, failing or read-only disk, or a database locked by another program.

/** SQLite's primary result codes: BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN. */
const CODES: ReadonlySet<number> = new Set([5, 6, 8, 10, 13, 14])

export function isStorageFailure(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
  return CODES.has(code & 0xff)
}
