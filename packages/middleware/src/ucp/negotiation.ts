// What a platform and this shop both have: named in each answer, and a condition of each operation.
import { errorMessage, ProtocolError, Unsuccessful } from './failure.ts'
import type { PlatformProfile } from './platform-profiles.ts'
import { CAPABILITIES, UCP_VERSION, type CapabilityName } from './version.ts'

export type Negotiated = ReadonlySet<CapabilityName>

/** The capabilities in common; extensions without a parent in common are dropped. @throws version_unsupported */
export function negotiate({ ucp }: PlatformProfile, offered: readonly CapabilityName[]): Negotiated {
  if (ucp.version !== UCP_VERSION)
    throw new ProtocolError('version_unsupported', `This shop speaks version ${UCP_VERSION}`)
  const common = new Set(
    offered.filter((name) => ucp.capabilities[name]?.some(({ version }) => version === UCP_VERSION)),
  )
  for (const name of common) {
    const { extends: parents } = CAPABILITIES[name]
    if (parents && !parents.some((parent) => common.has(parent))) common.delete(name)
  }
  return common
}

/** @throws Unsuccessful when the platform lacks what the operation is of */
export function requireCapability(negotiated: Negotiated, name: CapabilityName, continueUrl: string): void {
  if (negotiated.has(name)) return
  throw new Unsuccessful(
    [
      errorMessage({
        severity: 'unrecoverable',
        code: 'capabilities_incompatible',
        content: `The platform does not support ${name} in version ${UCP_VERSION}`,
      }),
    ],
    continueUrl,
  )
}

/** The `ucp` of an answer: what is negotiated and belongs to the operation, which are its capability and what extends that. */
export function responseMetadata(negotiated: Negotiated, capability: CapabilityName) {
  const names = [...negotiated].filter(
    (name) => name === capability || CAPABILITIES[name].extends?.includes(capability),
  )
  return {
    version: UCP_VERSION,
    status: 'success',
    capabilities: Object.fromEntries(names.map((name) => [name, [{ version: UCP_VERSION }]])),
    ...(capability === 'dev.ucp.shopping.checkout' && { payment_handlers: {} }),
  }
}
