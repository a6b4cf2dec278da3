// The sign-in overlay.
import { Dialog } from '@loftwood/ui/dialog'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useT } from '../../shared/i18n/use-t.ts'
import { uiFlags } from '../../shared/ui-flags.ts'
import { SignInViews, VIEW_TITLES, type SignInView } from './sign-in-views.tsx'

export function LoginDialog() {
  const t = useT()
  const [isOpen, setOpen] = useAtom(uiFlags.login)
  const [view, setView] = useState<SignInView>('sign-in')
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
