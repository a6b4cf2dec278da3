// In which store views the back end takes cards through Braintree. No setting of Magento's says so: a client token can be requested
// only where the method is on. Magento fetches each token from Braintree, so the answer is cached.
import type { BraintreeConfigQuery } from '@loftwood/graphql-types'
import type { StoreViews } from '../src/platform/i18n/store-views.ts'
import { lacks, type Capabilities } from './capabilities.ts'
import type { Upstream } from './upstream.ts'

const FRESH_MS = 10 * 60_000

/** By the code of the store view that takes cards. */
export type BraintreeViews = Readonly<Record<string, { requires3ds: boolean }>>

export function createBraintreeReader(upstream: Upstream) {
  let latest: { takenIn: BraintreeViews; at: number } | undefined

  /** @throws when that cannot be found out */
  return async (capabilities: Capabilities, views: StoreViews): Promise<BraintreeViews> => {
    if (lacks(capabilities, 'braintree')) return {}
    if (latest && performance.now() - latest.at < FRESH_MS) return latest.takenIn
    const found = await Promise.all(views.map(({ code }) => readView(upstream, code)))
    latest = { takenIn: Object.fromEntries(found.flat()), at: performance.now() }
    return latest.takenIn
  }
}

interface TokenAnswer {
  data?: { createBraintreeClientToken?: unknown } | null
  errors?: { extensions?: { category?: unknown } }[]
}

async function readView(upstream: Upstream, code: string): Promise<[string, BraintreeViews[string]][]> {
  if (!(await isTakenIn(upstream, code))) return []
  return [[code, { requires3ds: await requires3ds(upstream, code) }]]
}

/** A Magento where the method is off refuses the call as invalid input. */
async function isTakenIn(upstream: Upstream, code: string): Promise<boolean> {
  const { body } = await upstream.request({
    path: `/magento/createBraintreeClientToken?store=${encodeURIComponent(code)}`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '[]',
  })
  const { data, errors } = JSON.parse(body.toString()) as TokenAnswer
  if (typeof data?.createBraintreeClientToken === 'string') return true
  if (errors?.some(({ extensions }) => extensions?.category === 'graphql-input')) return false
  throw new Error('createBraintreeClientToken failed')
}

/** Whether the back end wants 3-D Secure. */
async function requires3ds(upstream: Upstream, code: string): Promise<boolean> {
  const path = `/magento/braintreeConfig?store=${encodeURIComponent(code)}&body=${encodeURIComponent('[]')}`
  const { body } = await upstream.request({ path, method: 'GET' })
  const { data } = JSON.parse(body.toString()) as { data?: BraintreeConfigQuery | null }
  if (!data) throw new Error('braintreeConfig failed')
  return data.storeConfig?.braintree_3dsecure_verify_3dsecure === true
}
