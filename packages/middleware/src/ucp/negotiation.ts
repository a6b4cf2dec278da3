// What a platform and this shop both have: named in each answer, and a condition of each operation.
import type { CapabilityTable } from './capabilities.ts'
import { errorMessage, ProtocolError, Unsuccessful } from './failure.ts'
import type { PlatformProfile } from './platform-profiles.ts'
import { UCP_VERSION } from './version.ts'

/** Names. */
export type Negotiated = ReadonlySet<string>

/** The capabilities in common; extensions without a parent in common are dropped. @throws version_unsupported */
export function negotiate(
  { ucp }: PlatformProfile,
  offered: readonly string[],
  table: CapabilityTable,
): Negotiated {
  if (ucp.version !== UCP_VERSION)
    throw new ProtocolError('version_unsupported', `This shop speaks version ${UCP_VERSION}`)
  const common = new Set(
    offered.filter((name) => ucp.capabilities[name]?.some(({ version }) => version === table[name]?.version)),
  )
  for (const name of common) {
    const parents = table[name]?.extends
    if (parents && !parents.some((parent) => common.has(parent))) common.delete(name)
  }
  return common
}

/** @throws Unsuccessful when the platform lacks what the operation is of */
export function requireCapability(negotiated: Negotiated, name: string, continueUrl: string): void {
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
export function responseMetadata(negotiated: Negotiated, capability: string, table: CapabilityTable) {
  const rows = Object.entries(table).filter(
    ([name, { extends: parents = [] }]) => negotiated.has(name) && [name, ...parents].includes(capability),
  )
  return {
    version: UCP_VERSION,
    status: 'success',
    capabilities: Object.fromEntries(rows.map(([name, { version }]) => [name, [{ version }]])),
    ...(capability === 'dev.ucp.shopping.checkout' && { payment_handlers: {} }),
  }
}
