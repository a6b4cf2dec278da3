// A checkout elsewhere that takes the cart over: its address, filled in for one shopper.
import { cookieValue } from '../platform/cookies.ts'

/**
 * Where this shopper goes on; undefined where the shop's own checkout is used, or there is no cart to hand over.
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
  const known: Record<string, string> = { cart, token: cookieValue(cookies, 'vsf-customer') ?? '', store }
  return template.replaceAll(/\{(cart|token|store)\}/g, (_, name: string) =>
    encodeURIComponent(known[name] ?? ''),
  )
}
