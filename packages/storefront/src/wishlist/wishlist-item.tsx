// One thing on a wishlist: what it is, its choice, quantity and note, and what can be done with it.
import { Button } from '@loftwood/ui/button'
import { QuantityStepper } from '@loftwood/ui/quantity-stepper'
import type { WishlistItemInput } from '@loftwood/graphql-types'
import type { ComponentType } from 'react'
import { useT } from '../platform/i18n/use-t.ts'
import { partsOf, type ItemOption } from '../cart/item-options.ts'
import { usePendingQuantity } from '../cart/use-pending-quantity.ts'
import type { WishlistEntry } from './wishlist-api.ts'
import { cartItemOf, wishOf } from './cart-item-of.ts'
import { WishlistNote } from './wishlist-note.tsx'

export type WishlistView = 'grid' | 'list'

/** Actions of the visitor's own list. */
export interface WishlistOwner {
  onRemove: (entry: WishlistEntry) => void
  setQuantity: (id: string, quantity: number) => Promise<void>
  setNote: (id: string, note: string) => Promise<void>
}

/** A product as a card; its heart, where it has one, puts `wish` on the list. */
export type WishlistTile = ComponentType<{
  product: NonNullable<WishlistEntry['product']>
  layout: WishlistView
  headingLevel: 2 | 3
  wish: WishlistItemInput | null
}>

export interface WishlistItemProps {
  tile: WishlistTile
  entry: WishlistEntry
  view: WishlistView
  headingLevel?: 2 | 3
  onCart: (entry: WishlistEntry) => void
  /** Absent on a shared list. */
  owner?: WishlistOwner
  isBusy: boolean
}

function chosenIn(entry: WishlistEntry): ItemOption[] {
  if ('bundle_options' in entry) return partsOf(entry.bundle_options ?? [])
  if (!('configurable_options' in entry)) return []
  return (entry.configurable_options ?? []).flatMap((option) =>
    option ? [{ label: option.option_label, value: option.value_label }] : [],
  )
}

/** The chosen variant or parts, e.g. Finish: Walnut. */
function Choice({ entry }: { entry: WishlistEntry }) {
  const t = useT()
  const options = chosenIn(entry).map(({ label, value }) => t('common.labelled', { label, text: value }))
  return options.length === 0 ? null : <p className="text-sm text-ink-muted">{options.join(' · ')}</p>
}

function Quantity({ entry, setQuantity }: { entry: WishlistEntry } & Pick<WishlistOwner, 'setQuantity'>) {
  const t = useT()
  const name = entry.product?.name ?? ''
  const { quantity, change } = usePendingQuantity({
    id: entry.id,
    quantity: entry.quantity,
    send: setQuantity,
  })
  return (
    <QuantityStepper
      size="sm"
      value={quantity}
      onChange={change}
      label={t('cart.quantityOf', { name })}
      problemLabel={t('cart.wholeQuantity', { min: 1 })}
      decreaseLabel={t('cart.less', { name })}
      increaseLabel={t('cart.more', { name })}
    />
  )
}

export function WishlistItem(props: WishlistItemProps) {
  const { tile: Tile, entry, view, headingLevel = 2, onCart, owner, isBusy } = props
  const t = useT()
  const { product } = entry
  if (!product) return null
  const name = product.name ?? ''
  const isReady = cartItemOf(entry) !== null
  return (
    <li className="flex min-w-0 flex-col gap-3">
      <Tile product={product} layout={view} headingLevel={headingLevel} wish={owner ? null : wishOf(entry)} />
      <Choice entry={entry} />
      <WishlistNote
        name={name}
        note={entry.description ?? ''}
        {...(owner && { onSave: (note: string) => owner.setNote(entry.id, note) })}
      />
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
        {owner && isReady && <Quantity entry={entry} setQuantity={owner.setQuantity} />}
        {!owner && (
          <p className="text-sm">
            {t('common.labelled', { label: t('product.quantity'), text: `${entry.quantity}` })}
          </p>
        )}
        <Button
          variant="secondary"
          size="sm"
          block={view === 'grid'}
          loading={isBusy}
          disabled={product.stock_status !== 'IN_STOCK'}
          onClick={() => onCart(entry)}
          {...(isReady ? { 'aria-label': t('wishlist.addNamed', { name }) } : {})}
        >
          {isReady ? t('product.addToCart') : t('product.chooseOptions')}
        </Button>
        {owner && (
          <Button
            variant="link"
            size="sm"
            onClick={() => owner.onRemove(entry)}
            aria-label={t('wishlist.removeNamed', { name })}
          >
            {t('wishlist.remove')}
          </Button>
        )}
      </div>
    </li>
  )
}
