// The wishlist beside the page: opens once something was put on it from its product's page.
import { Button, ButtonLink } from '@loftwood/ui/button'
import { Drawer } from '@loftwood/ui/drawer'
import { useAtom } from 'jotai'
import { paths } from '../paths.ts'
import { WISHLIST_PAGE } from '../platform/constants.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { uiFlags } from '../platform/ui-flags.ts'
import { WhenLoaded } from '../platform/when-loaded.tsx'
import { useWishlistCount } from './use-wishlist.ts'
import { allOf, type WishlistEntry } from './wishlist-api.ts'
import { useOwnWishlist } from './use-own-wishlist.ts'
import { ALL } from './use-to-cart.ts'
import { EmptyWishlist } from './wishlist-list.tsx'
import { WishlistItem, type WishlistTile } from './wishlist-item.tsx'

/** The newest as many as a page of the list has; the page shows them all. */
const shownOf = (entries: readonly WishlistEntry[]) => entries.slice(0, WISHLIST_PAGE.size)

/** An overlay of the default layout. */
export function WishlistSidebar({ tile }: { tile: WishlistTile }) {
  const t = useT()
  const href = useHref()
  const [isOpen, setOpen] = useAtom(uiFlags.wishlistSidebar)
  const count = useWishlistCount()
  const list = useOwnWishlist(allOf(count), !isOpen)
  const entries = (list.wishlist?.items_v2?.items ?? []).filter((entry) => entry !== null)
  const footer = (
    <div className="flex flex-col gap-3">
      <Button size="lg" block loading={list.busyId === ALL} onClick={() => void list.allToCart(list.loadAll)}>
        {t('wishlist.addAll')}
      </Button>
      <ButtonLink
        href={href(list.isCustomer ? paths.customerWishlist : paths.wishlist)}
        variant="secondary"
        block
      >
        {t('wishlist.view')}
      </ButtonLink>
    </div>
  )
  return (
    <Drawer
      open={isOpen}
      onClose={() => setOpen(false)}
      title={t('wishlist.sidebarTitle', { count })}
      closeLabel={t('common.close')}
      footer={entries.length > 0 ? footer : undefined}
    >
      <WhenLoaded data={list.isLoaded ? entries : null} error={list.error} retry={list.reload}>
        {() =>
          entries.length === 0 ? (
            <EmptyWishlist />
          ) : (
            <ul className="flex flex-col gap-6">
              {shownOf(entries).map((entry) => (
                <WishlistItem
                  tile={tile}
                  key={entry.id}
                  entry={entry}
                  view="list"
                  headingLevel={3}
                  onCart={(each) => void list.toCart(each)}
                  owner={list.owner}
                  isBusy={list.busyId === entry.id}
                />
              ))}
            </ul>
          )
        }
      </WhenLoaded>
    </Drawer>
  )
}
