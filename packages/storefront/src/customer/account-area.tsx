// The frame of the account area: its menu beside the page that is open; on phones above it, folded.
import { Disclosure } from '@loftwood/ui/disclosure'
import { Container } from '@loftwood/ui/layout'
import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { paths } from '../paths.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { PageHeading } from '../platform/page-heading.tsx'
import { useFeature } from '../platform/use-feature.ts'
import {
  accountParent,
  AccountGroups,
  AccountLinks,
  SignOutButton,
  CARDS,
  type AccountLink,
} from './account-links.tsx'

/** The links of the sidebar (docs/product.md, Customer). */
const SIDEBAR: readonly AccountLink[] = [
  ['account.profile', paths.account],
  ['account.menuOrders', paths.orders],
  ['account.wishlist', paths.customerWishlist],
  ['account.menuAddresses', paths.addresses],
  ['account.information', paths.accountEdit],
]

/** Around every page of the account area. */
export function AccountArea({ title, children }: { title: string; children?: ReactNode }) {
  const t = useT()
  const parent = accountParent(usePageContext().urlPathname)
  const savesCards = useFeature('savedCards')
  const parents = [['account.title', paths.account] as const, ...(parent ? [parent] : [])]
  return (
    <Container className="pb-section">
      <PageHeading title={title} parents={parents.map(([key, path]) => ({ label: t(key), path }))} />
      <div className="grid gap-8 lg:grid-cols-[14rem_1fr]">
        <nav aria-label={t('account.title')} className="max-lg:hidden print:hidden">
          <AccountLinks links={savesCards ? [...SIDEBAR, CARDS] : SIDEBAR} />
          <SignOutButton />
        </nav>
        <div className="lg:hidden print:hidden">
          <Disclosure title={t('account.title')}>
            <AccountGroups />
          </Disclosure>
          <p className="mt-2 text-end">
            <SignOutButton />
          </p>
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </Container>
  )
}
