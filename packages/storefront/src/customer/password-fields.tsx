// Passwords: the one that is in force, and a new one, twice.
import { PasswordField, type PasswordFieldProps } from '@loftwood/ui/password-field'
import { useT } from '../platform/i18n/use-t.ts'

type Field = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>

function useShared() {
  const t = useT()
  return { required: true, showLabel: t('form.showPassword'), hideLabel: t('form.hidePassword') }
}

export function CurrentPasswordField(field: Field) {
  return <PasswordField {...field} {...useShared()} autoComplete="current-password" />
}

export function NewPasswordFields({ password, repeat }: { password: Field; repeat: Field }) {
  const t = useT()
  const shared = { ...useShared(), autoComplete: 'new-password' }
  return (
    <>
      <PasswordField {...password} {...shared} hint={t('form.passwordHint')} />
      <PasswordField {...repeat} {...shared} />
    </>
  )
}
