// The wishlist of whoever is there: a customer's at the back end, a guest's by the id that the middleware keeps.
// Each call answers or throws what the back end said. Knows urql, not React.
import {
  AddProductsToGuestWishlistDocument,
  AddProductsToWishlistDocument,
  GuestWishlistDocument,
  GuestWishlistItemsCountDocument,
  RemoveProductsFromGuestWishlistDocument,
  RemoveProductsFromWishlistDocument,
  WishlistDocument,
  WishlistItemsCountDocument,
  type WishlistItemInput,
} from '@loftwood/graphql-types'
import type { Client } from '@urql/core'
import { dataOrThrow } from '../data/data-or-throw.ts'
import { ALL_ITEMS } from './wishlist-paging.ts'

/** The first wishlist of the customer. */
export const OWN_WISHLIST = '0'
/** The wishlist of the session's guest. */
export const SESSION_GUEST = ''

const KNOWN_KEY = 'loftwood.wishlist'

/** Whether this browser has ever put something on a guest's wishlist: before that there is nothing to ask for. */
export function mayHaveGuestWishlist(): boolean {
  try {
    return localStorage.getItem(KNOWN_KEY) !== null
  } catch {
    return true
  }
}

function rememberGuestWishlist(): void {
  try {
    localStorage.setItem(KNOWN_KEY, '1')
  } catch {
    // Then it is always asked for.
  }
}

const FRESH = { requestPolicy: 'network-only' } as const

/** Variables of the whole list; components that show it must agree in them. */
export const allOf = (count = 0) => ({ pageSize: ALL_ITEMS(count), currentPage: 1 })

interface UserErrors {
  user_errors: readonly ({ message: string } | null)[]
}

function refuse(answer: UserErrors | null): void {
  const refusal = answer?.user_errors.find((error) => error !== null)
  if (refusal) throw new Error(refusal.message)
}

export function wishlistApi(client: Client, isCustomer: boolean) {
  /** What shows count and hearts is read anew. */
  const reload = async (): Promise<void> => {
    if (isCustomer) {
      await Promise.all([
        client.query(WishlistItemsCountDocument, {}, FRESH),
        client.query(WishlistDocument, allOf(), FRESH),
      ])
      return
    }
    const guest = { guestCustomerId: SESSION_GUEST }
    await Promise.all([
      client.query(GuestWishlistItemsCountDocument, guest, FRESH),
      client.query(GuestWishlistDocument, { ...guest, ...allOf() }, FRESH),
    ])
  }
  return {
    reload,
    /** Something that is on the list already stays as it is. */
    add: async (items: WishlistItemInput[]): Promise<void> => {
      if (isCustomer) {
        const result = await client.mutation(AddProductsToWishlistDocument, { id: OWN_WISHLIST, items })
        refuse(dataOrThrow(result).addProductsToWishlist)
      } else {
        const variables = { guestCustomerId: SESSION_GUEST, items }
        refuse(
          dataOrThrow(await client.mutation(AddProductsToGuestWishlistDocument, variables))
            .addProductsToGuestWishlist,
        )
        rememberGuestWishlist()
      }
      await reload()
    },
    remove: async (ids: string[]): Promise<void> => {
      if (isCustomer) {
        const result = await client.mutation(RemoveProductsFromWishlistDocument, {
          id: OWN_WISHLIST,
          items: ids,
        })
        refuse(dataOrThrow(result).removeProductsFromWishlist)
      } else {
        const variables = { guestCustomerId: SESSION_GUEST, items: ids }
        refuse(
          dataOrThrow(await client.mutation(RemoveProductsFromGuestWishlistDocument, variables))
            .removeProductsFromGuestWishlist,
        )
      }
      await reload()
    },
  }
}
