// The button that adds to the cart, wherever it stands.
import { useT } from '../../platform/i18n/use-t.ts'
import type { MessageKey } from '../../platform/i18n/message-key.ts'
import type { AddToCartError } from './can-add-to-cart.ts'
import type { AddToCartState } from './use-add-to-cart.ts'

/** What is missing, or that it is gone. */
const TEXTS: Partial<Record<AddToCartError, MessageKey>> = {
  'sold-out': 'product.soldOut',
  'not-offered': 'product.notOffered',
  'choose-variant': 'product.chooseOptions',
  'choose-piece': 'product.choosePiece',
}

const OFF: ReadonlySet<AddToCartError | null> = new Set(['sold-out', 'too-many', 'not-offered'] as const)

export function useBuyButton({ userError }: AddToCartState): { text: string; isOff: boolean } {
  const t = useT()
  return { text: t((userError && TEXTS[userError]) ?? 'product.addToCart'), isOff: OFF.has(userError) }
}
