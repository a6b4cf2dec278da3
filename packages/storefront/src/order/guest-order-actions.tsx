// What a guest can do with an order: print it, and have it cancelled by the link of a mail while that is possible.
import { RequestGuestOrderCancelDocument, type OrderFragment } from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useClient } from 'urql'
import { dataOrThrow } from '../platform/data/data-or-throw.ts'
import { RefusedError } from '../platform/data/refused-error.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { useOrderActions } from './possible-actions.ts'
import { PrintButton } from './print-button.tsx'

export function GuestOrderActions({ order, token }: { order: OrderFragment; token: string }) {
  const t = useT()
  const client = useClient()
  const notify = useSetAtom(notifyAtom)
  const [isAsking, setAsking] = useState(false)
  const canCancel = useOrderActions(order).includes('CANCEL')
  const request = async (reason: string) => {
    const result = await client.mutation(RequestGuestOrderCancelDocument, { input: { token, reason } })
    const answer = dataOrThrow(result).requestGuestOrderCancel
    if (answer?.errorV2) throw new RefusedError(answer.errorV2.message)
    notify({ type: 'success', message: t('order.cancelMailed', { email: order.email ?? '' }), persist: true })
  }
  return (
    <div className="flex flex-wrap gap-3 sm:ms-auto print:hidden">
      {canCancel && (
        <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
          {t('order.cancel')}
        </Button>
      )}
      <PrintButton />
      <CancelDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        cancel={request}
        detail="order.cancelByMail"
      />
    </div>
  )
}
