// The account button of the header: signs a guest in, shows a customer the ways into the account.
import { Icon } from '@loftwood/ui/icon'
import { IconLink } from '@loftwood/ui/icon-button'
import { useSetAtom } from 'jotai'
import { User } from 'lucide'
import { Suspense, type MouseEvent } from 'react'
import { paths } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { lazyNamed } from '../platform/lazy-named.ts'
import { useSignedIn } from '../platform/session/use-session.ts'
import { uiFlags } from '../platform/ui-flags.ts'

const AccountMenu = lazyNamed(() => import('./account-menu.tsx'), 'AccountMenu')

/** Without script it is a link to the sign-in page. */
function GuestButton() {
  const t = useT()
  const href = useHref()
  const setOpen = useSetAtom(uiFlags.login)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <IconLink
      href={href(paths.signIn)}
      label={t('auth.signIn')}
      icon={<Icon of={User} size="lg" />}
      data-vike="false"
      onClick={open}
    />
  )
}

export function AccountButton() {
  const isSignedIn = useSignedIn()
  if (!isSignedIn) return <GuestButton />
  return (
    <Suspense fallback={<GuestButton />}>
      <AccountMenu />
    </Suspense>
  )
}
