// Whatever the back end fetches from others, e.g. providers of payments, sign-ins and captchas: one bound of time and of size.
// An answer is whole, and in memory, before anything is made of it.

/** How long an answer may take as a whole. */
export const ANSWER_WITHIN_MS = {
  /** Several such calls fit into the middleware's own deadline. */
  shopper: 4_000,
  background: 10_000,
} as const

const MAX_BYTES = 1_000_000

/** `fetch` for everything outside. It follows no redirects: a provider's address is the one that was configured. */
export const outsideFetch: typeof globalThis.fetch = async (input, init) => {
  const deadline = AbortSignal.timeout(ANSWER_WITHIN_MS.background)
  const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline
  // oxlint-disable-next-line eslint/no-restricted-globals -- here it is bounded.
  const response = await fetch(input, { redirect: 'manual', ...init, signal })
  return new Response(await boundedBody(response), response)
}

/** @throws when the answer is too large; its connection is closed */
async function boundedBody({ body }: Response): Promise<Buffer<ArrayBuffer> | null> {
  if (!body) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Error(`The answer has more than ${MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
