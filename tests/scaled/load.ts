/**
 * A bounded load as visitors make it: pages, public reads and changes of a cart, one after the other on connections that stay
 * open. Whatever is not the answer that a visitor should get is a failure; a change that is lost or made twice is one too.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { cookieJar, createClient } from '@loftwood/client'
import type { ScaledShop } from './scaled-shop.ts'

const VISITORS = 4
/** Between the requests of one visitor. */
const PAUSE_MS = 20
const WITHIN_MS = 20_000
const PAGES = [
  '/',
  '/bunk-beds',
  '/fr/lits-superposes',
  '/laurier-high-bunk-bed',
  '/faq',
  '/customer/account/login',
]
const MOST_IN_CART = 5

export interface LoadFigures {
  requests: number
  /** One sentence each. */
  failures: readonly string[]
}

export interface Load {
  /** Lets every visitor finish the request that is on its way. */
  stop: () => Promise<LoadFigures>
}

type LoadedShop = Pick<ScaledShop, 'storefrontUrl' | 'middlewareUrl'>

/** @param sku of a product that can be bought as it is */
export function startLoad(shop: LoadedShop, sku: string): Load {
  const stopping = new AbortController()
  const failures: string[] = []
  let requests = 0

  async function visit(number: number): Promise<void> {
    const steps = [browse(shop, number), read(shop, number), fillCart(shop, sku)]
    while (!stopping.signal.aborted) {
      for (const step of steps) {
        requests += 1
        await step().catch((error: Error) => failures.push(`${error.message} (${String(error.cause)})`))
        await pause(PAUSE_MS)
      }
    }
  }

  const visits = Promise.all(Array.from({ length: VISITORS }, (_, number) => visit(number)))
  return {
    async stop() {
      stopping.abort()
      await visits
      return { requests, failures }
    },
  }
}

type Step = () => Promise<void>

/** Cached pages, and every other time one that no cache has. */
function browse({ storefrontUrl }: LoadedShop, visitor: number): Step {
  let count = 0
  return async () => {
    count += 1
    const isNew = count % 2 === 0
    const path = isNew ? `/search?term=bed${visitor}x${count}` : PAGES[count % PAGES.length]
    const response = await fetch(storefrontUrl + path, { signal: AbortSignal.timeout(WITHIN_MS) })
    const html = await response.text()
    if (response.status !== 200 || !html.includes('</html>'))
      throw new Error(`${path}: ${response.status}, ${html.length} characters`)
  }
}

/** As other front ends read, at the middleware itself. */
function read({ middlewareUrl }: LoadedShop, visitor: number): Step {
  const { magento } = createClient({ url: middlewareUrl })
  let count = 0
  return async () => {
    count += 1
    const { products } = await magento.products({ search: 'bunk', pageSize: 1 + (count % 7) + visitor })
    if (!products?.items?.length) throw new Error('a search found nothing')
  }
}

/** A guest's cart: one more each time, and from the start again. */
function fillCart({ storefrontUrl }: LoadedShop, sku: string): Step {
  let { magento } = createClient({ url: `${storefrontUrl}/api`, cookies: cookieJar() })
  let quantity = 0
  return async () => {
    if (quantity === MOST_IN_CART) {
      ;({ magento } = createClient({ url: `${storefrontUrl}/api`, cookies: cookieJar() }))
      quantity = 0
    }
    const { addProductsToCart } = await magento.addProductsToCart({ cartItems: [{ sku, quantity: 1 }] })
    quantity += 1
    const found = addProductsToCart?.cart.total_quantity
    if (found !== quantity) throw new Error(`${String(found)} in the cart in place of ${quantity}`)
  }
}
