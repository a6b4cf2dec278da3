// Step: how the order is paid, the address on the bill, what is agreed to, and the button that orders.
import { Button } from '@loftwood/ui/button'
import { Checkbox } from '@loftwood/ui/checkbox'
import { ErrorSummary } from '@loftwood/ui/error-summary'
import { FormStack } from '@loftwood/ui/layout'
import { Notification } from '@loftwood/ui/notification'
import { RadioGroup } from '@loftwood/ui/radio-group'
import { Skeleton } from '@loftwood/ui/skeleton'
import { Suspense, useEffect, useEffectEvent } from 'react'
import type { MessageKey } from '../platform/i18n/message-key.ts'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import { WithAddressRules } from '../customer/address/with-address-rules.tsx'
import { WithAccountNames } from './account-names.tsx'
import type { Agreements } from './agreements.tsx'
import { BillingAddress } from './billing-address.tsx'
import type { CheckoutDraft } from './draft.ts'
import { OrderFailure } from './order-failure.tsx'
import { OrderedAndAgreed } from './ordered-and-agreed.tsx'
import type { PaymentMethod } from './payment/payment-method.ts'
import type { OfferedMethod } from './payment/payment-methods.ts'
import { PaypalAgain } from './payment/paypal/paypal-again.tsx'
import { FormFailure } from '../platform/forms/form-failure.tsx'
import type { Submission } from '../platform/forms/use-submit.ts'
import type { StepProps } from './step-props.ts'
import { StoreCredit } from './store-credit.tsx'
import { UnpaidOrdersLink } from './unpaid-orders-link.tsx'
import type { CheckoutState } from './use-checkout.ts'
import { usePaymentForm, type PaymentFormProps } from './use-payment-form.ts'
import type { PlaceOrderState } from './use-place-order.ts'

interface MethodChoiceProps {
  methods: readonly OfferedMethod[]
  chosen: PaymentMethod | undefined
  checkout: CheckoutState
  errors: Readonly<Record<string, string>>
  onChoose: (code: string) => void
}

function MethodChoice({ methods, chosen, checkout, errors, onChoose }: MethodChoiceProps) {
  const t = useT()
  const { payment } = checkout.draft
  return (
    <RadioGroup
      id="payment-method"
      legend={t('checkout.paymentMethod')}
      legendHidden
      framed
      error={errors['method']}
      value={chosen?.code ?? null}
      onChange={onChoose}
      options={methods.map((method) => ({
        value: method.code,
        label: (!method.isOwnLabel && method.title) || t(method.label),
        description: [
          t(method.description),
          ...(method.isPaidFirst && method.daysToPay !== null
            ? [t('checkout.payment.within', { days: method.daysToPay })]
            : []),
        ].join(' '),
        content: method.Form && method === chosen && (
          <Suspense fallback={<Skeleton className="h-40 w-full" />}>
            <method.Form
              fields={payment.fields}
              errors={errors}
              onChange={(fields) => checkout.change({ payment: { ...payment, fields } })}
            />
          </Suspense>
        ),
      }))}
    />
  )
}

/** Nothing that the shop can take; what the back end offers is named. */
function NoMethods({ names }: { names: readonly string[] }) {
  const t = useT()
  return (
    <Notification tone="warning">
      <p>{t('checkout.noPaymentMethods')}</p>
      {names.length > 0 && <p>{t('checkout.unsupportedMethods', { names: names.join(', ') })}</p>}
    </Notification>
  )
}

/**
 * An express button was pressed before the order had an address: what is left is the provider's own page.
 * @param goOn undefined while the bill needs an address of its own, and once the method is approved: only a press orders
 */
function useExpressChoice(checkout: CheckoutState, goOn: (() => Promise<void>) | undefined): void {
  const { express } = checkout.payment
  // A form that is kept in the page waits until its step is open.
  const isDue = checkout.express !== null && checkout.step === 'payment'
  const take = useEffectEvent(async () => {
    if (express) checkout.change({ payment: { code: express.code, fields: {} } })
    await checkout.takeExpress()
    if (express) await goOn?.()
  })
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => void take())
    return () => clearTimeout(timer)
  }, [isDue])
}

interface PaymentStepProps extends StepProps {
  saving: Submission
  order: PlaceOrderState
  agreements: Agreements
}

type Payment = Pick<ReturnType<typeof usePaymentForm>, 'isLeaving' | 'isUnpriced'>

/** What the button does: a card whose fields are here is charged at once, others are paid on another page or later. */
function buttonText(chosen: PaymentMethod | undefined, { isLeaving, isUnpriced }: Payment): MessageKey {
  if (isLeaving) return 'checkout.paypal.leave'
  if (isUnpriced) return 'checkout.continue'
  if (chosen?.isHosted) return 'pay.submit'
  return chosen?.isOnline ? 'checkout.placeAndPay' : 'checkout.placeOrder'
}

function PaymentForm(props: PaymentFormProps) {
  const t = useT()
  const format = useFormat()
  const { cart, checkout, order, agreements } = props
  const { draft } = checkout
  const { methods, unsupported, chosen } = checkout.payment
  const payment = usePaymentForm(props)
  const { billing, isSame } = payment
  const amount = format.money(cart.prices?.grand_total)
  useExpressChoice(checkout, isSame && payment.isLeaving ? payment.payForDelivery : undefined)
  if (methods.length === 0) return <NoMethods names={unsupported} />
  const change = (part: Partial<CheckoutDraft>) => {
    checkout.change(part)
    payment.reset()
  }
  return (
    <form
      noValidate
      onSubmit={payment.submit}
      onChange={() =>
        !isSame && billing.savedId === null && checkout.change({ billing: billing.address.form.getValues() })
      }
    >
      <FormStack>
        <ErrorSummary title={t('form.check')} problems={payment.problems} headingLevel={3} />
        <MethodChoice
          methods={methods}
          chosen={chosen}
          checkout={checkout}
          errors={payment.errors}
          onChoose={(next) => change({ payment: { ...draft.payment, code: next } })}
        />
        {!cart.is_virtual && (
          <Checkbox
            label={t('checkout.billingSame')}
            checked={isSame}
            onChange={(event) => change({ billingSameAsShipping: event.target.checked })}
          />
        )}
        {!isSame && <BillingAddress billing={billing} />}
        <OrderedAndAgreed
          cart={cart}
          checkout={checkout}
          order={order}
          agreements={agreements}
          isChecked={payment.isChecked}
        />
        <FormFailure failure={payment.failure} title={t('checkout.paymentFailed')}>
          <UnpaidOrdersLink failure={payment.failure} isCustomer={checkout.isCustomer} />
        </FormFailure>
        <OrderFailure {...order}>
          <UnpaidOrdersLink failure={order.failure} isCustomer={checkout.isCustomer} />
          <PaypalAgain cart={cart} checkout={checkout} failure={order.failure} />
        </OrderFailure>
        <Button
          type="submit"
          size="lg"
          block
          loading={payment.isBusy || (!isSame && billing.isLoading)}
          loadingLabel={t(payment.isOrdering ? 'checkout.placing' : 'common.loading')}
          disabled={!agreements.isKnown}
        >
          {t(buttonText(chosen, payment), { total: amount, amount })}
        </Button>
      </FormStack>
    </form>
  )
}

export function PaymentStep(props: PaymentStepProps) {
  return (
    <>
      <StoreCredit {...props} />
      <WithAddressRules>
        {(rules) => (
          // A bill that does not go where the order goes is mostly somebody else's.
          <WithAccountNames isCustomer={props.checkout.isCustomer && props.cart.is_virtual}>
            {(names) => <PaymentForm {...props} rules={rules} names={names} />}
          </WithAccountNames>
        )}
      </WithAddressRules>
    </>
  )
}
