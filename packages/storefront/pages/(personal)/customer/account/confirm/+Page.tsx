import { VisitorPage } from '../../../../../src/app/personal-frames.tsx'
import { ConfirmScreen } from '../../../../../src/customer/confirm-screen.tsx'

export default function Page() {
  return (
    <VisitorPage>
      <ConfirmScreen />
    </VisitorPage>
  )
}
