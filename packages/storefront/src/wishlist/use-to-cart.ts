// From a wishlist into the cart. What needs more choosing is opened instead; what went over leaves one's own list.
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { productPath } from '../paths.ts'
import { useCartActions } from '../cart/use-cart.ts'
import { failureText } from '../platform/data/operation-error.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'
import type { WishlistEntry } from './wishlist-api.ts'
import { cartItemOf } from './cart-item-of.ts'
import { navigate } from 'vike/client/router'

/** Busy with every item rather than one of them. */
export const ALL = 'all'

/** @param takeOff after they are in the cart, by their ids */
export function useToCart(
  takeOff: (ids: string[]) => Promise<void>,
  failedTitle: 'wishlist.error' | 'wishlist.guestError',
) {
  const t = useT()
  const href = useHref()
  const notify = useSetAtom(notifyAtom)
  const { add } = useCartActions()
  const [busyId, setBusyId] = useState<string | null>(null)
  const announce = (message: string) => notify({ type: 'success', message })
  const tried = async (step: () => Promise<unknown>): Promise<boolean> => {
    try {
      await step()
      return true
    } catch (error) {
      notify({ type: 'danger', title: t(failedTitle), message: failureText(error, t) })
      return false
    }
  }
  const busyWith = async (id: string, work: () => Promise<unknown>) => {
    setBusyId(id)
    await tried(work)
    setBusyId(null)
  }
  const toCart = async (entry: WishlistEntry) => {
    const item = cartItemOf(entry)
    if (!item) return entry.product ? navigate(href(productPath(entry.product))) : undefined
    return busyWith(entry.id, async () => {
      await add([item])
      await takeOff([entry.id])
      announce(t('wishlist.added', { name: entry.product?.name ?? '' }))
    })
  }
  /** One after the other: each may be the last piece. What is sold out or must be chosen first stays. */
  const allToCart = (load: () => Promise<readonly WishlistEntry[]>) =>
    busyWith(ALL, async () => {
      const entries = await load()
      const added: string[] = []
      for (const entry of entries) {
        const item = entry.product?.stock_status === 'IN_STOCK' ? cartItemOf(entry) : null
        if (item && (await tried(() => add([item])))) added.push(entry.id)
      }
      if (added.length > 0) {
        await takeOff(added)
        announce(t('wishlist.addedAll', { count: added.length }))
      }
      const left = entries.length - added.length
      if (left > 0) notify({ type: 'info', message: t('wishlist.left', { count: left }) })
    })
  return { toCart, allToCart, busyId }
}
