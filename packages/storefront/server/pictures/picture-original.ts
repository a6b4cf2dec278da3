// Reads originals from the back end, with a bound on their size and a deadline.
import { Agent, interceptors, request } from 'undici'

const MAX_BYTES = 30_000_000
/** A back end that makes the file on the first request takes seconds. */
const DEADLINE_MS = 30_000

/**
 * One retry, for a back end that is busy or that its proxy does not reach. It comes soon: a conversion's place is taken
 * meanwhile, so a long Retry-After is not waited for.
 */
const dispatcher = new Agent().compose(
  interceptors.retry({ maxRetries: 1, retryAfter: false, maxTimeout: 1_000 }),
)

/** The picture does not exist at its source. */
export class PictureNotFound extends Error {}

const GONE: ReadonlySet<number> = new Set([404, 410])

/**
 * Sends HEAD first, so that an address that does not exist never occupies a conversion.
 * @throws {PictureNotFound} for 404 and 410 only, because some servers do not support HEAD: `readOriginal` checks the rest
 */
export async function checkOriginal(url: string, abandoned: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([abandoned, AbortSignal.timeout(DEADLINE_MS)])
  const { statusCode, body } = await request(url, { method: 'HEAD', signal })
  await body.dump()
  if (GONE.has(statusCode)) throw new PictureNotFound(url)
}

/** @throws when it is missing, too large or too slow */
export async function readOriginal(url: string): Promise<Buffer> {
  const { statusCode, headers, body } = await request(url, {
    dispatcher,
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
  const isTooLarge = Number(headers['content-length'] ?? 0) > MAX_BYTES
  if (statusCode !== 200 || isTooLarge) {
    body.on('error', () => undefined).destroy()
    if (GONE.has(statusCode)) throw new PictureNotFound(url)
    throw new Error(isTooLarge ? `${url} is too large` : `${url} answered ${statusCode}`)
  }
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length
    // Leaving the loop ends the request.
    if (length > MAX_BYTES) throw new Error(`${url} is too large`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}
