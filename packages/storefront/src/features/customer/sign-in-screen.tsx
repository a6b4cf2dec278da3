// Sign in, register and forgotten password as pages, for whoever comes by a link.
import { Container } from '@loftwood/ui/layout'
import { PageHeading } from '../../shared/page-heading.tsx'
import { SignInViews, useSignInView, type SignInView } from './sign-in-views.tsx'

function ViewPage({ initial }: { initial: SignInView }) {
  const { view, setView, title } = useSignInView(initial)
  return (
    <Container className="pb-section">
      <PageHeading title={title} />
      <div className="max-w-form">
        <SignInViews view={view} onView={setView} />
      </div>
    </Container>
  )
}

export function SignInScreen() {
  return <ViewPage initial="sign-in" />
}

export function RegisterScreen() {
  return <ViewPage initial="register" />
}

export function ForgotScreen() {
  return <ViewPage initial="forgot" />
}
