// The wishlist button of the header: a link to the visitor's wishlist, with the number of items.
import { Icon } from '@loftwood/ui/icon'
import { IconLink } from '@loftwood/ui/icon-button'
import { Heart } from 'lucide'
import { paths } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { useSignedIn } from '../platform/session/use-session.ts'
import { useWishlistCount } from './use-wishlist.ts'

export function WishlistButton() {
  const t = useT()
  const href = useHref()
  const count = useWishlistCount()
  const path = useSignedIn() ? paths.customerWishlist : paths.wishlist
  return (
    <IconLink
      href={href(path)}
      label={t('wishlist.button', { count })}
      icon={<Icon of={Heart} size="lg" />}
      count={count}
    />
  )
}
