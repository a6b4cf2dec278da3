// A card that the customer has saved with the payment provider, from what the back end says of it.
import type { CustomerPaymentTokensQuery } from '@loftwood/graphql-types'

type Token = NonNullable<NonNullable<CustomerPaymentTokensQuery['customerPaymentTokens']>['items'][number]>

/** What a shopper knows a card by. */
export interface CardName {
  /** Null for a brand that we do not know. */
  brand: string | null
  lastDigits: string
}

export interface SavedCard extends CardName {
  /** Identifies it for its customer; it pays nothing by itself. */
  publicHash: string
  /** The method that takes it, e.g. `braintree`. */
  methodCode: string
  /** `12/27`; empty where the back end does not say. */
  expiry: string
}

/** By Magento's abbreviations. */
const BRANDS: Readonly<Record<string, string>> = {
  AE: 'American Express',
  DI: 'Discover',
  DN: 'Diners Club',
  JCB: 'JCB',
  MC: 'Mastercard',
  MD: 'Maestro',
  MI: 'Maestro',
  UN: 'UnionPay',
  UPD: 'UnionPay',
  VI: 'Visa',
}

/** By abbreviation or name; null for a brand that we do not know. */
export const brandOf = (type: string): string | null =>
  BRANDS[type] ?? Object.values(BRANDS).find((brand) => brand.toLowerCase() === type.toLowerCase()) ?? null

/** The saved cards among the customer's tokens. Accounts of other services, and what cannot be read, are left out. */
export function savedCardsIn(tokens: readonly (Token | null)[]): SavedCard[] {
  return tokens.flatMap((token) => (token?.type === 'card' ? cardOf(token) : []))
}

function cardOf({ public_hash, payment_method_code, details }: Token): SavedCard | [] {
  const { type, maskedCC, expirationDate } = detailsOf(details)
  const lastDigits = digitsAtEnd(maskedCC)
  if (lastDigits === '') return []
  const [, month = '', year = ''] = /^(\d{1,2})\/(?:\d\d)?(\d\d)$/.exec(expirationDate) ?? []
  return {
    publicHash: public_hash,
    methodCode: payment_method_code,
    brand: brandOf(type),
    lastDigits,
    expiry: month === '' ? '' : `${month.padStart(2, '0')}/${year}`,
  }
}

/** Modules write `1111`, `xxxx-1111` or `************1111`. */
export const digitsAtEnd = (masked: string): string => /\d{2,4}$/.exec(masked)?.[0] ?? ''

function detailsOf(details: string | null): Record<'type' | 'maskedCC' | 'expirationDate', string> {
  const { type, maskedCC, expirationDate } = objectIn(details)
  return { type: textOf(type), maskedCC: textOf(maskedCC), expirationDate: textOf(expirationDate) }
}

function objectIn(details: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(details ?? '')
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
