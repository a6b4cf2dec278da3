// Asks for the reason before an order is cancelled.
import { SelectField } from '@loftwood/ui/select-field'
import { useState } from 'react'
import { ConfirmDialog } from '../platform/confirm-dialog.tsx'
import { FormFailure } from '../platform/forms/form-failure.tsx'
import { useSubmit } from '../platform/forms/use-submit.ts'
import type { MessageKey } from '../platform/i18n/message-key.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { useStoreConfig } from '../store/shell.ts'

/** The reasons that the store lets shoppers choose from. */
function useCancelReasons(): string[] {
  const config = useStoreConfig()
  return (config?.order_cancellation_reasons ?? []).flatMap((reason) => reason?.description ?? [])
}

interface CancelDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Closes the dialog when done; what it throws is shown. */
  cancel: (reason: string) => Promise<void>
  detail?: MessageKey
}

export function CancelDialog({ isOpen, onClose, cancel, detail = 'order.cancelDetail' }: CancelDialogProps) {
  const t = useT()
  const { isBusy, failure, run } = useSubmit()
  const reasons = useCancelReasons()
  const [reason, setReason] = useState('')
  const chosen = reason || (reasons[0] ?? '')
  const confirm = () =>
    run(async () => {
      await cancel(chosen)
      onClose()
    })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('order.cancelQuestion')}
      keepLabel={t('order.keep')}
      confirmLabel={t('order.cancel')}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
    >
      <FormFailure failure={failure} title={t('order.cancelFailed')} />
      <p className="mb-5">{t(detail)}</p>
      <SelectField
        label={t('order.cancelReason')}
        value={chosen}
        onChange={(event) => setReason(event.target.value)}
        options={reasons.map((each) => ({ value: each, label: each }))}
      />
    </ConfirmDialog>
  )
}
