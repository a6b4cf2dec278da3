// A guest's order: by the link of its mail, whose token stands behind `#`, or by the form.
import { GuestOrderByTokenDocument } from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { useState, useSyncExternalStore } from 'react'
import { useQuery } from 'urql'
import { decodePath } from '../paths.ts'
import { OperationError } from '../platform/data/operation-error.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { withoutMailKey } from '../platform/mail-key.ts'
import { WhenLoaded } from '../platform/when-loaded.tsx'
import { FindOrderForm, type GuestOrder } from './find-order-form.tsx'
import { GuestOrderActions } from './guest-order-actions.tsx'
import { OrderView } from './order-view.tsx'

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
    <WhenLoaded
      data={data?.guestOrderByToken}
      error={error}
      retry={() => reload({ requestPolicy: 'network-only' })}
    >
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
