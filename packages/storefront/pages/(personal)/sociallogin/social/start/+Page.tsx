import { VisitorPage } from '../../../../../src/app/personal-frames.tsx'
import { SocialStartScreen } from '../../../../../src/customer/social-login-screen.tsx'

export default function Page() {
  return (
    <VisitorPage>
      <SocialStartScreen />
    </VisitorPage>
  )
}
