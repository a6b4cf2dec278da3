// The card that is typed into the page's fields: there is one set of them at most.
import type { CartFragment } from '@loftwood/graphql-types'

export const CARD_FIELDS = ['number', 'expirationDate', 'cvv'] as const
export type CardField = (typeof CARD_FIELDS)[number]

/** Pays once. */
export interface PayableToken {
  nonce: string
  brand: string
  digits: string
  /** The sum for which 3-D Secure has verified the card, where it has to. */
  amount?: string
}

export interface MountedCard {
  /** Fields that are empty or wrong. */
  faulty: () => CardField[]
  focus: (field: CardField) => void
  /** With 3-D Secure it is verified for the total of this cart. @throws SentenceError */
  payableToken: (cart: CartFragment) => Promise<PayableToken>
  /** What the gateway may know of the device; undefined where it could not be found out in time. */
  deviceData: () => Promise<string | undefined>
  remove: () => void
}

let mounted: MountedCard | null = null

export const mountedCard = (): MountedCard | null => mounted

export function setMountedCard(card: MountedCard | null): void {
  mounted = card
}
