// The sequence of the back end's calls in a checkout. No React, no network: the caller passes the calls.
import type {
  BillingAddressInput,
  CartAddressFragment,
  CartAddressInput,
  CartFragment,
  OrderFragment,
  PaymentMethodInput,
  PlaceOrderInput,
  ShippingAddressInput,
  ShippingMethodInput,
} from '@loftwood/graphql-types'
import { fromCartAddress, toCartAddress } from '../customer/address/address-values.ts'
import { OperationError } from '../platform/data/operation-error.ts'
import { UserError } from '../platform/data/user-error.ts'

/** The sums that the shopper agrees to. Together they are the order's price before gift cards and credit pay. */
export type AgreedSums = Required<
  Pick<PlaceOrderInput, 'agreed_total' | 'agreed_gift_cards' | 'agreed_store_credit'>
>

export interface PaypalStart {
  token: string
  /** PayPal's page. */
  address: string
}

/** The calls of one cart; each answers with the cart as it is then, or throws. */
export interface CheckoutCalls {
  setGuestEmail: (email: string) => Promise<CartFragment>
  setShippingAddress: (shipping: ShippingAddressInput) => Promise<CartFragment>
  setBillingAddress: (billing: BillingAddressInput) => Promise<CartFragment>
  setShippingMethod: (method: ShippingMethodInput) => Promise<CartFragment>
  setPaymentMethod: (payment: PaymentMethodInput) => Promise<CartFragment>
  /** Begins a payment at PayPal; from there the shopper comes back to the path. */
  beginPaypal: (path: string) => Promise<PaypalStart>
  /** The cart from the back end itself, never from a cache. */
  reloadCart: () => Promise<CartFragment | null>
  /** Refused when one of the cart's sums has changed. */
  placeOrder: (agreed?: AgreedSums) => Promise<OrderFragment>
}

/** The back end did not place the order, and says why. */
export class OrderUserError extends UserError {
  /** A code of PlaceOrderErrorCodes. */
  readonly code: string
  /** Our own back end's code of the reason. */
  readonly reason: string | undefined

  constructor(code: string, message: string, reason?: string | null) {
    super(message)
    this.name = 'OrderUserError'
    this.code = code
    this.reason = reason ?? undefined
  }
}

/** The back end placed the order and could not show it. */
export class OrderWithoutDetailsError extends Error {
  readonly number: string

  constructor(number: string) {
    super(`Order ${number} has no details`)
    this.name = 'OrderWithoutDetailsError'
    this.number = number
  }
}

/** Where the bill goes: to the delivery address, a saved one by its id, or the one given. */
export interface BillingPlace {
  sameAsShipping: boolean
  savedId?: number
  address?: CartAddressInput | undefined
}

function billingInput({ sameAsShipping, savedId, address }: BillingPlace): BillingAddressInput {
  if (sameAsShipping) return { same_as_shipping: true }
  const place = savedId === undefined ? { address: address ?? null } : { customer_address_id: savedId }
  return { ...place, same_as_shipping: false }
}

/**
 * Saves the billing address. Changing an address may reset the shipping method, so it is set again, from what the cart
 * has selected, unless there is nothing to ship.
 */
export async function saveBilling(calls: CheckoutCalls, place: BillingPlace): Promise<CartFragment> {
  const before = await calls.setBillingAddress(billingInput(place))
  const selected = before.shipping_addresses[0]?.selected_shipping_method
  if (before.is_virtual || !selected) return before
  return calls.setShippingMethod({ carrier_code: selected.carrier_code, method_code: selected.method_code })
}

/** Saves the delivery address; a billing address equal to the former one follows. */
export async function saveShippingAddress(
  calls: CheckoutCalls,
  before: CartFragment,
  shipping: ShippingAddressInput,
): Promise<CartFragment> {
  const [from, bill] = [before.shipping_addresses[0], before.billing_address]
  const wasSame = from !== undefined && from !== null && bill !== null && isSamePlace(from, bill)
  const saved = await calls.setShippingAddress(shipping)
  return wasSame ? calls.setBillingAddress({ same_as_shipping: true }) : saved
}

/**
 * Chooses how the order is brought. A place to pick it up goes with the delivery address, which is set again without one
 * when something else is chosen; that resets the method.
 */
export async function saveDelivery(
  calls: CheckoutCalls,
  cart: CartFragment,
  { method, pickupCode }: { method: ShippingMethodInput; pickupCode: string | null },
): Promise<CartFragment> {
  const address = cart.shipping_addresses[0]
  if (address && (address.pickup_location_code ?? null) !== pickupCode) {
    const pickup = pickupCode === null ? {} : { pickup_location_code: pickupCode }
    await calls.setShippingAddress({ address: sameAddress(address), ...pickup })
  }
  return calls.setShippingMethod(method)
}

/** The cart's own address as input, not to be saved: a Magento would add it to the address book a second time. */
function sameAddress(address: CartAddressFragment): CartAddressInput {
  const { region } = address
  const regions = region?.region_id
    ? [{ id: region.region_id, code: region.code ?? '', name: region.label ?? '' }]
    : []
  return { ...toCartAddress(fromCartAddress(address), regions), save_in_address_book: false }
}

/** Whether both addresses have the same text. */
export const isSamePlace = (one: CartAddressFragment, other: CartAddressFragment) =>
  JSON.stringify(fromCartAddress(one)) === JSON.stringify(fromCartAddress(other))

/** What differs between the cart the shopper agreed to and the cart as it is now. */
export type CartChange = 'total' | 'payments' | 'items' | 'stock'

/** What changed since the shopper saw the cart, most serious first. */
export function cartChanges(shown: CartFragment, now: CartFragment | null): CartChange[] {
  const changes: CartChange[] = []
  if (itemErrors(now).length > 0) changes.push('stock')
  if (lines(shown) !== lines(now)) changes.push('items')
  const [then, today] = [sumsOf(shown), sumsOf(now)]
  if (then.agreed_total !== today.agreed_total) changes.push('total')
  else if (JSON.stringify(then) !== JSON.stringify(today)) changes.push('payments')
  return changes
}

/** The grand total is not enough: it stays 0 while credit pays a price that has risen. */
function sumsOf(cart: CartFragment | null): AgreedSums {
  const cards = cart?.applied_gift_cards ?? []
  const byCards = cards.reduce((sum, card) => sum + (card?.applied_balance?.value ?? 0), 0)
  return {
    agreed_total: cart?.prices?.grand_total?.value ?? null,
    agreed_gift_cards: Math.round(byCards * 100) / 100,
    agreed_store_credit: cart?.applied_store_credit?.applied_balance?.value ?? 0,
  }
}

/** The back end's messages about lines that cannot be bought as they are. */
export function itemErrors(cart: CartFragment | null): string[] {
  return (cart?.items ?? []).flatMap((item) => (item?.errors ?? []).flatMap((error) => error?.message ?? []))
}

function lines(cart: CartFragment | null): string {
  return (cart?.items ?? []).map((item) => `${item?.uid}×${item?.quantity}`).join()
}

/** The coupon that a step has removed from the cart, e.g. one that this shopper has used already. */
export function droppedCoupon(before: CartFragment, after: CartFragment): string | undefined {
  const remaining = new Set((after.applied_coupons ?? []).map((coupon) => coupon?.code))
  return before.applied_coupons?.find((coupon) => coupon && !remaining.has(coupon.code))?.code
}

export type PlaceOutcome =
  | { kind: 'placed'; order: OrderFragment }
  /** The order is placed; its details are only in its e-mail, as is its number where that is unknown. */
  | { kind: 'withoutDetails'; number?: string }
  | { kind: 'changed'; changes: readonly CartChange[]; cart: CartFragment }

/** Places the order, or finds out that it was placed already. */
export async function placeOrder(
  calls: Pick<CheckoutCalls, 'placeOrder'>,
  agreed?: AgreedSums,
): Promise<PlaceOutcome> {
  try {
    return { kind: 'placed', order: await calls.placeOrder(agreed) }
  } catch (error) {
    if (error instanceof OrderWithoutDetailsError) return { kind: 'withoutDetails', number: error.number }
    if (error instanceof OperationError && error.code === 'ORDER_NUMBER_UNKNOWN')
      return { kind: 'withoutDetails' }
    throw error
  }
}

/**
 * Places the order that the shopper agreed to in `shown`, unless the cart has changed since. When the back end refuses, it may
 * have seen a later change, so the cart is read again.
 */
export async function placeAgreedOrder(
  calls: CheckoutCalls,
  shown: CartFragment,
  tries = 1,
): Promise<PlaceOutcome> {
  const now = await calls.reloadCart()
  // A missing cart was ordered already: placing it again returns that order.
  if (now === null) return placeOrder(calls)
  const changes = cartChanges(shown, now)
  if (changes.length > 0) return { kind: 'changed', changes, cart: now }
  try {
    return await placeOrder(calls, sumsOf(shown))
  } catch (error) {
    // The session had ended and was renewed: whoever signed in may have another cart.
    if (error instanceof OperationError && error.code === 'NOT_AUTHORIZED' && tries > 0)
      return placeAgreedOrder(calls, shown, tries - 1)
    if (!(error instanceof OrderUserError)) throw error
    const then = await calls.reloadCart()
    const late = then ? cartChanges(shown, then) : []
    if (!then || late.length === 0) throw error
    return { kind: 'changed', changes: late, cart: then }
  }
}

/**
 * Runs again while `isWorthIt` says so of the error, after each of the pauses.
 * @param pausesMs one pause per further attempt
 */
export async function withRetries<Result>(
  run: () => Promise<Result>,
  isWorthIt: (error: unknown) => boolean,
  pausesMs: readonly number[],
): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    const [pauseMs, ...rest] = pausesMs
    if (pauseMs === undefined || !isWorthIt(error)) throw error
    await new Promise((resume) => setTimeout(resume, pauseMs))
    return withRetries(run, isWorthIt, rest)
  }
}
