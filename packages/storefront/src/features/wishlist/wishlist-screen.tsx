// One's own wishlist, a guest's or a customer's.
import { Button } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { Pagination } from '@loftwood/ui/pagination'
import { useSetAtom } from 'jotai'
import { usePageContext } from 'vike-react/usePageContext'
import { paths } from '../../app/paths.ts'
import { WISHLIST_PAGE } from '../../shared/constants.ts'
import { failureText } from '../../shared/data/operation-error.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { notifyAtom } from '../../shared/notices.ts'
import { uiFlags } from '../../shared/ui-flags.ts'
import { usePageNumber, usePaging } from '../../shared/use-page-number.ts'
import { useSignedIn } from '../../shared/session/use-session.ts'
import { WhenLoaded } from '../../shared/when-loaded.tsx'
import {
  useHasWishlist,
  useWishlistActions,
  useWishlistPage,
  type WishlistEntry,
} from '../../shared/wishlist/use-wishlist.ts'
import { ShareWishlist } from './share-wishlist.tsx'
import { useToCart } from './use-to-cart.ts'
import { WishlistList } from './wishlist-list.tsx'

/** The page shown is read anew after each change. */
function useOwnWishlist() {
  const t = useT()
  const notify = useSetAtom(notifyAtom)
  const isCustomer = useSignedIn()
  const actions = useWishlistActions()
  const page = useWishlistPage({ pageSize: WISHLIST_PAGE.size, currentPage: usePageNumber() })
  const takeOff = async (entry: WishlistEntry) => {
    await actions.remove([entry.id])
    page.reload()
  }
  const { toCart, allToCart, busyId } = useToCart(
    takeOff,
    isCustomer ? 'wishlist.error' : 'wishlist.guestError',
  )
  const remove = (entry: WishlistEntry) =>
    void takeOff(entry).catch((error: unknown) =>
      notify({ type: 'danger', title: t('wishlist.failed'), message: failureText(error, t) }),
    )
  return { ...page, isCustomer, toCart, allToCart, busyId, remove }
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

export function WishlistScreen() {
  return useHasWishlist() ? <OwnWishlist /> : <SignInFirst />
}

function OwnWishlist() {
  const { urlPathname } = usePageContext()
  const paging = usePaging(urlPathname === paths.wishlist ? paths.wishlist : paths.customerWishlist)
  const { wishlist, isLoaded, error, reload, toCart, allToCart, busyId, remove, isCustomer } =
    useOwnWishlist()
  const entries = (wishlist?.items_v2?.items ?? []).filter((entry) => entry !== null)
  return (
    <WhenLoaded data={isLoaded ? entries : null} error={error} retry={reload}>
      {() => (
        <>
          <WishlistList
            entries={entries}
            count={wishlist?.items_count ?? 0}
            busyId={busyId}
            onCart={(entry) => void toCart(entry)}
            onAll={() => void allToCart(entries)}
            onRemove={remove}
          >
            {wishlist?.id && (
              <ShareWishlist id={wishlist.id} code={wishlist.sharing_code} isCustomer={isCustomer} />
            )}
          </WishlistList>
          <Pagination
            {...paging}
            current={wishlist?.items_v2?.page_info?.current_page ?? 1}
            total={wishlist?.items_v2?.page_info?.total_pages ?? 1}
            className="mt-10"
          />
        </>
      )}
    </WhenLoaded>
  )
}
