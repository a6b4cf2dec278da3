// The payment method that an express button has chosen is in the checkout's address until the payment step takes it. So it
// survives a new document and a reload, and ends when the shopper leaves the checkout.
import { usePageContext } from 'vike-react/usePageContext'

/** A code of payment-methods.ts; null where no button was pressed. */
export const useExpressChoice = (): string | null => usePageContext().urlParsed.search['pay'] ?? null

/** The address of the page with these parameters changed; null takes one away. */
export function checkoutAddress(changes: { step?: string; pay?: string | null }): string {
  const search = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(changes))
    if (value === null) search.delete(name)
    else search.set(name, value)
  return [location.pathname, search.toString()].filter(Boolean).join('?')
}
