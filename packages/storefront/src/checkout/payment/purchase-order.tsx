// A purchase order of a school, camp or company: its number goes with the order.
import { TextField } from '@loftwood/ui/text-field'
import { useT } from '../../platform/i18n/use-t.ts'
import type { PaymentFormProps, PaymentMethod } from './payment-method.ts'

const MAX_LENGTH = 64

function PurchaseOrderForm({ fields, onChange, errors }: PaymentFormProps) {
  const t = useT()
  return (
    <TextField
      id="payment-number"
      label={t('checkout.payment.purchaseOrderNumber')}
      required
      maxLength={MAX_LENGTH}
      autoComplete="off"
      value={fields['number'] ?? ''}
      error={errors['number']}
      onChange={(event) => onChange({ ...fields, number: event.target.value })}
    />
  )
}

/** Invoiced to the number given. */
export const purchaseOrder: PaymentMethod = {
  code: 'purchaseorder',
  label: 'checkout.payment.purchaseorder',
  description: 'checkout.payment.purchaseorderDetail',
  nextStep: 'checkout.payment.purchaseorderNext',
  Form: PurchaseOrderForm,
  validate: (fields) => (fields['number']?.trim() ? {} : { number: 'checkout.error.purchaseOrder' }),
  prepare: (fields) =>
    Promise.resolve({ code: 'purchaseorder', purchase_order_number: (fields['number'] ?? '').trim() }),
}
