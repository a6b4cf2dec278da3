import { VisitorPage } from '../../../../src/app/personal-frames.tsx'
import { SocialLoginScreen } from '../../../../src/customer/social-login-screen.tsx'

export default function Page() {
  return (
    <VisitorPage>
      <SocialLoginScreen />
    </VisitorPage>
  )
}
