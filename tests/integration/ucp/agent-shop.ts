// A shop for the tests of one file, with an agent by REST and one by MCP, and no limits in their way.
import { startCommerce } from '@loftwood/commerce/testing'
import { startMiddleware } from '@loftwood/middleware/testing'
import { afterAll, beforeAll } from 'vitest'
import { mcpAgent, restAgent, type Json } from '../../fixtures/agent.ts'

export async function startAgentShop() {
  const commerce = await startCommerce()
  const settings = {
    commerceUrl: commerce.graphqlUrl,
    env: {
      UCP_SECRET: 'the-same-after-a-restart-of-the-shop',
      UCP_LOCAL_PROFILES: 'true',
      COOKIE_HTTP_ONLY: 'true',
      RATE_LIMIT_AGENT_PER_MINUTE: '0',
      RATE_LIMIT_PLATFORM_PER_MINUTE: '0',
      RATE_LIMIT_CREATION_PER_MINUTE: '0',
      RATE_LIMIT_COUPON_PER_MINUTE: '0',
      RATE_LIMIT_ORDER_PER_MINUTE: '0',
    },
  }
  const shop = await startMiddleware(settings)
  const rest = restAgent(shop.url)
  const mcp = await mcpAgent(shop.url)
  /** Ids of variants that can be bought. */
  const variants: string[] = []
  /** One item of the first of them. */
  const lines: { item: { id: string }; quantity: number }[] = []

  beforeAll(async () => {
    const dressers = { query: 'dresser', pagination: { limit: 20 } }
    const { body } = await rest('/catalog/search', dressers)
    const all: Json[] = body.products.flatMap((product: Json) => product.variants)
    variants.push(...all.filter(({ availability }) => availability.available).map(({ id }) => id))
    lines.push({ item: { id: variants[0] ?? '' }, quantity: 1 })
  })

  afterAll(async () => {
    await mcp.client.close()
    await shop.stop()
    await commerce.stop()
  })

  return { settings, shop, rest, mcp, variants, lines }
}
