import { VisitorPage } from '../../../../../src/app/personal-frames.tsx'
import { ResetScreen } from '../../../../../src/customer/reset-screen.tsx'

export default function Page() {
  return (
    <VisitorPage>
      <ResetScreen />
    </VisitorPage>
  )
}
