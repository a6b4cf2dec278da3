// All lines of the cart, and the confirmation before one is removed.
import { useState } from 'react'
import type { CartFragment } from '@loftwood/graphql-types'
import type { Estimate } from './cart-page-api.ts'
import { deliveryMethodOf } from './delivery-method.ts'
import { CartLine } from './cart-line.tsx'
import { cartItems, type CartItem } from './cart-totals.ts'
import { RemoveDialog } from './remove-dialog.tsx'

interface CartLinesProps {
  cart: CartFragment
  /** Of the delivery, while the cart has no address. */
  estimate?: Estimate | undefined
  compact?: boolean
}

/** The lines with quantity and removal. */
export function CartLines({ cart, estimate, compact = false }: CartLinesProps) {
  const method = deliveryMethodOf(cart, estimate)
  const [removing, setRemoving] = useState<CartItem | null>(null)
  return (
    <>
      <ul>
        {cartItems(cart).map((item) => (
          <CartLine key={item.uid} item={item} method={method} onRemove={setRemoving} compact={compact} />
        ))}
      </ul>
      <RemoveDialog item={removing} onClose={() => setRemoving(null)} />
    </>
  )
}
