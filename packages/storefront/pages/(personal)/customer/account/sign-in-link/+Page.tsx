import { VisitorPage } from '../../../../../src/app/personal-frames.tsx'
import { SignInLinkScreen } from '../../../../../src/customer/sign-in-link-screen.tsx'

export default function Page() {
  return (
    <VisitorPage>
      <SignInLinkScreen />
    </VisitorPage>
  )
}
