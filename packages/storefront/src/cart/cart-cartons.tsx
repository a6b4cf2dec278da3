// The cartons of the whole cart, against the door, the stairs and the elevator at home.
import type { CartFragment } from '@loftwood/graphql-types'
import { CartonCard } from '../fit/carton/carton-card.tsx'
import { useBoughtInCart } from './bought-in-cart.ts'
import { cartItems } from './cart-totals.ts'

export function CartCartons({ cart }: { cart: CartFragment }) {
  return <CartonCard lines={useBoughtInCart(cart)} count={cartItems(cart).length} />
}
