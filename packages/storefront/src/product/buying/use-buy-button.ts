// The button that adds to the cart, wherever it stands.
import { useT } from '../../platform/i18n/use-t.ts'
import type { MessageKey } from '../../platform/i18n/message-key.ts'
import type { AddToCartRefusal } from './can-add-to-cart.ts'
import type { AddToCartState } from './use-add-to-cart.ts'

/** What is missing, or that it is gone. */
const TEXTS: Partial<Record<AddToCartRefusal, MessageKey>> = {
  'sold-out': 'product.soldOut',
  'not-offered': 'product.notOffered',
  'choose-variant': 'product.chooseOptions',
  'choose-piece': 'product.choosePiece',
}

const OFF: ReadonlySet<AddToCartRefusal | null> = new Set(['sold-out', 'too-many', 'not-offered'] as const)

export function useBuyButton({ refusal }: AddToCartState): { text: string; isOff: boolean } {
  const t = useT()
  return { text: t((refusal && TEXTS[refusal]) ?? 'product.addToCart'), isOff: OFF.has(refusal) }
}
