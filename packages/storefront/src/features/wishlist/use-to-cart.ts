// From a wishlist into the cart. What needs more choosing is opened instead; what went over leaves one's own list.
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { productPath } from '../../app/paths.ts'
import { useCartActions } from '../../shared/cart/use-cart.ts'
import { failureText } from '../../shared/data/operation-error.ts'
import { useHref, useT } from '../../shared/i18n/use-t.ts'
import { notifyAtom } from '../../shared/notices.ts'
import type { WishlistEntry } from '../../shared/wishlist/use-wishlist.ts'
import { cartItemOf } from './cart-item-of.ts'
import { navigate } from '../../shared/router.ts'

/** Busy with every item rather than one of them. */
export const ALL = 'all'

/** @param onAdded after it is in the cart; takes it off one's own list */
export function useToCart(
  onAdded: (entry: WishlistEntry) => Promise<void>,
  failedTitle: 'wishlist.error' | 'wishlist.guestError',
) {
  const t = useT()
  const href = useHref()
  const notify = useSetAtom(notifyAtom)
  const { add } = useCartActions()
  const [busyId, setBusyId] = useState<string | null>(null)
  const [isAddingAll, setAddingAll] = useState(false)
  const toCart = async (entry: WishlistEntry): Promise<boolean> => {
    const item = cartItemOf(entry)
    if (!item) {
      if (entry.product) await navigate(href(productPath(entry.product)))
      return false
    }
    setBusyId(entry.id)
    try {
      await add([item])
      await onAdded(entry)
      notify({ type: 'success', message: t('wishlist.added', { name: entry.product?.name ?? '' }) })
      return true
    } catch (error) {
      notify({ type: 'danger', title: t(failedTitle), message: failureText(error, t) })
      return false
    } finally {
      setBusyId(null)
    }
  }
  /** One after the other: each may be the last piece. */
  const allToCart = async (entries: readonly WishlistEntry[]) => {
    setAddingAll(true)
    for (const entry of entries) if (entry.product?.stock_status === 'IN_STOCK') await toCart(entry)
    setAddingAll(false)
  }
  return { toCart, allToCart, busyId: isAddingAll ? ALL : busyId }
}
