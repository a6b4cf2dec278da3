// One's own wishlist, a guest's or a customer's.
import { Button } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { Pagination } from '@loftwood/ui/pagination'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { paths } from '../paths.ts'
import { WISHLIST_PAGE } from '../platform/constants.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { navigate } from 'vike/client/router'
import { uiFlags } from '../platform/ui-flags.ts'
import { usePageNumber, usePaging } from '../platform/use-page-number.ts'
import { WhenLoaded } from '../platform/when-loaded.tsx'
import { useHasWishlist } from './use-wishlist.ts'
import { ShareWishlist } from './share-wishlist.tsx'
import { useOwnWishlist } from './use-own-wishlist.ts'
import type { WishlistTile } from './wishlist-item.tsx'
import { WishlistList } from './wishlist-list.tsx'

/** The last page goes with the last thing on it. */
function useBackToLast(current: number, total: number, hrefOf: (page: number) => string): void {
  const target = total > 0 && current > total ? hrefOf(total) : null
  useEffect(() => {
    if (target !== null) void navigate(target, { overwriteLastHistoryEntry: true })
  }, [target])
}

/** Where only accounts have lists. */
function SignInFirst() {
  const t = useT()
  const openLogin = useSetAtom(uiFlags.login)
  return (
    <EmptyState
      title={t('wishlist.inAccount')}
      headingLevel={2}
      actions={<Button onClick={() => openLogin(true)}>{t('auth.signIn')}</Button>}
    >
      {t('wishlist.inAccountDetail')}
    </EmptyState>
  )
}

export function WishlistScreen({ tile }: { tile: WishlistTile }) {
  return useHasWishlist() ? <OwnWishlist tile={tile} /> : <SignInFirst />
}

function OwnWishlist({ tile }: { tile: WishlistTile }) {
  const { urlPathname } = usePageContext()
  const paging = usePaging(urlPathname === paths.wishlist ? paths.wishlist : paths.customerWishlist)
  const page = { pageSize: WISHLIST_PAGE.size, currentPage: usePageNumber() }
  const { wishlist, isLoaded, error, reload, ...list } = useOwnWishlist(page)
  const { current_page: current = 1, total_pages: total = 1 } = wishlist?.items_v2?.page_info ?? {}
  useBackToLast(current ?? 1, total ?? 1, paging.hrefOf)
  const entries = (wishlist?.items_v2?.items ?? []).filter((entry) => entry !== null)
  return (
    <WhenLoaded data={isLoaded ? entries : null} error={error} retry={reload}>
      {() => (
        <>
          <WishlistList
            tile={tile}
            entries={entries}
            count={wishlist?.items_count ?? 0}
            busyId={list.busyId}
            onCart={(entry) => void list.toCart(entry)}
            onAll={() => void list.allToCart(list.loadAll)}
            owner={list.owner}
          >
            {wishlist?.id && (
              <ShareWishlist id={wishlist.id} code={wishlist.sharing_code} isCustomer={list.isCustomer} />
            )}
          </WishlistList>
          <Pagination {...paging} current={current ?? 1} total={total ?? 1} className="mt-10" />
        </>
      )}
    </WhenLoaded>
  )
}
