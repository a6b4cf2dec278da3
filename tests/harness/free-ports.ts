/** A free port for each server, for tests that must know the addresses before the servers start. */
import { freePort } from '../../scripts/lib/ports.mjs'
import type { ServiceName } from '../../scripts/lib/services.mjs'

export type Ports = Record<ServiceName, number>

export async function freePorts(): Promise<Ports> {
  const found = new Set<number>()
  while (found.size < 3) found.add(await freePort())
  const [commerce = 0, middleware = 0, storefront = 0] = found
  return { commerce, middleware, storefront }
}
