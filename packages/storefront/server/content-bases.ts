// The back end's own base addresses, by the configuration of each of its store views.
import type { StoreConfigQuery } from '@loftwood/graphql-types'
import type { StoreViews } from '../src/platform/i18n/store-views.ts'
import type { Upstream } from './upstream.ts'

/** By the view's code, each with a slash at the end. @throws when the middleware does not answer */
export async function readContentBases(
  upstream: Upstream,
  views: StoreViews,
): Promise<Record<string, string[]>> {
  const bases: Record<string, string[]> = {}
  // One after the other: there is time, and the middleware has shoppers to answer.
  for (const { code } of views) bases[code] = await readBases(upstream, code)
  return bases
}

async function readBases(upstream: Upstream, code: string): Promise<string[]> {
  const path = `/magento/storeConfig?store=${code}&body=${encodeURIComponent('[]')}`
  const { status, body } = await upstream.request({ path, method: 'GET' })
  if (status !== 200) throw new Error(`the middleware answered ${status}`)
  const { data } = JSON.parse(body.toString()) as { data?: StoreConfigQuery | null }
  const { base_url } = data?.storeConfig ?? {}
  return base_url && URL.canParse(base_url) ? [base_url.replace(/\/*$/, '/')] : []
}
