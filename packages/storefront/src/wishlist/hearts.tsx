// State shared by all hearts of a page, because a listing has dozens.
import type { WishlistItemInput } from '@loftwood/graphql-types'
import { useSetAtom } from 'jotai'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { uiFlags } from '../platform/ui-flags.ts'
import { useHasWishlist, useWishlistActions, useWishlistCount, useWishlistPage } from './use-wishlist.ts'
import { allOf, skuOf, type WishlistEntry } from './wishlist-api.ts'

interface Hearts {
  entries: readonly WishlistEntry[]
  /** False for visitors without a wishlist, who have to sign in. */
  isOffered: boolean
  add: (item: WishlistItemInput) => Promise<void>
  remove: (id: string) => Promise<void>
  openLogin: () => void
  openSidebar: () => void
}

const NOTHING = async () => undefined

const HeartsContext = createContext<Hearts>({
  entries: [],
  isOffered: false,
  add: NOTHING,
  remove: NOTHING,
  openLogin: () => undefined,
  openSidebar: () => undefined,
})

/** Around everything that shows products. */
export function HeartsProvider({ children }: { children: ReactNode }) {
  const count = useWishlistCount()
  const { wishlist } = useWishlistPage(allOf(count), count === 0)
  const items = count === 0 ? undefined : wishlist?.items_v2?.items
  const actions = useWishlistActions()
  const isOffered = useHasWishlist()
  const setLogin = useSetAtom(uiFlags.login)
  const setSidebar = useSetAtom(uiFlags.wishlistSidebar)
  const hearts = useMemo<Hearts>(
    () => ({
      entries: (items ?? []).filter((item) => item !== null),
      isOffered,
      add: (item) => actions.add([item]),
      remove: (id) => actions.remove([id]),
      openLogin: () => setLogin(true),
      openSidebar: () => setSidebar(true),
    }),
    [items, isOffered, actions, setLogin, setSidebar],
  )
  return <HeartsContext value={hearts}>{children}</HeartsContext>
}

/** What a heart does, and the item of its product (by the sku shown, or the variant's) when it is on the list. */
export function useHeart(sku: string): Omit<Hearts, 'entries'> & { entry: WishlistEntry | undefined } {
  const hearts = use(HeartsContext)
  return { ...hearts, entry: hearts.entries.find((entry) => skuOf(entry) === sku) }
}
