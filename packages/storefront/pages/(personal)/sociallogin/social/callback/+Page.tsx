import { VisitorPage } from '../../../../../src/app/personal-frames.tsx'
import { SocialCallbackScreen } from '../../../../../src/customer/social-login-screen.tsx'

export default function Page() {
  return (
    <VisitorPage>
      <SocialCallbackScreen />
    </VisitorPage>
  )
}
