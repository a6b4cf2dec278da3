// Sign in, register, forgotten password: one of the three, with a way to the others.
import { paths } from '../paths.ts'
import type { MessageKey } from '../platform/i18n/message-key.ts'
import { useHref } from '../platform/i18n/use-t.ts'
import { continueSignedIn } from '../platform/session/return-path.ts'
import { ForgotForm } from './forgot-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

export type SignInView = 'sign-in' | 'register' | 'forgot'

export const VIEW_TITLES: Readonly<Record<SignInView, MessageKey>> = {
  'sign-in': 'auth.signIn',
  register: 'auth.register',
  forgot: 'auth.forgotTitle',
}

interface SignInViewsProps {
  view: SignInView
  onView: (view: SignInView) => void
}

/** After signing in the page reloads with the customer's data; a sign-in page continues with the account. */
export function SignInViews({ view, onView }: SignInViewsProps) {
  const account = useHref()(paths.account)
  const done = () => continueSignedIn(account)
  const toSignIn = () => onView('sign-in')
  if (view === 'forgot') return <ForgotForm onSignIn={toSignIn} />
  if (view === 'register') return <RegisterForm onDone={done} onConfirm={toSignIn} onSignIn={toSignIn} />
  return <SignInForm onDone={done} onForgot={() => onView('forgot')} onRegister={() => onView('register')} />
}
