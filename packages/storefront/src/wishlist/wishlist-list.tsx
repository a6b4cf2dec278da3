// The items of a wishlist in a grid or a list, with what can be done to all of them.
import { Button, ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { atom, useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import type { WishlistEntry } from './wishlist-api.ts'
import { ALL } from './use-to-cart.ts'
import { WishlistItem, type WishlistOwner, type WishlistTile, type WishlistView } from './wishlist-item.tsx'

/** As the shopper left it in this tab. */
const wishlistViewAtom = atom<WishlistView>('grid')

interface WishlistListProps {
  tile: WishlistTile
  entries: readonly WishlistEntry[]
  count: number
  busyId: string | null
  onCart: (entry: WishlistEntry) => void
  onAll: () => void
  /** Absent on a shared list. */
  owner?: WishlistOwner
  /** Between the toolbar and the items. */
  children?: ReactNode
}

function ViewSwitch() {
  const t = useT()
  const [view, setView] = useAtom(wishlistViewAtom)
  return (
    <div className="flex gap-1" role="group" aria-label={t('wishlist.layout')}>
      {(['grid', 'list'] as const).map((each) => (
        <Button
          key={each}
          variant={view === each ? 'secondary' : 'ghost'}
          size="sm"
          aria-pressed={view === each}
          onClick={() => setView(each)}
        >
          {t(each === 'grid' ? 'wishlist.grid' : 'wishlist.list')}
        </Button>
      ))}
    </div>
  )
}

/** Shown when the list is empty. */
export function EmptyWishlist() {
  const t = useT()
  const href = useHref()
  return (
    <EmptyState
      title={t('wishlist.empty')}
      headingLevel={2}
      actions={<ButtonLink href={href(paths.home)}>{t('cart.startShopping')}</ButtonLink>}
    >
      {t('wishlist.emptyDetail')}
    </EmptyState>
  )
}

export function WishlistList(props: WishlistListProps) {
  const { tile, entries, count, busyId, onCart, onAll, owner, children } = props
  const t = useT()
  const [view] = useAtom(wishlistViewAtom)
  if (entries.length === 0) return <EmptyWishlist />
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="me-auto">{t('wishlist.count', { count })}</p>
        <ViewSwitch />
        <Button size="sm" onClick={onAll} loading={busyId === ALL}>
          {t('wishlist.addAll')}
        </Button>
      </div>
      {children}
      <ul
        className={
          view === 'grid' ? 'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3' : 'flex flex-col gap-6'
        }
      >
        {entries.map((entry) => (
          <WishlistItem
            tile={tile}
            key={entry.id}
            entry={entry}
            view={view}
            onCart={onCart}
            {...(owner && { owner })}
            isBusy={busyId === entry.id}
          />
        ))}
      </ul>
    </div>
  )
}
