// The back end's own base addresses, by the configuration of its store.
import type { StoreConfigQuery } from '@loftwood/graphql-types'
import type { Upstream } from './upstream.ts'

/** Each with a slash at the end, the longest first. @throws when the middleware does not answer */
export async function readContentBases(upstream: Upstream): Promise<string[]> {
  const path = `/magento/storeConfig?body=${encodeURIComponent('[]')}`
  const { status, body } = await upstream.request({ path, method: 'GET' })
  if (status !== 200) throw new Error(`the middleware answered ${status}`)
  const { data } = JSON.parse(body.toString()) as { data?: StoreConfigQuery | null }
  const { base_url } = data?.storeConfig ?? {}
  if (!base_url || !URL.canParse(base_url)) return []
  const { origin } = new URL(base_url)
  return [...new Set([base_url, `${origin}/`].map((url) => url.replace(/\/*$/, '/')))].sort(
    (left, right) => right.length - left.length,
  )
}
