// A new password, twice.
import { PasswordField, type PasswordFieldProps } from '@loftwood/ui/password-field'
import { useT } from '../platform/i18n/use-t.ts'

type Field = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>

export function NewPasswordFields({ password, repeat }: { password: Field; repeat: Field }) {
  const t = useT()
  const shared = {
    required: true,
    autoComplete: 'new-password',
    showLabel: t('form.showPassword'),
    hideLabel: t('form.hidePassword'),
  }
  return (
    <>
      <PasswordField {...password} {...shared} hint={t('form.passwordHint')} />
      <PasswordField {...repeat} {...shared} />
    </>
  )
}
