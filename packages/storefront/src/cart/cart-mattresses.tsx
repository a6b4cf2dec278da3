// Remembers the mattresses of the cart for answers about head room, which know no cart. Renders nothing.
import { CartDocument, type CartFragment } from '@loftwood/graphql-types'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useQuery } from 'urql'
import { cartMattressesAtom } from '../fit/ceiling/cart-mattresses.ts'
import { boughtMattresses } from '../fit/mattress/bought-mattresses.ts'
import { SESSION_CART } from '../platform/session/session-hint.ts'
import { useHydrated } from '../platform/use-hydrated.ts'
import { useBoughtInCart } from './bought-in-cart.ts'
import { cartSeenAtom, mayHaveCart } from './cart-seen.ts'

function Mattresses({ cart }: { cart: CartFragment }) {
  const bought = useBoughtInCart(cart)
  const mattresses = [
    ...(boughtMattresses(bought)[0] ?? []).map(({ size, thickness, load }) => ({ size, thickness, load })),
    ...bought.flatMap(({ included }) => included),
  ]
  const write = useSetAtom(cartMattressesAtom)
  const facts = JSON.stringify(mattresses)
  useEffect(() => {
    write(JSON.parse(facts))
    return () => write([])
  }, [write, facts])
  return null
}

/** Sends no request for a visitor without a cart. */
export function CartMattresses() {
  const isHydrated = useHydrated()
  const isSeen = useAtomValue(cartSeenAtom)
  const [{ data }] = useQuery({
    query: CartDocument,
    variables: { cartId: SESSION_CART },
    pause: !isHydrated || !(isSeen || mayHaveCart(document.cookie)),
  })
  return data?.cart ? <Mattresses cart={data.cart} /> : null
}
