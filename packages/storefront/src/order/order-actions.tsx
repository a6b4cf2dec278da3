// What a customer can do with an order: print it, order it again, cancel it while that is possible.
import { CancelOrderDocument, ReorderItemsDocument, type OrderFragment } from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useClient } from '../platform/data/use-query.ts'
import { paths } from '../paths.ts'
import { announceCartChange } from '../cart/cart-sync.ts'
import { cartApi } from '../cart/cart-api.ts'
import { dataOrThrow } from '../platform/data/data-or-throw.ts'
import { failureText } from '../platform/data/operation-error.ts'
import { useSubmit } from '../platform/forms/use-submit.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'
import { navigate } from 'vike/client/router'
import { UserError } from '../platform/data/user-error.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { useOrderActions } from './possible-actions.ts'
import { PrintButton } from './print-button.tsx'

interface OrderActionsProps {
  order: OrderFragment
  /** After it was canceled. */
  onChange: () => void
}

/** Puts the order's items into the cart; lists the ones that are no longer available. */
function useReorder(order: OrderFragment) {
  const t = useT()
  const href = useHref()
  const client = useClient()
  const notify = useSetAtom(notifyAtom)
  const { isBusy, run } = useSubmit()
  const reorder = () =>
    run(async () => {
      try {
        const answer = dataOrThrow(
          await client.mutation(ReorderItemsDocument, { orderNumber: order.number }),
        ).reorderItems
        for (const error of answer?.userInputErrors ?? [])
          if (error) notify({ type: 'warning', message: error.message, persist: true })
        await cartApi(client).reload()
        announceCartChange()
        await navigate(href(paths.cart))
      } catch (error) {
        notify({ type: 'danger', title: t('order.reorderFailed'), message: failureText(error, t) })
      }
    })
  return { reorder, isBusy }
}

export function OrderActions({ order, onChange }: OrderActionsProps) {
  const t = useT()
  const { reorder, isBusy } = useReorder(order)
  const [isAsking, setAsking] = useState(false)
  const client = useClient()
  const cancel = async (reason: string) => {
    const input = { order_id: order.id, reason }
    const answer = dataOrThrow(await client.mutation(CancelOrderDocument, { input })).cancelOrder
    if (answer?.errorV2) throw new UserError(answer.errorV2.message)
    onChange()
  }
  const actions = useOrderActions(order)
  return (
    <div className="flex flex-wrap gap-3 sm:ms-auto print:hidden">
      {actions.includes('REORDER') && (
        <Button variant="secondary" size="sm" onClick={() => void reorder()} loading={isBusy}>
          {t('order.again')}
        </Button>
      )}
      {actions.includes('CANCEL') && (
        <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
          {t('order.cancel')}
        </Button>
      )}
      <PrintButton />
      <CancelDialog isOpen={isAsking} onClose={() => setAsking(false)} cancel={cancel} />
    </div>
  )
}
