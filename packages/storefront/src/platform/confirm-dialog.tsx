// Confirms a deletion.
import { Button } from '@loftwood/ui/button'
import { Dialog } from '@loftwood/ui/dialog'
import type { ReactNode } from 'react'
import { useT } from './i18n/use-t.ts'

interface ConfirmDialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /** Label of the button that cancels. */
  keepLabel: string
  confirmLabel: string
  isBusy: boolean
  onConfirm: () => void
  children: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title, keepLabel, confirmLabel, isBusy, onConfirm, children } = props
  const t = useT()
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      width="sm"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {keepLabel}
          </Button>
          <Button onClick={onConfirm} loading={isBusy}>
            {confirmLabel}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  )
}
