// What the shop may offer: capabilities of the protocol, and its own extension.
import { homeFitCapability } from './home-fit.ts'
import { PROTOCOL_CAPABILITIES, type CapabilityFacts } from './version.ts'

/** By name. */
export type CapabilityTable = Readonly<Record<string, CapabilityFacts>>

export const capabilityTable = (publicUrl: string): CapabilityTable => ({
  ...PROTOCOL_CAPABILITIES,
  ...homeFitCapability(publicUrl),
})

/** A row as profiles have it. */
export function capabilityEntry(
  { version, spec, schema, extends: parents }: CapabilityFacts,
  isOffered: (name: string) => boolean = () => true,
) {
  return { version, spec, schema, ...(parents && { extends: parents.filter(isOffered) }) }
}
