// Empties the cart, after a confirmation.
import { Button } from '@loftwood/ui/button'
import type { CartFragment } from '@loftwood/graphql-types'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { ConfirmDialog } from '../platform/confirm-dialog.tsx'
import { failureText } from '../platform/data/operation-error.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'
import { useBusy } from '../platform/use-busy.ts'
import { useCartPage } from './use-cart-page.ts'

/** The button with its question. */
export function ClearCart({ cart }: { cart: CartFragment }) {
  const t = useT()
  const notify = useSetAtom(notifyAtom)
  const { clear } = useCartPage()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useBusy()
  const confirm = async () => {
    setBusy(true)
    try {
      await clear(cart)
      notify({ type: 'success', message: t('cart.cleared') })
    } catch (error) {
      notify({ type: 'danger', title: t('cart.clearFailed'), message: failureText(error, t) })
    }
    setBusy(false)
    setAsking(false)
  }
  return (
    <>
      <Button variant="link" size="sm" onClick={() => setAsking(true)}>
        {t('cart.clear')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('cart.clearTitle')}
        keepLabel={t('cart.keepAll')}
        confirmLabel={t('cart.clear')}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
      >
        <p>{t('cart.clearQuestion')}</p>
      </ConfirmDialog>
    </>
  )
}
