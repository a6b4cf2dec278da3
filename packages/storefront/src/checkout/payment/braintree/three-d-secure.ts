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
import { SentenceError } from '../../../platform/data/refused-error.ts'

type Card = Pick<HostedFieldsTokenizePayload, 'nonce' | 'details'>
export interface Verification {
  /** Returns a token for the verified card. @throws SentenceError */
  verify: (card: Card, cart: CartFragment) => Promise<string>
  remove: () => void
}

const LOOKUP_WITHIN_MS = 30_000
/** The shopper may have to find their phone first. */
const CHALLENGE_WITHIN_MS = 10 * 60_000

/** @throws when the merchant's account is not set up for it */
export async function createVerification(client: Client): Promise<Verification> {
  const threeDSecure = await create({ client, version: 2 })
  return {
    verify: async (card, cart) => tokenOf(await verified(threeDSecure, optionsOf(card, cart))),
    remove: () => void threeDSecure.teardown().catch(() => undefined),
  }
}

function tokenOf({ nonce, liabilityShiftPossible, liabilityShifted }: ThreeDSecureVerifyPayload): string {
  // A bank that does not support 3-D Secure lets the card pay without it.
  if (liabilityShiftPossible && !liabilityShifted) throw new SentenceError('pay.declined.proof')
  return nonce
}

/** The library itself has no deadline. */
async function verified(
  threeDSecure: ThreeDSecure,
  options: ThreeDSecureVerifyOptions,
): Promise<ThreeDSecureVerifyPayload> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const giveUp = () => {
    void threeDSecure.cancelVerifyCard().catch(() => undefined)
    reject(new Error('3-D Secure did not answer'))
  }
  let deadline = setTimeout(giveUp, LOOKUP_WITHIN_MS)
  const onLookupComplete: ThreeDSecureVerifyOptions['onLookupComplete'] = (found, next) => {
    clearTimeout(deadline)
    // The script that would show the bank's page did not load.
    if (found.requiresUserAuthentication && !('Cardinal' in window)) return giveUp()
    deadline = setTimeout(giveUp, CHALLENGE_WITHIN_MS)
    next()
  }
  try {
    return await Promise.race([threeDSecure.verifyCard({ ...options, onLookupComplete }), late])
  } catch (error) {
    const { code } = error as { code?: string }
    throw new SentenceError(
      code === 'THREEDS_CARDINAL_SDK_CANCELED' ? 'pay.declined.proof' : 'pay.declined.trouble',
    )
  } finally {
    clearTimeout(deadline)
  }
}

function optionsOf({ nonce, details }: Card, cart: CartFragment): ThreeDSecureVerifyOptions {
  return {
    nonce,
    bin: details.bin,
    amount: (cart.prices?.grand_total?.value ?? 0).toFixed(2),
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
