// Ways to pay a placed order that are not online.
import { Button } from '@loftwood/ui/button'
import { FormFailure } from '../../platform/forms/form-failure.tsx'
import { useSubmit } from '../../platform/forms/use-submit.ts'
import { useT } from '../../platform/i18n/use-t.ts'
import type { DueOrder } from './use-order-payment.ts'

interface OtherMethodsProps {
  order: DueOrder
  onChoose: (method: string) => Promise<void>
}

export function OtherMethods({ order, onChoose }: OtherMethodsProps) {
  const t = useT()
  const { isBusy, failure, run } = useSubmit()
  const { other_methods: methods } = order.online_payment
  if (methods.length === 0) return null
  return (
    <section aria-labelledby="pay-other" className="mt-10 border-t border-line pt-7">
      <h2 id="pay-other" className="text-xl">
        {t('pay.other')}
      </h2>
      <p className="mt-1 mb-4 text-ink-muted">{t('pay.otherDetail')}</p>
      <FormFailure failure={failure} title={t('pay.otherFailed')} />
      <ul className="flex flex-col items-start gap-3">
        {methods.map(({ code, title }) => (
          <li key={code}>
            <Button variant="secondary" disabled={isBusy} onClick={() => void run(() => onChoose(code))}>
              {title}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
