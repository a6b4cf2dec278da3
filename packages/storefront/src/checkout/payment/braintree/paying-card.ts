// The card that pays: a saved one by its hash, or the one typed into the page's fields, of which there is one set at most.
import type { CartFragment } from '@loftwood/graphql-types'
import type { PaymentFields } from '../payment-method.ts'

/** In place of a saved card's hash. */
export const NEW_CARD = 'new'

/** The saved card that pays; undefined for a new one. */
export function savedHashIn({ card = NEW_CARD }: PaymentFields): string | undefined {
  return card === NEW_CARD ? undefined : card
}

export const CARD_FIELDS = ['number', 'expirationDate', 'cvv'] as const
export type CardField = (typeof CARD_FIELDS)[number]

export interface MountedCard {
  /** Fields that are empty or wrong. */
  invalid: () => CardField[]
  focus: (field: CardField) => void
  /** A token that pays once. With 3-D Secure it is verified for the total of this cart. @throws SentenceError */
  payableToken: (cart: CartFragment) => Promise<string>
  /** What the gateway may know of the device; undefined where it could not be found out in time. */
  deviceData: () => Promise<string | undefined>
  remove: () => void
}

let mounted: MountedCard | null = null

export const mountedCard = (): MountedCard | null => mounted

export function setMountedCard(card: MountedCard | null): void {
  mounted = card
}
