// The button that adds to the cart, wherever it stands.
import { Button } from '@loftwood/ui/button'
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

interface BuyButtonProps {
  cart: AddToCartState
  size?: 'lg'
  className: string
}

export function BuyButton({ cart, ...look }: BuyButtonProps) {
  const t = useT()
  const { userError } = cart
  return (
    <Button
      {...look}
      disabled={OFF.has(userError)}
      loading={cart.isAdding}
      loadingLabel={t('product.adding')}
      onClick={cart.add}
    >
      {t((userError && TEXTS[userError]) ?? 'product.addToCart')}
    </Button>
  )
}
