// The card's fields that the page shows: there is one set of them at most.
import type { CartFragment } from '@loftwood/graphql-types'
import type { CardName } from '../../../customer/saved-card.ts'

export const CARD_FIELDS = ['number', 'expirationDate', 'cvv'] as const
export type CardField = (typeof CARD_FIELDS)[number]

export interface MountedCard {
  /** Fields that are empty or wrong. */
  faulty: () => CardField[]
  focus: (field: CardField) => void
  /** Makes a token that pays once; 3-D Secure verifies it for the total of this cart. @throws SentenceError */
  tokenize: (cart: CartFragment) => Promise<string>
  /** The card of the latest token. */
  latest: () => CardName | undefined
  /** What the gateway may know of the device; undefined where it could not be found out in time. */
  deviceData: () => Promise<string | undefined>
  remove: () => void
}

let mounted: MountedCard | null = null

export const mountedCard = (): MountedCard | null => mounted

export function setMountedCard(card: MountedCard | null): void {
  mounted = card
}
