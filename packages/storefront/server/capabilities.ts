// What the middleware says of its back end.
import type { Upstream } from './upstream.ts'

export interface Capabilities {
  magento?: {
    features?: Record<string, { supported: boolean } | undefined>
    /** Null while the middleware cannot read them. */
    stores?: readonly { switchedOff: readonly string[] }[] | null
    /** The fields of inputs, and those of filters that take options or a range, by type. */
    inputs?: Record<string, readonly string[] | undefined>
    equalFilters?: Record<string, readonly string[] | undefined>
    rangeFilters?: Record<string, readonly string[] | undefined>
  }
}

/** @throws when the middleware does not answer */
export async function readCapabilities(upstream: Upstream): Promise<Capabilities> {
  const { status, body } = await upstream.request({ path: '/capabilities', method: 'GET' })
  if (status !== 200) throw new Error(`the middleware answered ${status}`)
  return JSON.parse(body.toString()) as Capabilities
}

/** Whether the back end lacks a feature of the middleware's table, or each of its store views has it switched off. */
export function lacks({ magento }: Capabilities, feature: string): boolean {
  const { features, stores } = magento ?? {}
  const isOff = stores?.every(({ switchedOff }) => switchedOff.includes(feature)) ?? false
  return features?.[feature]?.supported === false || (isOff && stores?.length !== 0)
}
