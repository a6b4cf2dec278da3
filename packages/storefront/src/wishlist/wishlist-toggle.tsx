// The heart of a product: puts it on the wishlist, or takes it off.
import { Icon } from '@loftwood/ui/icon'
import { IconButton } from '@loftwood/ui/icon-button'
import type { WishlistItemInput } from '@loftwood/graphql-types'
import { useSetAtom } from 'jotai'
import { Heart } from 'lucide'
import { failureText } from '../platform/data/operation-error.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'
import { useBusy } from '../platform/use-busy.ts'
import { useHeart } from './hearts.tsx'
import { isWishable, type WishedProduct } from './wishable.ts'

interface WishlistToggleProps {
  /** What is put on the list. */
  item: WishlistItemInput
  product: WishedProduct
  /** Shows the list beside the page once it is on it. */
  opensSidebar?: boolean
  className?: string
}

/** Pressed while the product is on the list. Visitors without a wishlist have to sign in. */
export function WishlistToggle({ item, product, opensSidebar = false, className }: WishlistToggleProps) {
  const t = useT()
  const notify = useSetAtom(notifyAtom)
  const { entry, isOffered, ...heart } = useHeart(item.sku)
  const [isBusy, setBusy] = useBusy()
  const add = async () => {
    if (!isWishable(product)) return
    await heart.add(item)
    if (opensSidebar) heart.openSidebar()
  }
  const toggle = async () => {
    if (!isOffered) return heart.openLogin()
    if (isBusy) return
    setBusy(true)
    try {
      await (entry ? heart.remove(entry.id) : add())
    } catch (error) {
      notify({ type: 'danger', title: t('wishlist.failed'), message: failureText(error, t) })
    }
    setBusy(false)
  }
  return (
    <IconButton
      raised
      label={t('wishlist.toggle', { name: product.name ?? '' })}
      aria-pressed={entry !== undefined}
      aria-busy={isBusy || undefined}
      icon={<Icon of={Heart} className={entry ? 'fill-current' : ''} />}
      onClick={() => void toggle()}
      {...(className ? { className } : {})}
    />
  )
}
