// The payment of an order: what is due, read from the back end, which reads it from the provider.
import {
  FinishOrderPaymentDocument,
  PayOrderOtherwiseDocument,
  StartOrderPaymentDocument,
  type OrderFragment,
} from '@loftwood/graphql-types'
import { useCallback, useEffect, useState } from 'react'
import { navigate } from 'vike/client/router'
import type { QueryClient } from '../../platform/data/query-client.ts'
import { useClient } from '../../platform/data/use-query.ts'
import { keepOrder, type PlacedOrder } from '../../checkout/last-order.ts'
import { paths } from '../../paths.ts'
import { dataOrThrow } from '../../platform/data/data-or-throw.ts'
import { OperationError } from '../../platform/data/operation-error.ts'
import { useHref } from '../../platform/i18n/use-t.ts'
import { progressOf } from '../order-progress.ts'

/** An order with something due. */
export type DueOrder = OrderFragment & { online_payment: NonNullable<OrderFragment['online_payment']> }

/** What the provider's form needs. */
export interface FormKeys {
  clientSecret: string
  publishableKey: string
}

export type PaymentState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: unknown }
  /** Without keys the provider cannot be used; the order can still be paid in another way. */
  | { kind: 'due'; order: DueOrder; keys: FormKeys }
  | { kind: 'due'; order: DueOrder; keys: null; failure: unknown }
  | { kind: 'processing' }
  /** Somebody is signed in whose order it is not. */
  | { kind: 'notOwn' }
  | { kind: 'over'; order: OrderFragment }

export interface OrderPaymentState {
  state: PaymentState
  /** Reads again what became of the payment; opens the thank-you page once it is made. */
  reload: () => Promise<void>
  /** The bank takes its time. */
  wait: () => void
  payOtherwise: (method: string) => Promise<void>
}

const isDue = (order: OrderFragment): order is DueOrder => order.online_payment !== null
const isCanceled = (order: OrderFragment) => {
  const { stages, current } = progressOf(order)
  return stages[current]?.kind === 'canceled'
}

const stateOfFailure = (failure: unknown): PaymentState =>
  failure instanceof OperationError && failure.code === 'ORDER_NOT_OWN'
    ? { kind: 'notOwn' }
    : { kind: 'failed', failure }

async function read(client: QueryClient, token: string): Promise<PaymentState | PlacedOrder> {
  const input = { token }
  const { order } = dataOrThrow(
    await client.mutation(FinishOrderPaymentDocument, { input }),
  ).finishOrderPayment
  if (!isDue(order)) return isCanceled(order) ? { kind: 'over', order } : order
  try {
    const { startOrderPayment: started } = dataOrThrow(
      await client.mutation(StartOrderPaymentDocument, { input }),
    )
    const keys = { clientSecret: started.client_secret, publishableKey: started.publishable_key }
    return { kind: 'due', order, keys }
  } catch (failure) {
    if (failure instanceof OperationError && failure.code === 'PAYMENT_PROCESSING')
      return { kind: 'processing' }
    return { kind: 'due', order, keys: null, failure }
  }
}

export function useOrderPayment(token: string): OrderPaymentState {
  const client = useClient()
  const href = useHref()
  const [state, setState] = useState<PaymentState>({ kind: 'loading' })
  const thankYou = href(paths.thankYou)
  const open = useCallback(
    (order: PlacedOrder) => {
      keepOrder(sessionStorage, order)
      return navigate(thankYou, { overwriteLastHistoryEntry: true })
    },
    [thankYou],
  )
  const reload = useCallback(
    () =>
      read(client, token).then(
        (found) => ('kind' in found ? setState(found) : open(found)),
        (failure: unknown) => setState(stateOfFailure(failure)),
      ),
    [client, token, open],
  )
  useEffect(() => {
    // From the bank's page the provider appends its secret to the address.
    if (location.search !== '') history.replaceState(history.state, '', location.pathname + location.hash)
    void reload()
  }, [reload])
  return {
    state,
    reload,
    wait: () => setState({ kind: 'processing' }),
    payOtherwise: async (payment_method) => {
      const input = { token, payment_method }
      const answer = dataOrThrow(await client.mutation(PayOrderOtherwiseDocument, { input }))
      const { order } = answer.payOrderOtherwise
      // Canceled meanwhile, or the bank still works on it.
      await (isDue(order) || isCanceled(order) ? reload() : open(order))
    },
  }
}
