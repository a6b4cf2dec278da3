// Stores the mattresses of the cart for answers about headroom, whose code does not import the cart. Renders nothing.
import { CartDocument, type CartFragment } from '@loftwood/graphql-types'
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useQuery } from '../platform/data/use-query.ts'
import { cartMattressesAtom } from '../fit/ceiling/cart-mattresses.ts'
import type { MattressFacts } from '@loftwood/fit/fit-attributes'
import { boughtMattresses } from '../fit/mattress/bought-mattresses.ts'
import { SESSION_CART } from '../platform/session/session-hint.ts'
import { useHydrated } from '../platform/use-hydrated.ts'
import { useBoughtInCart } from './bought-in-cart.ts'
import { cartSeenAtom, mayHaveCart } from './cart-seen.ts'

function useCartMattresses(cart: CartFragment | null | undefined): MattressFacts[] {
  const bought = useBoughtInCart(cart)
  return [
    // As they lie in any way: which of them lies in which bed is not known.
    ...boughtMattresses(bought).flatMap((way) =>
      way.map(({ size, thickness, load }) => ({ size, thickness, load })),
    ),
    ...bought.flatMap(({ included }) => included),
  ]
}

/** Sends no request for a visitor without a cart. */
function Reader() {
  const isHydrated = useHydrated()
  const isSeen = useAtomValue(cartSeenAtom)
  const [{ data }] = useQuery({
    query: CartDocument,
    variables: { cartId: SESSION_CART },
    pause: !isHydrated || !(isSeen || mayHaveCart(document.cookie)),
  })
  const facts = JSON.stringify(useCartMattresses(data?.cart))
  const write = useSetAtom(cartMattressesAtom)
  useEffect(() => write(JSON.parse(facts)), [write, facts])
  return null
}

const mountedAtom = atom<readonly symbol[]>([])

/** Mounted wherever answers are, on each card of a list too: the first one reads for all. */
export function CartMattresses() {
  const [own] = useState(() => Symbol('reader'))
  const [mounted, setMounted] = useAtom(mountedAtom)
  useEffect(() => {
    setMounted((all) => [...all, own])
    return () => setMounted((all) => all.filter((each) => each !== own))
  }, [setMounted, own])
  return mounted[0] === own && <Reader />
}
