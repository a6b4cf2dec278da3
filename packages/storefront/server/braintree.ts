// In which store views the back end takes cards through Braintree. No setting of Magento's says so: a client token can be requested
// only where the method is on. Magento fetches each token from Braintree, so the answer is cached. A view that requires
// 3-D Secure, which this shop does not support, counts as off: every order by card would be declined there.
import type { BraintreeConfigQuery } from '@loftwood/graphql-types'
import type { StoreViews } from '../src/platform/i18n/store-views.ts'
import { lacks, type Capabilities } from './capabilities.ts'
import type { Upstream } from './upstream.ts'

const FRESH_MS = 10 * 60_000

export function createBraintreeReader(upstream: Upstream) {
  let latest: { takenIn: readonly string[]; at: number } | undefined

  /** Codes of the store views. @throws when that cannot be found out */
  return async (capabilities: Capabilities, views: StoreViews): Promise<readonly string[]> => {
    if (lacks(capabilities, 'braintree')) return []
    if (latest && performance.now() - latest.at < FRESH_MS) return latest.takenIn
    const codes = views.map(({ code }) => code)
    const answers = await Promise.all(codes.map((code) => isTakenIn(upstream, code)))
    latest = { takenIn: codes.filter((_code, index) => answers[index]), at: performance.now() }
    return latest.takenIn
  }
}

interface TokenAnswer {
  data?: { createBraintreeClientToken?: unknown } | null
  errors?: { extensions?: { category?: unknown } }[]
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
  if (typeof data?.createBraintreeClientToken === 'string') return !(await needsProof(upstream, code))
  if (errors?.some(({ extensions }) => extensions?.category === 'graphql-input')) return false
  throw new Error('createBraintreeClientToken failed')
}

async function needsProof(upstream: Upstream, code: string): Promise<boolean> {
  const path = `/magento/braintreeConfig?store=${encodeURIComponent(code)}&body=${encodeURIComponent('[]')}`
  const { body } = await upstream.request({ path, method: 'GET' })
  const { data } = JSON.parse(body.toString()) as { data?: BraintreeConfigQuery | null }
  if (!data) throw new Error('braintreeConfig failed')
  return data.storeConfig?.braintree_3dsecure_verify_3dsecure === true
}
