// Step: the e-mail address to which confirmation and news of the order go.
import { Button } from '@loftwood/ui/button'
import { FormStack } from '@loftwood/ui/layout'
import { TextField } from '@loftwood/ui/text-field'
import { useForm } from 'react-hook-form'
import { useT } from '../platform/i18n/use-t.ts'
import { contactSchema } from '../customer/address/address-schema.ts'
import { errorText } from '../platform/forms/field-errors.ts'
import { FormFailure } from '../platform/forms/form-failure.tsx'
import { AccountHint } from './account-hint.tsx'
import type { StepProps } from './step-props.ts'
import { useSubmit } from '../platform/forms/use-submit.ts'
import { zodResolver } from '../platform/forms/zod-resolver.ts'

const resolver = zodResolver(contactSchema)

export function ContactStep({ cart, checkout }: StepProps) {
  const t = useT()
  const { account } = checkout
  const { isBusy, failure, run } = useSubmit()
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver,
    defaultValues: { email: checkout.draft.email || (cart.email ?? '') },
  })
  const offerAccount = () => {
    const { data } = contactSchema.safeParse(getValues())
    if (data) void account.check(data.email)
  }
  const submit = handleSubmit(({ email }) =>
    run(async () => {
      // The hint about an account is shown beside the address, whichever step opens next.
      const [saved] = await Promise.all([checkout.calls.setGuestEmail(email), account.check(email)])
      checkout.advance(saved)
    }),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} onChange={() => checkout.change(getValues())}>
      <FormStack>
        <FormFailure failure={failure} title={t('checkout.contactFailed')} />
        <TextField
          {...register('email', { onBlur: offerAccount })}
          id="contact-email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          label={t('form.emailLabel')}
          hint={t('checkout.emailHint')}
          error={errorText(formState.errors.email, t)}
        />
        <AccountHint hasAccount={account.hasAccount} />
        <div>
          <Button type="submit" size="lg" loading={isBusy}>
            {t('checkout.continue')}
          </Button>
        </div>
      </FormStack>
    </form>
  )
}
