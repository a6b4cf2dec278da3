// Synchronizes the cart of this tab with other tabs, and after a return from the back-forward cache.
import { useEffect } from 'react'
import type { QueryClient } from '../platform/data/query-client.ts'
import { useClient } from '../platform/data/use-query.ts'
import { browserStore } from '../platform/browser-store.ts'
import { cartApi } from './cart-api.ts'
import { cartSeenAtom, mayHaveCart } from './cart-seen.ts'
import { openCartChannel, type CartChannel } from './cart-channel.ts'

let channel: CartChannel | null = null

/** Notifies the other tabs that this one changed the cart. */
export function announceCartChange(): void {
  channel?.announce()
}

/** Listens until the returned function is called. */
function listen(client: QueryClient): () => void {
  const api = cartApi(client)
  // A failed read is repeated with the next change or page.
  const follow = () => {
    browserStore?.set(cartSeenAtom, true)
    void api.reload().catch(() => undefined)
  }
  const open = () => void (channel = openCartChannel(follow))
  const close = () => {
    channel?.close()
    channel = null
  }
  const onPageShow = (event: PageTransitionEvent) => {
    if (!event.persisted) return
    open()
    if (mayHaveCart(document.cookie)) follow()
  }
  open()
  window.addEventListener('pageshow', onPageShow)
  // A message to a page in the back-forward cache removes it from there.
  window.addEventListener('pagehide', close)
  return () => {
    close()
    window.removeEventListener('pageshow', onPageShow)
    window.removeEventListener('pagehide', close)
  }
}

/** To be used once, by the layout. */
export function useCartSync(): void {
  const client = useClient()
  useEffect(() => listen(client), [client])
}
