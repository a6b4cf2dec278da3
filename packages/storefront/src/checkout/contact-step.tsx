// The e-mail address to which confirmation and news of the order go: beside the address, and alone where nothing is delivered.
import { Button } from '@loftwood/ui/button'
import { FormStack } from '@loftwood/ui/layout'
import { TextField } from '@loftwood/ui/text-field'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useT } from '../platform/i18n/use-t.ts'
import { contactSchema } from '../customer/address/address-schema.ts'
import { errorText } from '../platform/forms/field-errors.ts'
import { FormFailure } from '../platform/forms/form-failure.tsx'
import { AccountHint } from './account-hint.tsx'
import type { StepProps } from './step-props.ts'
import { useSubmit } from '../platform/forms/use-submit.ts'
import { zodResolver } from '../platform/forms/zod-resolver.ts'

const resolver = zodResolver(contactSchema)

/** Id of the field. */
export const EMAIL_ID = 'contact-email'

type ContactForm = UseFormReturn<{ email: string }>

export function useContactForm({ cart, checkout }: StepProps): ContactForm {
  const defaultValues = { email: checkout.draft.email || (cart.email ?? '') }
  return useForm({ resolver, defaultValues })
}

/** Saves it, unless the cart has it; beside it the hint about an account is shown, whichever step opens next. */
export async function saveEmail({ cart, checkout }: StepProps, email: string) {
  if (email === cart.email) return cart
  const [saved] = await Promise.all([checkout.calls.setGuestEmail(email), checkout.account.check(email)])
  return saved
}

interface EmailFieldProps extends Pick<StepProps, 'checkout'> {
  form: ContactForm
}

/** With a way to sign in. */
export function EmailField({ form, checkout }: EmailFieldProps) {
  const t = useT()
  const { account } = checkout
  const offerAccount = () => {
    const { data } = contactSchema.safeParse(form.getValues())
    if (data) void account.check(data.email)
  }
  return (
    <>
      <TextField
        {...form.register('email', { onBlur: offerAccount })}
        id={EMAIL_ID}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        label={t('form.emailLabel')}
        hint={t('checkout.emailHint')}
        error={errorText(form.formState.errors.email, t)}
      />
      <AccountHint hasAccount={account.hasAccount} />
    </>
  )
}

/** The step of a guest to whom nothing is delivered. */
export function ContactStep(props: StepProps) {
  const t = useT()
  const { checkout } = props
  const form = useContactForm(props)
  const { isBusy, failure, run } = useSubmit()
  const submit = form.handleSubmit(({ email }) =>
    run(async () => checkout.advance(await saveEmail(props, email))),
  )
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={() => checkout.change(form.getValues())}
    >
      <FormStack>
        <FormFailure failure={failure} title={t('checkout.contactFailed')} />
        <EmailField form={form} checkout={checkout} />
        <div>
          <Button type="submit" size="lg" loading={isBusy}>
            {t('checkout.continue')}
          </Button>
        </div>
      </FormStack>
    </form>
  )
}
