// While the real button is out of sight: price and button along the lower edge, until the page's footer.
import { Container } from '@loftwood/ui/layout'
import { useFormat, useT } from '../../platform/i18n/use-t.ts'
import { Picture } from '../../platform/media/picture.tsx'
import type { ProductDetail } from '../product-detail.ts'
import { BuyButton } from './buy-button.tsx'
import { priceOf } from './product-price.tsx'
import { shownPictures } from '../gallery/shown-pictures.ts'
import type { AddToCartState } from './use-add-to-cart.ts'
import type { ChoiceState } from '../choosing/use-choice.ts'
import { optionGroups } from '../choosing/variant-selection.ts'

interface StickyBuyBarProps {
  product: ProductDetail
  choice: ChoiceState
  cart: AddToCartState
}

/** Labels of what is chosen, e.g. `White · Queen`. */
function chosenText(product: ProductDetail, { selection }: ChoiceState): string {
  if (product.__typename !== 'ConfigurableProduct') return ''
  const chosen = optionGroups(product).flatMap(({ code, values }) =>
    values.filter(({ uid }) => uid === selection[code]).map(({ label }) => label),
  )
  return chosen.join(' · ')
}

/** On wide screens: what the button would add. */
function Summary({ product, choice }: Pick<StickyBuyBarProps, 'product' | 'choice'>) {
  const chosen = chosenText(product, choice)
  return (
    <div className="hidden min-w-0 flex-1 items-center gap-4 lg:flex">
      <Picture
        source={shownPictures(product, choice.pictured)[0]?.url ?? null}
        size="galleryThumb"
        alt=""
        className="size-12 shrink-0 rounded-sm bg-white"
      />
      <p className="min-w-0 leading-tight">
        <span className="block truncate font-semibold">{product.name}</span>
        {chosen !== '' && <span className="block truncate text-sm text-ink-muted">{chosen}</span>}
      </p>
    </div>
  )
}

/** Loaded when it is first needed. */
export function StickyBuyBar({ product, choice, cart }: StickyBuyBarProps) {
  const t = useT()
  const format = useFormat()
  const { final, isFrom } = priceOf({ product, choice })
  return (
    <div
      data-lower-bar
      className="sticky inset-x-0 bottom-0 z-30 border-t border-line bg-canvas pb-[env(safe-area-inset-bottom)] shadow-lg print:hidden"
    >
      <Container className="py-3">
        <div className="flex items-center gap-4 lg:gap-6">
          <Summary product={product} choice={choice} />
          <p className="min-w-0 leading-tight max-lg:flex-[1_0_6rem] lg:text-end">
            <span className="block truncate text-xs text-ink-muted lg:hidden">
              {isFrom ? t('product.from') : product.name}
            </span>
            {isFrom && (
              <span className="me-1.5 text-sm text-ink-muted max-lg:hidden">{t('product.from')}</span>
            )}
            <span className="font-semibold whitespace-nowrap tabular-nums lg:text-xl">
              {format.money(final)}
            </span>
          </p>
          <BuyButton cart={cart} className="leading-tight lg:min-w-64" />
        </div>
      </Container>
    </div>
  )
}
