// What PayPal answered, in the checkout: an approved payment is set on the cart, everything else has a sentence.
import type { CartFragment } from '@loftwood/graphql-types'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CheckoutState } from '../../use-checkout.ts'
import { paypal } from './paypal.ts'
import { clearVisit, readVisit, writeVisit } from './paypal-visit.ts'

interface Setting {
  /** Until it is known whether the approved payment could be set. */
  isSetting: boolean
  failure: unknown
}

export interface PaypalAnswer extends Setting {
  retry: () => void
  /** Why there is no payment. */
  without: 'canceled' | 'otherCart' | null
  /** What the order cost when it was approved, where it costs something else now. */
  approvedTotal: number | null
}

function withoutPayment(cart: CartFragment): PaypalAnswer['without'] {
  const visit = readVisit(localStorage)
  if (visit?.state === 'canceled') return 'canceled'
  return visit?.state === 'approved' && visit.cartId !== cart.id ? 'otherCart' : null
}

const approvedFor = (cart: CartFragment) => {
  const visit = readVisit(localStorage)
  return visit?.state === 'approved' && visit.cartId === cart.id ? visit : null
}

/** The total at PayPal, of a payment that this cart still has. */
function approvedTotal(cart: CartFragment): number | null {
  const visit = readVisit(localStorage)
  const isOfCart = visit?.cartId === cart.id && cart.selected_payment_method?.code === paypal.code
  if (!isOfCart || visit.state !== 'set' || visit.total === null) return null
  return visit.total === cart.prices?.grand_total?.value ? null : visit.total
}

/** For a cart that has arrived: runs in the browser only. */
export function usePaypalAnswer(cart: CartFragment, checkout: CheckoutState): PaypalAnswer {
  const [without] = useState(() => withoutPayment(cart))
  const [setting, change] = useState<Setting>(() => ({
    isSetting: approvedFor(cart) !== null,
    failure: null,
  }))
  const set = useEffectEvent(() => {
    setApproved(cart, checkout).then(
      (paid) => {
        change({ isSetting: false, failure: null })
        if (paid) checkout.advance(paid)
      },
      (failure: unknown) => change({ isSetting: false, failure }),
    )
  })
  const { isSetting } = setting
  useEffect(() => {
    if (isSetting) set()
  }, [isSetting])
  useEffect(() => {
    // It is said once.
    if (without) clearVisit(localStorage)
  }, [without])
  const retry = () => change({ isSetting: true, failure: null })
  return { ...setting, retry, without, approvedTotal: approvedTotal(cart) }
}

async function setApproved(cart: CartFragment, { calls }: CheckoutState): Promise<CartFragment | undefined> {
  const visit = approvedFor(cart)
  if (!visit) return undefined
  const { token, payerId } = visit
  const paid = await calls.setPaymentMethod(await paypal.prepare({ token, payerId }, cart))
  writeVisit(localStorage, { ...visit, state: 'set' })
  return paid
}
