// The sign-in overlay.
import { Dialog } from '@loftwood/ui/dialog'
import { useAtom } from 'jotai'
import { useT } from '../../shared/i18n/use-t.ts'
import { uiFlags } from '../../shared/ui-flags.ts'
import { SignInViews, useSignInView } from './sign-in-views.tsx'

export function LoginDialog() {
  const t = useT()
  const [isOpen, setOpen] = useAtom(uiFlags.login)
  const { view, setView, title } = useSignInView()
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title={title}
      closeLabel={t('common.close')}
      width="sm"
    >
      <SignInViews view={view} onView={setView} />
    </Dialog>
  )
}
