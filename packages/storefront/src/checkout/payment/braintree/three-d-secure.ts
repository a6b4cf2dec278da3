// 3-D Secure: before a card is charged, its bank may ask the shopper to confirm the payment, in a window above the page.
import type { CartAddressFragment, CartFragment } from '@loftwood/graphql-types'
import type { Client } from 'braintree-web/client'
import type { HostedFieldsTokenizePayload } from 'braintree-web/hosted-fields'
import {
  create,
  type ThreeDSecure,
  type ThreeDSecureBillingAddress,
  type ThreeDSecureVerifyOptions,
  type ThreeDSecureVerifyPayload,
} from 'braintree-web/three-d-secure'
import { SentenceError } from '../../../platform/data/user-error.ts'
import type { MessageKey } from '../../../platform/i18n/message-key.ts'

type Card = Pick<HostedFieldsTokenizePayload, 'nonce' | 'details'>
export interface Verification {
  /** Returns a token for the card, which is verified for the cart's total. @throws SentenceError */
  verify: (card: Card, cart: CartFragment) => Promise<string>
  remove: () => void
}

const LOOKUP_WITHIN_MS = 30_000
/** The shopper may have to find their phone first. */
const CHALLENGE_WITHIN_MS = 10 * 60_000

type Verify = (options: ThreeDSecureVerifyOptions) => Promise<ThreeDSecureVerifyPayload>

/** @throws when the merchant's account is not set up for it */
export async function createVerification(client: Client): Promise<Verification> {
  const threeDSecure = await create({ client, version: 2 })
  const verify = withDeadlines(threeDSecure)
  return {
    verify: async (card, cart) => tokenOf(await verify(optionsOf(card, cart))),
    remove: () => void threeDSecure.teardown().catch(() => undefined),
  }
}

function tokenOf({ nonce, liabilityShiftPossible, liabilityShifted }: ThreeDSecureVerifyPayload): string {
  // A bank that does not support 3-D Secure lets the card pay without it.
  if (liabilityShiftPossible && !liabilityShifted) throw new SentenceError('pay.declined.proof')
  return nonce
}

/**
 * The library itself has no deadline. It goes on after one has passed and keeps the state of one verification, so the next one waits
 * until the library has ended the one before.
 */
function withDeadlines(threeDSecure: ThreeDSecure): Verify {
  let before: Promise<unknown> = Promise.resolve()
  return async (options) => {
    const { promise: late, reject } = Promise.withResolvers<never>()
    let isOver = false
    /** The library can cancel nothing before. */
    let isLookedUp = false
    const giveUp = () => {
      isOver = true
      reject(new Error('3-D Secure did not answer'))
      if (isLookedUp) void cancelIn(threeDSecure)
      closeBankWindow()
    }
    let deadline = setTimeout(giveUp, LOOKUP_WITHIN_MS)
    const onLookupComplete: ThreeDSecureVerifyOptions['onLookupComplete'] = (found, next) => {
      isLookedUp = true
      if (isOver) return void cancelIn(threeDSecure)
      clearTimeout(deadline)
      // The script that would show the bank's page did not load.
      if (found.requiresUserAuthentication && !('Cardinal' in window)) return giveUp()
      deadline = setTimeout(giveUp, CHALLENGE_WITHIN_MS)
      next()
    }
    const begin = () => (isOver ? late : threeDSecure.verifyCard({ ...options, onLookupComplete }))
    const verified = before.then(begin)
    before = verified.catch(() => undefined)
    try {
      return await Promise.race([verified, late])
    } catch (error) {
      throw new SentenceError(sentenceOf(error as { code?: string; type?: string }))
    } finally {
      clearTimeout(deadline)
    }
  }
}

async function cancelIn(threeDSecure: ThreeDSecure): Promise<void> {
  try {
    await threeDSecure.cancelVerifyCard()
  } catch {
    // There is nothing to cancel any more.
  }
}

/** Cancelling leaves the bank's page open, and an answer there would disturb the next verification. */
const closeBankWindow = () => document.getElementById('Cardinal-ElementContainer')?.remove()

const FAILURES: Readonly<Record<string, MessageKey>> = {
  THREEDS_CARDINAL_SDK_CANCELED: 'pay.declined.proof',
  THREEDS_LOOKUP_VALIDATION_ERROR: 'checkout.card.addressRefused',
}

/** An error of the merchant's account does not pass by waiting. */
const sentenceOf = ({ code = '', type }: { code?: string; type?: string }): MessageKey =>
  FAILURES[code] ?? (type === 'MERCHANT' ? 'checkout.card.notVerifiable' : 'pay.declined.trouble')

function optionsOf({ nonce, details }: Card, cart: CartFragment) {
  const amount = cart.prices?.grand_total?.value?.toFixed(2)
  if (amount === undefined) throw new Error('The cart has no total to verify')
  return {
    nonce,
    bin: details.bin,
    amount,
    ...(cart.email && { email: cart.email }),
    ...(cart.billing_address && { billingAddress: addressOf(cart.billing_address) }),
  }
}

function addressOf(address: CartAddressFragment): ThreeDSecureBillingAddress {
  const { firstname, lastname, street, city, region, postcode, country, telephone } = address
  return {
    givenName: inAscii(firstname),
    surname: inAscii(lastname),
    phoneNumber: telephone?.replaceAll(/\D/g, ''),
    streetAddress: street[0] ?? undefined,
    extendedAddress: street[1] ?? undefined,
    locality: city,
    region: region?.code ?? undefined,
    postalCode: postcode ?? undefined,
    countryCodeAlpha2: country.code,
  }
}

/** Names may have 50 ASCII characters. */
const inAscii = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^ -~]/g, '')
    .slice(0, 50)
