// The newsletter's dialog.
import { Dialog } from '@loftwood/ui/dialog'
import { useAtom } from 'jotai'
import { useT } from '../platform/i18n/use-t.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { uiFlags } from '../platform/ui-flags.ts'

/** Opened by its flag, e.g. from the mobile menu. */
export function NewsletterDialog() {
  const [isOpen, setOpen] = useAtom(uiFlags.newsletter)
  const t = useT()
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title={t('newsletter.title')}
      closeLabel={t('common.close')}
      width="sm"
    >
      <p className="mb-4 text-ink-muted">{t('newsletter.lead')}</p>
      <NewsletterForm id="newsletter-dialog-email" />
    </Dialog>
  )
}
