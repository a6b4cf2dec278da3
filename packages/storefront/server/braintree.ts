// In which store views the back end takes cards through Braintree. No Magento names it among its settings: it says so when it is asked
// for what Braintree's fields start with. Its gateway makes one each time, so the answer counts for a while. While it wants
// 3-D Secure, which this shop does not do, its orders by card would all be declined: it counts as off.
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

/** A Magento where the method is off refuses the call as a wrong input. */
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
