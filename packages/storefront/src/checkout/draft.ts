// The shopper's input, stored for the tab so that an error, a reload or a step back loses nothing.
import { EMPTY_ADDRESS, type AddressValues } from '../customer/address/address-values.ts'
import { storedAs, type Store } from '../platform/stored.ts'

export interface CheckoutDraft {
  /** The customer's e-mail address; empty for a guest. */
  owner: string
  email: string
  shipping: AddressValues
  /** The chosen delivery: carrier and method. */
  delivery: string
  billing: AddressValues
  /** Undefined until the shopper chooses: then the cart says it. */
  billingSameAsShipping: boolean | undefined
  /** Code of the chosen payment method, with the fields of its form. */
  payment: { code: string; fields: Record<string, string> }
}

export const EMPTY_DRAFT: CheckoutDraft = {
  owner: '',
  email: '',
  shipping: EMPTY_ADDRESS,
  delivery: '',
  billing: EMPTY_ADDRESS,
  billingSameAsShipping: undefined,
  payment: { code: '', fields: {} },
}

const stored = storedAs('loftwood.checkout-draft', isRecord)

/** The draft of this tab; an unreadable or missing one is the empty draft. */
export const readDraft = (storage: Store): CheckoutDraft => mergeDraft(stored.read(storage) ?? {})

/** The draft of this tab, unless another customer typed it. @param owner the present customer's e-mail, if any */
export function readOwnDraft(storage: Store, owner: string): CheckoutDraft {
  const draft = readDraft(storage)
  const isOwn = owner === '' || draft.owner === '' || isSameEmail(draft.owner, owner)
  return { ...(isOwn ? draft : EMPTY_DRAFT), owner }
}

export const isSameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** Stores the draft; the page also has it in memory. */
export const writeDraft = (storage: Store, draft: CheckoutDraft): void => stored.write(storage, { ...draft })

/** Removes the draft after the order is placed. */
export const clearDraft = stored.clear

function mergeDraft(draft: Readonly<Record<string, unknown>>): CheckoutDraft {
  const payment = isRecord(draft['payment']) ? draft['payment'] : {}
  const isSame =
    typeof draft['billingSameAsShipping'] === 'boolean' ? draft['billingSameAsShipping'] : undefined
  return {
    owner: textOr(draft['owner'], ''),
    email: textOr(draft['email'], ''),
    shipping: addressOf(draft['shipping']),
    delivery: textOr(draft['delivery'], ''),
    billing: addressOf(draft['billing']),
    billingSameAsShipping: isSame,
    payment: { code: textOr(payment['code'], ''), fields: textsOf(payment['fields']) },
  }
}

function addressOf(stored: unknown): AddressValues {
  return { ...EMPTY_ADDRESS, ...textsOf(stored) }
}

function textsOf(stored: unknown): Record<string, string> {
  if (!isRecord(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
  )
}

function textOr(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
