// The wishlist in components: count, items and actions. Loaded after hydration.
import {
  GuestWishlistDocument,
  GuestWishlistItemsCountDocument,
  WishlistDocument,
  WishlistItemsCountDocument,
} from '@loftwood/graphql-types'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { useClient, useQuery } from '../platform/data/use-query.ts'
import { hasCustomer } from '../platform/session/session-hint.ts'
import { useSignedIn } from '../platform/session/use-session.ts'
import { useFeature } from '../platform/use-feature.ts'
import { useHydrated } from '../platform/use-hydrated.ts'
import { mayHaveGuestWishlist, SESSION_GUEST, wishlistApi } from './wishlist-api.ts'

/** Set by the first item that a guest adds. */
const guestWishlistAtom = atom(false)

/** Whether the visitor can have one: not every back end supports wishlists of guests. */
export function useHasWishlist(): boolean {
  const supportsGuests = useFeature('guestWishlist')
  return useSignedIn() || supportsGuests
}

/** How many items are on it; 0 while loading. */
export function useWishlistCount(): number {
  const isHydrated = useHydrated()
  const isCustomer = useSignedIn()
  const isOffered = useHasWishlist()
  const hasGuestWishlist = useAtomValue(guestWishlistAtom)
  const [own] = useQuery({ query: WishlistItemsCountDocument, variables: {}, pause: !isCustomer })
  const [guest] = useQuery({
    query: GuestWishlistItemsCountDocument,
    variables: { guestCustomerId: SESSION_GUEST },
    pause: !isHydrated || isCustomer || !isOffered || !(hasGuestWishlist || mayHaveGuestWishlist()),
  })
  if (isCustomer) return own.data?.customer?.wishlists[0]?.items_count ?? 0
  return guest.data?.guestWishlist?.items_count ?? 0
}

interface Paging {
  pageSize: number
  currentPage: number
}

/** A page of it; `null` where there is none. */
export function useWishlistPage(paging: Paging, isPaused = false) {
  const isHydrated = useHydrated()
  const isCustomer = useSignedIn()
  const isOffered = useHasWishlist()
  const [own, reloadOwn] = useQuery({
    query: WishlistDocument,
    variables: paging,
    pause: isPaused || !isCustomer,
  })
  const [guest, reloadGuest] = useQuery({
    query: GuestWishlistDocument,
    variables: { guestCustomerId: SESSION_GUEST, ...paging },
    pause: isPaused || !isHydrated || isCustomer || !isOffered,
  })
  const state = isCustomer ? own : guest
  const wishlist = isCustomer ? own.data?.customer?.wishlists[0] : guest.data?.guestWishlist
  const reload = isCustomer ? reloadOwn : reloadGuest
  return { wishlist: wishlist ?? null, isLoaded: state.data !== undefined, error: state.error, reload }
}

export function useWishlistActions() {
  const client = useClient()
  const setGuestWishlist = useSetAtom(guestWishlistAtom)
  return useMemo(() => {
    // What is done, not what is shown: that need not wait for what `useSignedIn` waits for.
    const isCustomer = !import.meta.env.SSR && hasCustomer(document.cookie)
    const api = wishlistApi(client, isCustomer)
    const add: typeof api.add = async (items) => {
      await api.add(items)
      setGuestWishlist(true)
    }
    return { ...api, add }
  }, [client, setGuestWishlist])
}
