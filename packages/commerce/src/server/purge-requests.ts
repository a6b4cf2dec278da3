// The requests that purge the caches in front of the shop: its own servers and Varnish take the same, Fastly another.

export interface PurgeTargets {
  /** In this order: a page is made of what the middleware answers, and Varnish stores what a storefront sends. */
  urls: readonly string[]
  secret: string
  /** The CDN, purged last. */
  fastly?: { api: string; service: string; token: string } | undefined
}

export interface PurgeRequest {
  url: string
  headers: Record<string, string>
  body?: string
}

/** Fastly takes 256 keys at a time. */
const MAX_BATCH = 250
/** Varnish takes 8 kB in a header. */
const MAX_HEADER_LENGTH = 7_500

/** @param tags everything without them */
export function purgeRequests(targets: PurgeTargets, tags?: readonly string[]): PurgeRequest[] {
  const { urls, secret, fastly } = targets
  const batches = tags ? batchesOf(tags) : [undefined]
  const own = urls.flatMap((url) => batches.map((batch) => ownRequest(url, secret, batch)))
  if (!fastly) return own
  const service = `${fastly.api}/service/${fastly.service}`
  const token = { 'fastly-key': fastly.token }
  const toFastly = batches.map((batch) =>
    batch
      ? { url: `${service}/purge`, headers: { ...token, 'surrogate-key': keysOf(batch) } }
      : { url: `${service}/purge_all`, headers: token },
  )
  return [...own, ...toFastly]
}

function ownRequest(url: string, secret: string, tags?: readonly string[]): PurgeRequest {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${secret}`,
    // Varnish cannot read JSON.
    ...(tags && { 'surrogate-key': keysOf(tags) }),
  }
  return { url, headers, body: JSON.stringify(tags ? { tags } : {}) }
}

/** As the storefront writes the tags of a page: spaces and commas separate them. */
const keyOf = (tag: string) => encodeURI(tag).replaceAll(',', '%2C')
const keysOf = (tags: readonly string[]) => tags.map(keyOf).join(' ')

function batchesOf(tags: readonly string[]): string[][] {
  const batches: string[][] = []
  let length = Infinity
  for (const tag of tags) {
    const batch = batches.at(-1)
    length += keyOf(tag).length + 1
    if (batch && batch.length < MAX_BATCH && length <= MAX_HEADER_LENGTH) batch.push(tag)
    else {
      batches.push([tag])
      length = keyOf(tag).length
    }
  }
  return batches
}
