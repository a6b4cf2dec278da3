// Sign in, register and forgotten password as pages, for links.
import { paths } from '../paths.ts'
import { useHref } from '../platform/i18n/use-t.ts'
import { SignInViews, type SignInView } from './sign-in-views.tsx'
import { navigate } from 'vike/client/router'

const PATHS: Readonly<Record<SignInView, string>> = {
  'sign-in': paths.signIn,
  register: paths.register,
  forgot: paths.forgotPassword,
}

function ViewPage({ view }: { view: SignInView }) {
  const href = useHref()
  return (
    <div className="max-w-form">
      <SignInViews view={view} onView={(next) => void navigate(href(PATHS[next]))} />
    </div>
  )
}

export function SignInScreen() {
  return <ViewPage view="sign-in" />
}

export function RegisterScreen() {
  return <ViewPage view="register" />
}

export function ForgotScreen() {
  return <ViewPage view="forgot" />
}
