// Sign in, register, forgotten password: one of the three, with a way to the others.
import { useState } from 'react'
import { useT } from '../../shared/i18n/use-t.ts'
import type { MessageKey } from '../../shared/i18n/translator.ts'
import { continueSignedIn } from '../../shared/session/return-path.ts'
import { ForgotForm } from './forgot-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

export type SignInView = 'sign-in' | 'register' | 'forgot'

export const VIEW_TITLES: Readonly<Record<SignInView, MessageKey>> = {
  'sign-in': 'auth.signIn',
  register: 'auth.register',
  forgot: 'auth.forgotTitle',
}

/** The open view and its title. */
export function useSignInView(initial: SignInView = 'sign-in') {
  const t = useT()
  const [view, setView] = useState(initial)
  return { view, setView, title: t(VIEW_TITLES[view]) }
}

interface SignInViewsProps {
  view: SignInView
  onView: (view: SignInView) => void
}

/** Signed in, the page starts anew with what is the customer's own. */
export function SignInViews({ view, onView }: SignInViewsProps) {
  const toSignIn = () => onView('sign-in')
  if (view === 'forgot') return <ForgotForm onSignIn={toSignIn} />
  if (view === 'register')
    return <RegisterForm onDone={continueSignedIn} onConfirm={toSignIn} onSignIn={toSignIn} />
  return (
    <SignInForm
      onDone={continueSignedIn}
      onForgot={() => onView('forgot')}
      onRegister={() => onView('register')}
    />
  )
}
