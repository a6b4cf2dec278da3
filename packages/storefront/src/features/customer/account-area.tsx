// The frame of the account area: its menu beside the page that is open.
import { Container } from '@loftwood/ui/layout'
import { TextLink } from '@loftwood/ui/text-link'
import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { paths } from '../../app/paths.ts'
import type { MessageKey } from '../../shared/i18n/translator.ts'
import { useHref, useT } from '../../shared/i18n/use-t.ts'
import { PageHeading } from '../../shared/page-heading.tsx'

/** The links of the sidebar (specification, section 2). */
const MENU: readonly (readonly [MessageKey, string])[] = [
  ['account.profile', paths.account],
  ['account.menuOrders', paths.orders],
  ['account.menuWishlist', paths.customerWishlist],
  ['account.menuAddresses', paths.addresses],
  ['account.information', paths.accountEdit],
]

function AccountMenu() {
  const t = useT()
  const href = useHref()
  const { urlPathname } = usePageContext()
  return (
    <nav aria-label={t('account.title')}>
      <ul className="flex gap-x-6 overflow-x-auto lg:flex-col">
        {MENU.map(([key, path]) => (
          <li key={path}>
            <TextLink
              tone="quiet"
              href={href(path)}
              aria-current={urlPathname === path ? 'page' : undefined}
              className="inline-block py-2 whitespace-nowrap aria-[current]:font-semibold"
            >
              {t(key)}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Around every page of the account area. */
export function AccountArea({ title, children }: { title: string; children?: ReactNode }) {
  const t = useT()
  return (
    <Container>
      <PageHeading title={title} parents={[{ label: t('account.title'), path: paths.account }]} />
      <div className="grid gap-8 lg:grid-cols-[14rem_1fr]">
        <AccountMenu />
        <div>{children}</div>
      </div>
    </Container>
  )
}
