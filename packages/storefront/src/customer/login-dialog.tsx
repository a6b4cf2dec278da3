// The sign-in overlay.
import { Dialog } from '@loftwood/ui/dialog'
import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { paths } from '../paths.ts'
import { captchaOf } from '../platform/captcha/captcha-of.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { navigate } from 'vike/client/router'
import { keepPresentPage } from '../platform/session/return-path.ts'
import { uiFlags } from '../platform/ui-flags.ts'
import { useHydrated } from '../platform/use-hydrated.ts'
import { SignInViews, VIEW_TITLES, type SignInView } from './sign-in-views.tsx'

export function LoginDialog() {
  const t = useT()
  const [isOpen, setOpen] = useAtom(uiFlags.login)
  const [view, setView] = useState<SignInView>('sign-in')
  const href = useHref()
  // The captcha with a box opens its pictures beside the dialog, where nothing can be reached: a page has room for both.
  const needsPage = useHydrated() && captchaOf('login')?.version === 2
  useEffect(() => {
    if (!isOpen || !needsPage) return
    setOpen(false)
    keepPresentPage()
    void navigate(href(paths.signIn))
  }, [isOpen, needsPage, setOpen, href])
  if (needsPage) return null
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title={t(VIEW_TITLES[view])}
      closeLabel={t('common.close')}
      width="sm"
    >
      <SignInViews view={view} onView={setView} />
    </Dialog>
  )
}
