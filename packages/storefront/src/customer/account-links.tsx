// The ways through the account area: as one list, and by group.
import { Button } from '@loftwood/ui/button'
import { TextLink } from '@loftwood/ui/text-link'
import { usePageContext } from 'vike-react/usePageContext'
import { paths } from '../paths.ts'
import type { MessageKey } from '../platform/i18n/message-key.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { useFeature } from '../platform/use-feature.ts'
import { useSignOut } from './use-sign-out.ts'

/** Text and path. */
export type AccountLink = readonly [MessageKey, string]

/** The groups of the menu (docs/product.md, Customer). */
const PERSONAL: readonly AccountLink[] = [
  ['account.menuProfile', paths.account],
  ['account.addresses', paths.addresses],
  ['account.newsletter', paths.newsletter],
  ['account.wishlist', paths.customerWishlist],
]
const CREDIT: AccountLink = ['account.storeCredit', paths.storeCredit]
/** Where the back end saves cards. */
export const CARDS: AccountLink = ['cards.title', paths.savedCards]
const ORDERS: readonly AccountLink[] = [
  ['account.orders', paths.orders],
  ['account.reviews', paths.reviews],
]

/** The page of the menu that a deeper page belongs to, by how its path begins. */
const BELOW: readonly (readonly [start: string, parent: AccountLink])[] = [
  [paths.order(''), ['account.orders', paths.orders]],
  [`${paths.addresses}/`, ['account.addresses', paths.addresses]],
  [paths.accountDelete, ['account.information', paths.accountEdit]],
]

export const accountParent = (path: string): AccountLink | undefined =>
  BELOW.find(([start]) => path.startsWith(start))?.[1]

export function AccountLinks({ links }: { links: readonly AccountLink[] }) {
  const t = useT()
  const href = useHref()
  const { urlPathname } = usePageContext()
  const [, parent] = accountParent(urlPathname) ?? []
  return (
    <ul>
      {links.map(([key, path]) => (
        <li key={path}>
          <TextLink
            tone="quiet"
            href={href(path)}
            aria-current={urlPathname === path ? 'page' : parent === path ? 'true' : undefined}
            className="inline-block py-2 aria-[current]:font-semibold"
          >
            {t(key)}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

/** The way out of the account: in sight at every width. */
export function SignOutButton() {
  const t = useT()
  return (
    <Button variant="link" size="sm" onClick={useSignOut()}>
      {t('auth.signOut')}
    </Button>
  )
}

/** Every page of the account. */
export function AccountGroups() {
  const t = useT()
  const hasCredit = useFeature('storeCredit')
  const savesCards = useFeature('savedCards')
  const orders = [...ORDERS, ...(hasCredit ? [CREDIT] : []), ...(savesCards ? [CARDS] : [])]
  return (
    <nav aria-label={t('account.allPages')} className="grid gap-6 sm:grid-cols-2">
      <div>
        <p className="mb-1 font-semibold">{t('account.groupPersonal')}</p>
        <AccountLinks links={PERSONAL} />
      </div>
      <div>
        <p className="mb-1 font-semibold">{t('account.groupOrders')}</p>
        <AccountLinks links={orders} />
      </div>
    </nav>
  )
}
