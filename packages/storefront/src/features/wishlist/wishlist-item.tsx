// One thing on a wishlist: what it is, its choice and note, and what can be done with it.
import { Button } from '@loftwood/ui/button'
import { ProductTile } from '../../shared/product/product-tile.tsx'
import { useT } from '../../shared/i18n/use-t.ts'
import type { WishlistEntry } from '../../shared/wishlist/use-wishlist.ts'
import { cartItemOf } from './cart-item-of.ts'
import type { WishlistView } from './wishlist-view.ts'

interface WishlistItemProps {
  entry: WishlistEntry
  view: WishlistView
  onCart: (entry: WishlistEntry) => void
  /** Absent on a list of somebody else. */
  onRemove?: (entry: WishlistEntry) => void
  isBusy: boolean
}

/** The chosen variant, e.g. Finish: Walnut. */
function Choice({ entry }: { entry: WishlistEntry }) {
  const t = useT()
  if (!('configurable_options' in entry)) return null
  const options = (entry.configurable_options ?? []).flatMap((option) =>
    option ? [t('common.labelled', { label: option.option_label, text: option.value_label })] : [],
  )
  return options.length === 0 ? null : <p className="text-sm text-ink-muted">{options.join(' · ')}</p>
}

export function WishlistItem({ entry, view, onCart, onRemove, isBusy }: WishlistItemProps) {
  const t = useT()
  const { product } = entry
  if (!product) return null
  const name = product.name ?? ''
  const isReady = cartItemOf(entry) !== null
  return (
    <li className="flex min-w-0 flex-col gap-3">
      <ProductTile product={product} layout={view} headingLevel={2} hasWishlist={false} />
      <Choice entry={entry} />
      {entry.description && <p className="text-sm break-words">{entry.description}</p>}
      <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-1">
        <Button
          variant="secondary"
          size="sm"
          loading={isBusy}
          disabled={product.stock_status !== 'IN_STOCK'}
          onClick={() => onCart(entry)}
          {...(isReady ? { 'aria-label': t('wishlist.addNamed', { name }) } : {})}
        >
          {isReady ? t('product.addToCart') : t('product.chooseOptions')}
        </Button>
        {onRemove && (
          <Button
            variant="link"
            size="sm"
            onClick={() => onRemove(entry)}
            aria-label={t('wishlist.removeNamed', { name })}
          >
            {t('wishlist.remove')}
          </Button>
        )}
      </div>
    </li>
  )
}
