// What the middleware says of its back end.
import type { Upstream } from './upstream.ts'

export interface Capabilities {
  magento?: {
    methods?: Record<string, { supported: boolean } | undefined>
    /** The fields of inputs, and those of filters that take options, by type. */
    inputs?: Record<string, readonly string[] | undefined>
    equalFilters?: Record<string, readonly string[] | undefined>
  }
}

/** @throws when the middleware does not answer */
export async function readCapabilities(upstream: Upstream): Promise<Capabilities> {
  const { status, body } = await upstream.request({ path: '/capabilities', method: 'GET' })
  if (status !== 200) throw new Error(`the middleware answered ${status}`)
  return JSON.parse(body.toString()) as Capabilities
}
