// Confirms the removal of a line, then notifies the shopper.
import { useSetAtom } from 'jotai'
import { failureText } from '../platform/data/operation-error.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'
import type { CartItem } from './cart-totals.ts'
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
export function RemoveDialog({ item, onClose }: RemoveDialogProps) {
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
