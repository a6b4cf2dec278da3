// URL of an external checkout, with one shopper's values.
import { cookieValue } from '../platform/cookies.ts'

/**
 * The shopper's checkout URL; undefined for the shop's own checkout, or without a cart.
 * @param template address with `{cart}`, `{token}` (nothing for guests) and `{store}`
 * @param cookies of the request: page scripts need not see the secret ones
 */
export function handOverUrl(
  template: string | undefined,
  cookies: string,
  store: string,
): string | undefined {
  const cart = cookieValue(cookies, 'vsf-cart')
  if (template === undefined || !cart) return undefined
  const values: Record<string, string> = { cart, token: cookieValue(cookies, 'vsf-customer') ?? '', store }
  return template.replaceAll(/\{(cart|token|store)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
}
