// Pays the order that was just placed with what is typed into the provider's form in the payment step, where it stands there.
import { StartOrderPaymentDocument } from '@loftwood/graphql-types'
import { dataOrThrow } from '../../../platform/data/data-or-throw.ts'
import { useClient } from '../../../platform/data/use-query.ts'
import type { PlacedOrder } from '../../last-order.ts'
import { mountedForm } from './card-in-step.ts'
import { toCents } from './cents.ts'
import { payOrder } from './pay-order.ts'

/** Never throws: the order exists, and `page` says what has become of its payment. */
export function usePayTyped(): (order: PlacedOrder, page: string) => Promise<void> {
  const client = useClient()
  const startPayment = async (token: string) => {
    const result = await client.mutation(StartOrderPaymentDocument, { input: { token } })
    return dataOrThrow(result).startOrderPayment.client_secret
  }
  return async (order, page) => {
    const form = mountedForm()
    const due = order.online_payment
    // An order that had no answer is sent again without a check, and the shopper may have typed something else since.
    if (!form || !due || (await form.check(toCents(due.amount)).catch((error: Error) => error))) return
    const confirm = (secret: string, returnUrl: string) => form.pay(returnUrl, secret)
    await payOrder(order, { startPayment, confirm, pageOf: () => page })
  }
}
