// All lines of the cart, and the confirmation before one is removed.
import { useState } from 'react'
import type { CartFragment } from '@loftwood/graphql-types'
import { useSetAtom } from 'jotai'
import type { Estimate } from './cart-page-api.ts'
import { deliveryMethodOf } from './delivery-method.ts'
import { CartLine } from './cart-line.tsx'
import { isCartApart, OneDelivery } from './line-delivery.tsx'
import { type CartItem, cartItems } from './cart-totals.ts'
import { failureText } from '../platform/data/operation-error.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'
import { ConfirmDialog } from '../platform/confirm-dialog.tsx'
import { useCartActions } from './use-cart.ts'
import { useBusy } from '../platform/use-busy.ts'

/** Removes the line and notifies of the outcome; true when it is gone. */
function useRemove(): (item: CartItem) => Promise<boolean> {
  const t = useT()
  const notify = useSetAtom(notifyAtom)
  const { remove } = useCartActions()
  return async (item) => {
    const name = item.product.name ?? ''
    try {
      await remove(item.uid)
      notify({ type: 'success', title: t('cart.removedTitle'), message: t('cart.removed', { name }) })
      return true
    } catch (error) {
      notify({ type: 'danger', title: t('cart.removeFailed'), message: failureText(error, t) })
      return false
    }
  }
}

interface RemoveDialogProps {
  /** The line in question; null keeps the dialog closed. */
  item: CartItem | null
  onClose: () => void
}

/** The confirmation modal of a removal. */
function RemoveDialog({ item, onClose }: RemoveDialogProps) {
  const t = useT()
  const remove = useRemove()
  const [isRemoving, setRemoving] = useBusy()
  const confirm = async () => {
    if (!item) return
    setRemoving(true)
    if (await remove(item)) onClose()
    setRemoving(false)
  }
  return (
    <ConfirmDialog
      isOpen={item !== null}
      onClose={onClose}
      title={t('cart.removeTitle')}
      keepLabel={t('cart.keep')}
      confirmLabel={t('cart.remove')}
      isBusy={isRemoving}
      onConfirm={() => void confirm()}
    >
      <p>{t('cart.removeQuestion', { name: item?.product.name ?? '' })}</p>
    </ConfirmDialog>
  )
}

interface CartLinesProps {
  cart: CartFragment
  /** Of the delivery, while the cart has no address. */
  estimate?: Estimate | undefined
  compact?: boolean
}

/** The lines with quantity and removal. */
export function CartLines({ cart, estimate, compact = false }: CartLinesProps) {
  const method = deliveryMethodOf(cart, estimate)
  const isApart = isCartApart(cart)
  const [removing, setRemoving] = useState<CartItem | null>(null)
  return (
    <>
      <ul>
        {cartItems(cart).map((item) => (
          <CartLine
            key={item.uid}
            item={item}
            method={method}
            isApart={isApart}
            onRemove={setRemoving}
            compact={compact}
          />
        ))}
      </ul>
      {!compact && <OneDelivery cart={cart} method={method} className="text-sm text-ink-muted" />}
      <RemoveDialog item={removing} onClose={() => setRemoving(null)} />
    </>
  )
}
