// A method with a client step, as a card provider has one: a field of its own, and a token in place of what was typed.
import { TextField } from '@loftwood/ui/text-field'
import type { PaymentFormProps, PaymentMethod } from '../payment-method.ts'

function CardForm({ fields, errors, onChange }: PaymentFormProps) {
  return (
    <TextField
      id="payment-holder"
      label="Name on the card"
      value={fields['holder'] ?? ''}
      error={errors['holder']}
      onChange={(event) => onChange({ ...fields, holder: event.target.value })}
    />
  )
}

/** @param createToken what the provider's script does */
export function sampleCard(createToken: (holder: string) => Promise<string>): PaymentMethod {
  return {
    code: 'samplecard',
    label: 'checkout.payment',
    description: 'checkout.payment.freeDetail',
    nextStep: 'checkout.payment.freeNext',
    Form: CardForm,
    validate: (fields) => (fields['holder']?.trim() ? {} : { holder: 'form.required' }),
    prepare: async (fields) => ({
      code: 'samplecard',
      purchase_order_number: await createToken(fields['holder'] ?? ''),
    }),
  }
}
