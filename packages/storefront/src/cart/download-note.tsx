// Shown before the checkout: downloads belong to an account, so the back end refuses a guest's order of one.
import { Button } from '@loftwood/ui/button'
import { TextLink } from '@loftwood/ui/text-link'
import { useSetAtom } from 'jotai'
import { paths } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { useSignedIn } from '../platform/session/use-session.ts'
import { uiFlags } from '../platform/ui-flags.ts'

/** For a guest; nothing for a customer. */
export function DownloadNote() {
  const t = useT()
  const href = useHref()
  const openLogin = useSetAtom(uiFlags.login)
  if (useSignedIn()) return null
  return (
    <div className="rounded-md border border-line bg-white p-4 text-sm">
      <p>{t('cart.downloadNeedsAccount')}</p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-4">
        <Button variant="link" size="sm" onClick={() => openLogin(true)}>
          {t('auth.signIn')}
        </Button>
        <TextLink href={href(paths.register)}>{t('auth.register')}</TextLink>
      </p>
    </div>
  )
}
