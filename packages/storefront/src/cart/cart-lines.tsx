// All lines of the cart, and the question before one is removed.
import { useState } from 'react'
import type { CartFragment } from '@loftwood/graphql-types'
import { CartLine } from './cart-line.tsx'
import { cartItems, type CartItem } from './cart-totals.ts'
import { RemoveDialog } from './remove-dialog.tsx'

/** The lines with quantity and removal. */
export function CartLines({ cart, compact = false }: { cart: CartFragment; compact?: boolean }) {
  const [removing, setRemoving] = useState<CartItem | null>(null)
  return (
    <>
      <ul>
        {cartItems(cart).map((item) => (
          <CartLine key={item.uid} item={item} onRemove={setRemoving} compact={compact} />
        ))}
      </ul>
      <RemoveDialog item={removing} onClose={() => setRemoving(null)} />
    </>
  )
}
