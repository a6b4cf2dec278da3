// Why a wallet has not paid, in the provider's codes, for the page on which the order is paid then.
import { storedAs, type Store } from '../platform/stored.ts'

export interface Decline {
  type: string
  code?: string | undefined
  decline_code?: string | undefined
}

const isDecline = (value: unknown): value is Decline =>
  typeof value === 'object' && value !== null && 'type' in value

const declined = storedAs('loftwood.declined', isDecline)

/** Stores it for the next page. */
export const keepDecline = (storage: Store, { type, code, decline_code }: Decline): void =>
  declined.write(storage, { type, code, decline_code })

/** It is shown once. */
export function takeDecline(storage: Store): Decline | null {
  const decline = declined.read(storage)
  declined.clear(storage)
  return decline
}
