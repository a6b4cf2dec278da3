// On phones, while the real button is out of sight: price and button along the lower edge.
import { Button } from '@loftwood/ui/button'
import { useEffect, useState, type RefObject } from 'react'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import type { ProductDetail } from './product-detail.ts'
import { priceOf } from './product-price.tsx'
import type { AddToCartState } from './use-add-to-cart.ts'
import type { ChoiceState } from './use-choice.ts'

function useIsOutOfSight(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false))
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return isOut
}

interface StickyBuyBarProps {
  /** The element whose absence calls the bar. */
  of: RefObject<HTMLElement | null>
  product: ProductDetail
  choice: ChoiceState
  cart: AddToCartState
  text: string
  isOff: boolean
}

/** Not rendered while it is not needed, so that the keyboard meets one button only. */
export function StickyBuyBar({ of, product, choice, cart, text, isOff }: StickyBuyBarProps) {
  const t = useT()
  const format = useFormat()
  const isOut = useIsOutOfSight(of)
  const { final, isFrom } = priceOf({ product, choice })
  if (!isOut) return null
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-4 border-t border-line bg-canvas px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-lg lg:hidden">
      <p className="min-w-0 flex-1 leading-tight">
        <span className="block truncate text-xs text-ink-muted">
          {isFrom ? t('product.from') : product.name}
        </span>
        <span className="font-semibold tabular-nums">{format.money(final)}</span>
      </p>
      <Button disabled={isOff} loading={cart.isAdding} loadingLabel={t('product.adding')} onClick={cart.add}>
        {text}
      </Button>
    </div>
  )
}
