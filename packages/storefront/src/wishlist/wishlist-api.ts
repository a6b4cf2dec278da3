// The visitor's wishlist: a customer's by the account, a guest's by the id in the middleware's cookie.
// Each call returns data or throws the back end's message.
import {
  AddProductsToGuestWishlistDocument,
  AddProductsToWishlistDocument,
  GuestWishlistDocument,
  GuestWishlistItemsCountDocument,
  RemoveProductsFromGuestWishlistDocument,
  RemoveProductsFromWishlistDocument,
  UpdateProductsInGuestWishlistDocument,
  UpdateProductsInWishlistDocument,
  WishlistDocument,
  WishlistItemsCountDocument,
  type WishlistFragment,
  type WishlistItemInput,
  type WishlistItemUpdateInput,
} from '@loftwood/graphql-types'
import type { QueryClient } from '../platform/data/query-client.ts'
import { dataOrThrow } from '../platform/data/data-or-throw.ts'
import { WISHLIST_PAGE } from '../platform/constants.ts'
import { UserError } from '../platform/data/user-error.ts'

/** The first wishlist of the customer. */
export const OWN_WISHLIST = '0'
/** The wishlist of the session's guest. */
export const SESSION_GUEST = ''

const KNOWN_KEY = 'loftwood.wishlist'

/** Whether this browser may have a guest's wishlist; without one no request is sent. */
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
    // Without storage it is always requested.
  }
}

const FRESH = { requestPolicy: 'network-only' } as const

export type WishlistEntry = NonNullable<NonNullable<WishlistFragment['items_v2']>['items'][number]>

/** The variant's sku where one was chosen. */
export function skuOf(entry: WishlistEntry): string {
  const variant = 'configured_variant' in entry ? entry.configured_variant?.sku : undefined
  return variant ?? entry.product?.sku ?? ''
}

/** Variables of the whole list, which components that show it must agree in: a million, or more where it is longer. */
export const allOf = (count = 0) => ({
  pageSize: count > WISHLIST_PAGE.all ? count + WISHLIST_PAGE.margin : WISHLIST_PAGE.all,
  currentPage: 1,
})

interface UserErrors {
  user_errors: readonly ({ message: string } | null)[]
}

function refuse(answer: UserErrors | null): void {
  const userError = answer?.user_errors.find((error) => error !== null)
  if (userError) throw new UserError(userError.message)
}

const OF_GUEST = { guestCustomerId: SESSION_GUEST }
const OF_CUSTOMER = { id: OWN_WISHLIST }

/** How both kinds of lists are read. */
function reading(client: QueryClient, isCustomer: boolean) {
  const count = async (): Promise<number> => {
    if (isCustomer) {
      const { data } = await client.query(WishlistItemsCountDocument, {}, FRESH)
      return data?.customer?.wishlists[0]?.items_count ?? 0
    }
    const { data } = await client.query(GuestWishlistItemsCountDocument, OF_GUEST, FRESH)
    return data?.guestWishlist?.items_count ?? 0
  }
  const whole = async (paging: ReturnType<typeof allOf>, policy: object = {}): Promise<WishlistEntry[]> => {
    const list = isCustomer
      ? dataOrThrow(await client.query(WishlistDocument, paging, policy)).customer?.wishlists[0]
      : dataOrThrow(await client.query(GuestWishlistDocument, { ...OF_GUEST, ...paging }, policy))
          .guestWishlist
    return (list?.items_v2?.items ?? []).filter((entry) => entry !== null)
  }
  return {
    /** Everything on the list. */
    all: async () => whole(allOf(await count()), FRESH),
    /** The same, from the cache where it was read already. */
    cached: () => (isCustomer || mayHaveGuestWishlist() ? whole(allOf()) : Promise.resolve([])),
  }
}

export function wishlistApi(client: QueryClient, isCustomer: boolean) {
  const { all, cached } = reading(client, isCustomer)
  /** Refetches count and hearts; a failure of that does not fail the change. */
  const reload = async (): Promise<void> => void (await all().catch(() => undefined))
  const send = async (items: WishlistItemInput[]) =>
    isCustomer
      ? dataOrThrow(await client.mutation(AddProductsToWishlistDocument, { ...OF_CUSTOMER, items }))
          .addProductsToWishlist
      : dataOrThrow(await client.mutation(AddProductsToGuestWishlistDocument, { ...OF_GUEST, items }))
          .addProductsToGuestWishlist
  return {
    reload,
    all,
    /** Items that are on the list already are not added again. */
    add: async (inputs: WishlistItemInput[]): Promise<void> => {
      const present = new Set((await cached()).map(skuOf))
      const items = inputs.filter(({ sku }) => !present.has(sku))
      if (items.length === 0) return
      refuse(await send(items))
      if (!isCustomer) rememberGuestWishlist()
      await reload()
    },
    remove: async (items: string[]): Promise<void> => {
      refuse(
        isCustomer
          ? dataOrThrow(await client.mutation(RemoveProductsFromWishlistDocument, { ...OF_CUSTOMER, items }))
              .removeProductsFromWishlist
          : dataOrThrow(
              await client.mutation(RemoveProductsFromGuestWishlistDocument, { ...OF_GUEST, items }),
            ).removeProductsFromGuestWishlist,
      )
      await reload()
    },
    /** Another quantity or note. */
    change: async (change: WishlistItemUpdateInput): Promise<void> => {
      const items = [change]
      refuse(
        isCustomer
          ? dataOrThrow(await client.mutation(UpdateProductsInWishlistDocument, { ...OF_CUSTOMER, items }))
              .updateProductsInWishlist
          : dataOrThrow(await client.mutation(UpdateProductsInGuestWishlistDocument, { ...OF_GUEST, items }))
              .updateProductsInGuestWishlist,
      )
      await reload()
    },
  }
}
