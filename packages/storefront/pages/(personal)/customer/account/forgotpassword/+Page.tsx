import { VisitorPage } from '../../../../../src/app/personal-frames.tsx'
import { ForgotScreen } from '../../../../../src/customer/sign-in-screen.tsx'

export default function Page() {
  return (
    <VisitorPage>
      <ForgotScreen />
    </VisitorPage>
  )
}
