/** The shop behind Varnish: what is sold reaches its pages through every cache. */
import { cookieJar, createClient } from '@loftwood/client'
import { expect, test } from '@playwright/test'
import { completeCart, placeOrder } from '../harness/place-order.ts'
import { serverUrl } from '../harness/server-env.ts'
import { deployValue } from './deploy-env.ts'

/** What earlier tests left in the storefront's cache may have expired by now. */
const CACHED = expect.stringMatching(/^(hit|stale)$/)

test('an order purges the pages that show what was sold', async () => {
  const visit = async (path: string) => {
    const response = await fetch(deployValue('varnish') + path)
    await response.arrayBuffer()
    return [response.status, response.headers.get('x-cache')]
  }
  const { magento } = createClient({ url: serverUrl('middleware'), cookies: cookieJar() })
  const { products } = await magento.products({ search: 'curtains', pageSize: 20 })
  // Its page says how many pieces are left.
  const sold = products?.items?.find((item) => (item?.only_x_left_in_stock ?? 0) > 1)
  if (!sold?.sku) throw new Error('no curtains are nearly sold out')
  const path = `/${sold.url_key}`

  expect(await visit(path)).toEqual([200, 'miss'])
  expect(await visit(path)).toEqual([200, CACHED])
  expect(await visit('/faq')).toEqual([200, 'miss'])
  await magento.addProductsToCart({ cartItems: [{ sku: sold.sku, quantity: 1 }] })
  await magento.setGuestEmailOnCart({ email: 'ann@example.com' })
  await completeCart(magento)
  await placeOrder(magento)
  await expect.poll(() => visit(path), { intervals: [100] }).toEqual([200, 'miss'])
  expect(await visit('/faq')).toEqual([200, CACHED])
})
