// A guest whose cart has everything but a payment, and their further calls as the middleware answers them.
import { createClient } from '@loftwood/client'
import { chooseDelivery } from '../harness/place-order.ts'
import { cookieFetch } from './cookie-fetch.ts'

type Call<Answer> = (method: string, ...args: unknown[]) => Promise<Answer & { status: number }>

/** @param url the middleware's address */
export async function readyToPay<Answer extends object>(url: string): Promise<Call<Answer>> {
  const browser = cookieFetch()
  const { magento } = createClient({ url, fetch: browser.fetch })
  await magento.addProductsToCart({ cartItems: [{ sku: 'KAW-BNK-HI', quantity: 1 }] })
  await magento.setGuestEmailOnCart({ email: 'ann@example.com' })
  await chooseDelivery(magento)
  return async (method, ...args) => {
    const response = await browser.fetch(`${url}/magento/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(args),
    })
    return { status: response.status, ...((await response.json()) as Answer) }
  }
}
