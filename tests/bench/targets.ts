/** What is measured of the storefront: pages. */
import type { Samples } from '../harness/samples.ts'
import type { ShopServers } from '../harness/shop-servers.ts'

export interface Target {
  name: string
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

export function storefrontTargets({ storefrontUrl }: ShopServers, samples: Samples): Target[] {
  return [
    { name: 'home', url: `${storefrontUrl}/` },
    { name: 'category', url: `${storefrontUrl}${samples.category}` },
    { name: 'product', url: `${storefrontUrl}${samples.product}` },
    { name: 'search', url: `${storefrontUrl}/search?term=loft` },
    { name: 'cart', url: `${storefrontUrl}/checkout/cart` },
  ]
}
