// The payment method that an express button has chosen, until the checkout comes to it.
import { atom } from 'jotai'

/** A code of payment-methods.ts; null where none was pressed. */
export const chosenMethodAtom = atom<string | null>(null)
