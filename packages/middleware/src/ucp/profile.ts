// The shop's own profile, at `/.well-known/ucp`.
import type { Integration } from '../integrations/commerce/integration.ts'
import { capabilityEntry, capabilityTable } from './capabilities.ts'
import { offeredCapabilities } from './operations.ts'
import { shopViews } from './shop-views.ts'
import { serviceDocuments, SERVICE, UCP_VERSION } from './version.ts'

/** What the shop offers to platforms, with its store views, their languages and currencies. */
export async function businessProfile(integration: Integration, publicUrl: string) {
  const table = capabilityTable(publicUrl)
  const offered = offeredCapabilities(await integration.capabilities(), table)
  const views = await shopViews(integration, publicUrl)
  const config = {
    store_views: views.map(({ code, language, currency }) => ({ code, language, currency })),
    languages: [...new Set(views.map(({ language }) => language))],
    currencies: [...new Set(views.flatMap(({ currency }) => currency ?? []))],
  }
  const service = { version: UCP_VERSION, config }
  return {
    ucp: {
      version: UCP_VERSION,
      services: {
        [SERVICE]: [
          {
            ...service,
            transport: 'rest',
            endpoint: `${publicUrl}/ucp`,
            ...serviceDocuments('rest.openapi.json'),
          },
          {
            ...service,
            transport: 'mcp',
            endpoint: `${publicUrl}/ucp/mcp`,
            ...serviceDocuments('mcp.openrpc.json'),
          },
        ],
      },
      capabilities: Object.fromEntries(
        Object.entries(table)
          .filter(([name]) => offered.includes(name))
          .map(([name, facts]) => [name, [capabilityEntry(facts, (parent) => offered.includes(parent))]]),
      ),
      payment_handlers: {},
    },
  }
}

/** A platform's profile to try the shop with, where profiles of this machine are let through. */
export const samplePlatformProfile = (publicUrl: string) => ({
  ucp: {
    version: UCP_VERSION,
    services: {
      [SERVICE]: [
        { version: UCP_VERSION, transport: 'rest', ...serviceDocuments('rest.openapi.json') },
        { version: UCP_VERSION, transport: 'mcp', ...serviceDocuments('mcp.openrpc.json') },
      ],
    },
    capabilities: Object.fromEntries(
      Object.entries(capabilityTable(publicUrl)).map(([name, facts]) => [name, [capabilityEntry(facts)]]),
    ),
    payment_handlers: {},
  },
})
