// What the account button of a signed-in customer drops down.
import { CustomerDocument } from '@loftwood/graphql-types'
import { Icon } from '@loftwood/ui/icon'
import { Menu } from '@loftwood/ui/menu'
import { User } from 'lucide'
import { usePageContext } from 'vike-react/usePageContext'
import { useQuery } from '../platform/data/use-query.ts'
import { paths } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { useSignOut } from './use-sign-out.ts'

/** Greets by first name where there is room. The next page starts with it closed, however it is reached. */
export function AccountMenu() {
  const t = useT()
  const href = useHref()
  const signOut = useSignOut()
  const { urlOriginal } = usePageContext()
  const [{ data }] = useQuery({ query: CustomerDocument, variables: {} })
  const name = data?.customer?.firstname
  const greeting = name ? t('auth.greeting', { name }) : t('account.title')
  return (
    <Menu
      key={urlOriginal}
      label={greeting}
      triggerClassName="inline-flex min-h-11 items-center gap-2 rounded-sm px-1.5 hover:bg-birch"
      trigger={
        <>
          <Icon of={User} size="lg" />
          <span className="hidden max-w-40 truncate text-sm xl:inline">{greeting}</span>
        </>
      }
      items={[
        { id: 'account', label: t('auth.menuAccount'), href: href(paths.account) },
        { id: 'orders', label: t('auth.menuOrders'), href: href(paths.orders) },
        { id: 'sign-out', label: t('auth.menuSignOut'), onSelect: signOut },
      ]}
    />
  )
}
