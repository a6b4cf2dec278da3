// A shared wishlist: visitors can view it, buy from it and copy from it.
import { SharedWishlistDocument } from '@loftwood/graphql-types'
import { ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { usePageContext } from 'vike-react/usePageContext'
import { useQuery } from '../platform/data/use-query.ts'
import { paths, sharingCodeOf } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { WhenLoaded } from '../platform/when-loaded.tsx'
import { allOf } from './wishlist-api.ts'
import { useToCart } from './use-to-cart.ts'
import type { WishlistTile } from './wishlist-item.tsx'
import { WishlistList } from './wishlist-list.tsx'

/** Read-only, because it belongs to its owner. */
const stays = () => Promise.resolve()

export function SharedWishlistScreen({ tile }: { tile: WishlistTile }) {
  const t = useT()
  const href = useHref()
  const sharingCode = sharingCodeOf(usePageContext().urlPathname)
  const [{ data, error }, reload] = useQuery({
    query: SharedWishlistDocument,
    variables: { sharingCode, ...allOf() },
  })
  const { toCart, allToCart, busyId } = useToCart(stays, 'wishlist.error')
  const wishlist = data?.sharedWishlist
  const entries = (wishlist?.items_v2?.items ?? []).filter((entry) => entry !== null)
  const isGone = data !== undefined && !wishlist
  if (isGone || error?.graphQLErrors.length) {
    return (
      <EmptyState
        title={t('wishlist.gone')}
        headingLevel={2}
        actions={<ButtonLink href={href(paths.home)}>{t('cart.startShopping')}</ButtonLink>}
      >
        {t('wishlist.goneDetail')}
      </EmptyState>
    )
  }
  return (
    <WhenLoaded data={wishlist} error={error} retry={reload}>
      {() => (
        <WishlistList
          tile={tile}
          entries={entries}
          count={wishlist?.items_count ?? 0}
          busyId={busyId}
          onCart={(entry) => void toCart(entry)}
          onAll={() => void allToCart(() => Promise.resolve(entries))}
        />
      )}
    </WhenLoaded>
  )
}
