// The visitor's own wishlist (guest or customer) and its actions; refetched after each change.
import { useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { failureText } from '../platform/data/operation-error.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'
import { useSignedIn } from '../platform/session/use-session.ts'
import { useWishlistActions, useWishlistPage } from './use-wishlist.ts'
import type { WishlistEntry } from './wishlist-api.ts'
import { useToCart } from './use-to-cart.ts'
import type { WishlistOwner } from './wishlist-item.tsx'

interface Paging {
  pageSize: number
  currentPage: number
}

export function useOwnWishlist(paging: Paging, isPaused = false) {
  const t = useT()
  const notify = useSetAtom(notifyAtom)
  const isCustomer = useSignedIn()
  const actions = useWishlistActions()
  const page = useWishlistPage(paging, isPaused)
  const { reload } = page
  const changes = useMemo(
    () => ({
      takeOff: async (ids: string[]) => {
        await actions.remove(ids)
        reload()
      },
      setQuantity: async (id: string, quantity: number) => {
        await actions.change({ wishlist_item_id: id, quantity })
        reload()
      },
      setNote: async (id: string, description: string) => {
        await actions.change({ wishlist_item_id: id, description })
        reload()
      },
    }),
    [actions, reload],
  )
  const cart = useToCart(changes.takeOff, isCustomer ? 'wishlist.error' : 'wishlist.guestError')
  const onRemove = (entry: WishlistEntry) =>
    void changes
      .takeOff([entry.id])
      .catch((error: unknown) =>
        notify({ type: 'danger', title: t('wishlist.failed'), message: failureText(error, t) }),
      )
  const owner: WishlistOwner = { onRemove, setQuantity: changes.setQuantity, setNote: changes.setNote }
  return { ...page, ...cart, isCustomer, owner, loadAll: actions.all }
}
