// The state of the checkout page: the draft, the open step (it is in the URL, so that back works), the calls.
import type { CartFragment } from '@loftwood/graphql-types'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { useClient } from '../platform/data/use-query.ts'
import { useSignedIn } from '../platform/session/use-session.ts'
import { useAccountHint } from './account-hint.tsx'
import { checkoutCalls } from './checkout-calls.ts'
import { readOwnDraft, writeDraft, type CheckoutDraft } from './draft.ts'
import { droppedCoupon, type CheckoutCalls } from './driver.ts'
import { checkoutAddress, useExpressChoice } from './express/express-choice.ts'
import { firstIncompleteStep, guardStep, type CheckoutStep, type StepFacts } from './steps.ts'
import { usePaymentChoice, type PaymentChoice } from './use-payment-choice.ts'
import { navigate } from 'vike/client/router'

export interface CheckoutState {
  calls: CheckoutCalls
  draft: CheckoutDraft
  /** Changes part of the draft and stores it. */
  change: (part: Partial<CheckoutDraft>) => void
  step: CheckoutStep
  /** The cart as the steps see it. */
  facts: StepFacts
  isCustomer: boolean
  /** Whether the guest's e-mail address has an account. */
  account: ReturnType<typeof useAccountHint>
  /** The coupon that the cart has lost since the checkout was opened. */
  dropped: string | undefined
  /** The payment method that an express button has chosen, until the payment step takes it. */
  express: string | null
  payment: PaymentChoice
  /** Takes it off the address. */
  takeExpress: () => Promise<void>
  /** Opens a step if the guard allows it. */
  goTo: (step: CheckoutStep) => void
  /** After a step is saved: opens the first incomplete one. */
  advance: (cart: CartFragment) => void
}

function useDraft(owner: string): Pick<CheckoutState, 'draft' | 'change'> {
  const [draft, setDraft] = useState(() => readOwnDraft(sessionStorage, owner))
  const change = (part: Partial<CheckoutDraft>) =>
    setDraft((before) => {
      const next = { ...before, ...part }
      writeDraft(sessionStorage, next)
      return next
    })
  // Whose checkout this tab shows: after a reload without a session, the customer is asked to sign in again.
  const storeOwner = useEffectEvent(() => writeDraft(sessionStorage, draft))
  useEffect(() => {
    if (owner !== '') storeOwner()
  }, [owner])
  return { draft, change }
}

/** For a cart that has arrived: runs in the browser only. */
export function useCheckout(cart: CartFragment): CheckoutState {
  const client = useClient()
  const { urlParsed } = usePageContext()
  const express = useExpressChoice()
  const calls = useMemo(() => checkoutCalls(client, cart.id), [client, cart.id])
  // Until the session that has ended is back, the page stays the customer's.
  const isSignedIn = useSignedIn()
  const [isCustomer] = useState(isSignedIn)
  const typed = useDraft(isCustomer ? (cart.email ?? '') : '')
  const facts = { ...cart, isCustomer }
  const step = guardStep(urlParsed.search['step'], facts)
  const [first] = useState(cart)
  const goTo = (next: CheckoutStep) =>
    void navigate(checkoutAddress({ step: next }), { keepScrollPosition: true })
  const takeExpress = () =>
    navigate(checkoutAddress({ pay: null }), { keepScrollPosition: true, overwriteLastHistoryEntry: true })
  const advance = (next: CartFragment) => goTo(firstIncompleteStep({ ...next, isCustomer }))
  return {
    ...typed,
    account: useAccountHint(),
    dropped: droppedCoupon(first, cart),
    express,
    payment: usePaymentChoice(cart, { draft: typed.draft, express, isCustomer }),
    takeExpress,
    calls,
    step,
    facts,
    isCustomer,
    goTo,
    advance,
  }
}
