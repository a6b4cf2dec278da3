// The cart in components: its contents and actions. Loaded after hydration; a visit alone creates none.
import {
  CartDocument,
  CartTotalQtyDocument,
  type CartFragment,
  type CartItemInput,
} from '@loftwood/graphql-types'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useMemo } from 'react'
import type { QueryError } from '../platform/data/query-client.ts'
import { useClient, useQuery } from '../platform/data/use-query.ts'
import { OperationError } from '../platform/data/operation-error.ts'
import { useHydrated } from '../platform/use-hydrated.ts'
import { cartApi, type CartOperation } from './cart-api.ts'
import { announceCartChange } from './cart-sync.ts'
import { cartSeenAtom, mayHaveCart } from './cart-seen.ts'
import { SESSION_CART } from '../platform/session/session-hint.ts'

/** The last failure of each operation; cleared when the operation works again. */
const cartErrorsAtom = atom<CartErrors>({})
type CartErrors = Partial<Record<CartOperation, Error | null>>

interface Outcome {
  operation: CartOperation
  error: Error | null
}

/** Stores how an operation ended. Several components read it, so a repeated failure is not reported twice. */
const noteAtom = atom(null, (get, set, { operation, error }: Outcome) => {
  const errors = get(cartErrorsAtom)
  if (errors[operation]?.message === error?.message) return
  set(cartErrorsAtom, { ...errors, [operation]: error })
  // oxlint-disable-next-line eslint/no-console -- docs/product.md, Cart: failures are stored and logged
  if (error) console.warn(`cart ${operation}:`, error.message)
})

export interface CartActions {
  /** @throws Error with the first user error, or OperationError */
  add: (items: CartItemInput[]) => Promise<CartFragment>
  setQuantity: (uid: string, quantity: number) => Promise<CartFragment>
  remove: (uid: string) => Promise<CartFragment>
  reload: () => Promise<CartFragment | null>
}

type Change<Args extends unknown[], Result> = (...args: Args) => Promise<Result>

/** Wraps changes: stores how they ended, and notifies the other tabs of successes. */
export function useWatched() {
  const note = useSetAtom(noteAtom)
  return useCallback(
    <Args extends unknown[], Result>(operation: CartOperation, change: Change<Args, Result>) =>
      watched(change, (error) => note({ operation, error })),
    [note],
  )
}

/** Cart actions of every page. */
export function useCartActions(): CartActions {
  const client = useClient()
  const watch = useWatched()
  const setSeen = useSetAtom(cartSeenAtom)
  return useMemo(() => {
    const api = cartApi(client)
    return {
      add: watch('addItem', async (items: CartItemInput[]) => {
        const cart = await api.add(items)
        setSeen(true)
        return cart
      }),
      setQuantity: watch('updateItemQty', api.setQuantity),
      remove: watch('removeItem', api.remove),
      reload: api.reload,
    }
  }, [client, watch, setSeen])
}

function watched<Args extends unknown[], Result>(
  change: Change<Args, Result>,
  note: (error: Error | null) => void,
): Change<Args, Result> {
  return async (...args) => {
    try {
      const result = await change(...args)
      note(null)
      announceCartChange()
      return result
    } catch (error) {
      note(error instanceof Error ? error : new Error(String(error)))
      throw error
    }
  }
}

/** The same for automatic reads. */
function useNotedRead(operation: CartOperation, error: QueryError | undefined): void {
  const note = useSetAtom(noteAtom)
  useEffect(
    () => note({ operation, error: error ? new OperationError(error) : null }),
    [note, operation, error],
  )
}

export interface CartState extends CartActions {
  /** Null while it is loading, and when there is none. */
  cart: CartFragment | null
  isLoading: boolean
  /** Why it could not be loaded. */
  error: OperationError | null
  /** The last failure of each operation. */
  errors: CartErrors
}

/** The session's cart and its actions. */
export function useCart(): CartState {
  const isHydrated = useHydrated()
  const actions = useCartActions()
  const errors = useAtomValue(cartErrorsAtom)
  const [{ data, fetching, error }] = useQuery({
    query: CartDocument,
    variables: { cartId: SESSION_CART },
    pause: !isHydrated,
  })
  useNotedRead('load', error)
  const isLoading = !isHydrated || (fetching && data === undefined)
  return {
    ...actions,
    cart: data?.cart ?? null,
    isLoading,
    error: error && !data?.cart ? new OperationError(error) : null,
    errors,
  }
}

/** Number of pieces in the cart; 0 while loading. Sends no request for a visitor without a cart. */
export function useCartQuantity(): number {
  const isHydrated = useHydrated()
  const isSeen = useAtomValue(cartSeenAtom)
  const [{ data, error }] = useQuery({
    query: CartTotalQtyDocument,
    variables: { cartId: SESSION_CART },
    pause: !isHydrated || !(isSeen || mayHaveCart(document.cookie)),
  })
  useNotedRead('loadTotalQty', error)
  return data?.cart?.total_quantity ?? 0
}
