// A guest's order: by the link of its mail, whose token stands behind `#`, or by the form.
import {
  GuestOrderByTokenDocument,
  type OrderFragment,
  RequestGuestOrderCancelDocument,
} from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { Notification } from '@loftwood/ui/notification'
import { useState, useSyncExternalStore } from 'react'
import { useClient, useQuery } from '../platform/data/use-query.ts'
import { decodePath } from '../paths.ts'
import { OperationError } from '../platform/data/operation-error.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { withoutMailKey } from '../platform/mail-key.ts'
import { WhenLoaded } from '../platform/when-loaded.tsx'
import { FindOrderForm, type GuestOrder } from './find-order-form.tsx'
import { OrderView } from './order-view.tsx'
import { dataOrThrow } from '../platform/data/data-or-throw.ts'
import { UserError } from '../platform/data/user-error.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { useOrderActions } from './possible-actions.ts'
import { PrintButton } from './print-button.tsx'

/**
 * What a guest can do with an order: print it, and have it cancelled by the link of a mail while that is
 * possible.
 */
function GuestOrderActions({ order, token }: { order: OrderFragment; token: string }) {
  const t = useT()
  const client = useClient()
  const [isAsking, setAsking] = useState(false)
  const [isMailed, setMailed] = useState(false)
  const canCancel = useOrderActions(order).includes('CANCEL')
  const request = async (reason: string) => {
    const result = await client.mutation(RequestGuestOrderCancelDocument, { input: { token, reason } })
    const answer = dataOrThrow(result).requestGuestOrderCancel
    if (answer?.errorV2) throw new UserError(answer.errorV2.message)
    setMailed(true)
  }
  return (
    <>
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
      {isMailed && (
        <Notification tone="info" title={t('order.cancelWaits')} className="basis-full print:hidden">
          {t('order.cancelMailed', { email: order.email ?? '' })}
        </Notification>
      )}
    </>
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** Also when a link of another mail is opened in the same tab. */
const useHashToken = () =>
  useSyncExternalStore(subscribe, () => decodePath(withoutMailKey(window.location.hash).slice(1)))

function Found({ order, onOther }: { order: GuestOrder; onOther: () => void }) {
  const t = useT()
  return (
    <div className="max-w-4xl">
      <OrderView order={order} actions={<GuestOrderActions order={order} token={order.token} />} />
      <p className="mt-8 print:hidden">
        <Button variant="link" onClick={onOther}>
          {t('order.findOther')}
        </Button>
      </p>
    </div>
  )
}

function OrderOfLink({ token }: { token: string }) {
  const [{ data, error }, reload] = useQuery({
    query: GuestOrderByTokenDocument,
    variables: { input: { token } },
    requestPolicy: 'cache-and-network',
  })
  const isRefused = error !== undefined && new OperationError(error).kind === 'refused'
  if (isRefused) return <OrderOfForm isLinkWrong />
  return (
    <WhenLoaded data={data?.guestOrderByToken} error={error} retry={reload}>
      {(order) => <Found order={order} onOther={() => window.location.assign('#')} />}
    </WhenLoaded>
  )
}

function OrderOfForm({ isLinkWrong }: { isLinkWrong: boolean }) {
  const [order, setOrder] = useState<GuestOrder | null>(null)
  if (order) return <Found order={order} onOther={() => setOrder(null)} />
  return <FindOrderForm onFound={setOrder} isLinkWrong={isLinkWrong} />
}

export function GuestOrderScreen() {
  const token = useHashToken()
  return token === '' ? <OrderOfForm isLinkWrong={false} /> : <OrderOfLink key={token} token={token} />
}
