import { VisitorPage } from '../../../../../src/app/personal-frames.tsx'
import { SignInScreen } from '../../../../../src/customer/sign-in-screen.tsx'

export default function Page() {
  return (
    <VisitorPage>
      <SignInScreen />
    </VisitorPage>
  )
}
