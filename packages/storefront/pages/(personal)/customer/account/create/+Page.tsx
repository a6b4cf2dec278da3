import { VisitorPage } from '../../../../../src/app/personal-frames.tsx'
import { RegisterScreen } from '../../../../../src/customer/sign-in-screen.tsx'

export default function Page() {
  return (
    <VisitorPage>
      <RegisterScreen />
    </VisitorPage>
  )
}
