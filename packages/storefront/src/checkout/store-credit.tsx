// In the payment step: paying with the customer's credit, as far as it goes.
import {
  ApplyStoreCreditToCartDocument,
  CartStoreCreditDocument,
  RemoveStoreCreditFromCartDocument,
  type CartFragment,
} from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { Checkbox } from '@loftwood/ui/checkbox'
import { Notification } from '@loftwood/ui/notification'
import { useState } from 'react'
import type { QueryClient } from '../platform/data/query-client.ts'
import { useClient, useQuery } from '../platform/data/use-query.ts'
import { dataOrThrow } from '../platform/data/data-or-throw.ts'
import { FormFailure } from '../platform/forms/form-failure.tsx'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import { useFeature } from '../platform/use-feature.ts'
import type { StepProps } from './step-props.ts'

/** @throws OperationError */
async function setUse(client: QueryClient, cartId: string, uses: boolean): Promise<void> {
  const document = uses ? ApplyStoreCreditToCartDocument : RemoveStoreCreditFromCartDocument
  dataOrThrow<unknown>(await client.mutation(document, { input: { cart_id: cartId } }))
}

/** The customer's credit, as it is now: its balance is null without any, and where the back end has none. */
function useCredit(cart: CartFragment, isCustomer: boolean) {
  const hasFeature = useFeature('storeCredit')
  const [{ data, error }, reload] = useQuery({
    query: CartStoreCreditDocument,
    variables: { cartId: cart.id },
    pause: !isCustomer || !hasFeature,
    requestPolicy: 'cache-and-network',
  })
  const credit = data?.cart?.applied_store_credit
  const balance = credit?.current_balance
  return { balance: credit?.enabled && balance?.value ? balance : null, error, reload }
}

/** What credit pays, and what is left of it. Renders nothing while it pays nothing. */
function useHint(cart: CartFragment, balance: number): string | undefined {
  const t = useT()
  const format = useFormat()
  const applied = cart.applied_store_credit?.applied_balance
  if (!applied?.value) return undefined
  const amount = format.money(applied)
  const left = balance - applied.value
  if (left < 0.005) return t('checkout.creditPays', { amount })
  const pays = t('checkout.creditLeft', { amount, left: format.money({ ...applied, value: left }) })
  // Credit is left although something is still to pay: that is for gift cards, which credit does not pay.
  return cart.prices?.grand_total?.value ? `${pays} ${t('checkout.creditNotGiftCards')}` : pays
}

/** Not offered where gift cards pay everything already. */
export function StoreCredit({ cart, checkout }: StepProps) {
  const t = useT()
  const format = useFormat()
  const client = useClient()
  const { balance, error, reload } = useCredit(cart, checkout.isCustomer)
  /** What the shopper chose, until the cart is answered. */
  const [requested, setWanted] = useState<boolean | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const hint = useHint(cart, balance?.value ?? 0)
  const isUsed = hint !== undefined
  if (!balance && error)
    return (
      <Notification tone="warning" title={t('checkout.creditLoadFailed')} className="mb-6">
        <Button variant="link" size="sm" onClick={reload}>
          {t('error.tryAgain')}
        </Button>
      </Notification>
    )
  if (!balance || (!isUsed && !cart.prices?.grand_total?.value)) return null
  const change = async () => {
    setWanted(!isUsed)
    setFailure(null)
    await setUse(client, cart.id, !isUsed).catch(setFailure)
    setWanted(null)
  }
  return (
    <div className="mb-6 flex flex-col gap-4 rounded-md bg-birch p-4">
      <Checkbox
        label={t('checkout.credit', { amount: format.money(balance) })}
        hint={hint}
        checked={requested ?? isUsed}
        aria-busy={requested !== null}
        onChange={() => requested === null && void change()}
      />
      <FormFailure failure={failure} title={t('checkout.creditFailed')} />
    </div>
  )
}
