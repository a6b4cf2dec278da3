// The quantity of a line: shown at once, sent after a pause, reverted with the back end's message when refused.
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { QUANTITY_DEBOUNCE_MS } from '../platform/constants.ts'
import { failureText } from '../platform/data/operation-error.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'
import { pendingQuantity } from './pending-quantity.ts'

export interface LineQuantity {
  quantity: number
  /** A change is waiting or on its way. */
  isPending: boolean
  change: (quantity: number) => void
}

interface Line {
  id: string
  /** The back end's quantity. */
  quantity: number
  send: (id: string, quantity: number) => Promise<unknown>
}

/** The quantity to show for a line, and how to change it. */
export function usePendingQuantity({ id, quantity, send }: Line): LineQuantity {
  const t = useT()
  const notify = useSetAtom(notifyAtom)
  const [wish, setWish] = useState<number | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const say = useEffectEvent((error: unknown) =>
    notify({ type: 'danger', title: t('cart.quantityFailed'), message: failureText(error, t) }),
  )
  const pending = useMemo(
    () =>
      pendingQuantity({
        delayMs: QUANTITY_DEBOUNCE_MS,
        send: (target) => send(id, target),
        onWish: setWish,
        onError: setFailure,
      }),
    [id, send],
  )
  useEffect(() => {
    if (failure !== null) say(failure)
  }, [failure])
  useEffect(() => {
    addEventListener('pagehide', pending.flush)
    return () => {
      removeEventListener('pagehide', pending.flush)
      pending.flush()
    }
  }, [pending])
  return { quantity: wish ?? quantity, isPending: wish !== null, change: pending.wish }
}
