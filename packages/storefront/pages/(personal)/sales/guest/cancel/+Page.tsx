import { VisitorPage } from '../../../../../src/app/personal-frames.tsx'
import { GuestCancelScreen } from '../../../../../src/order/guest-cancel-screen.tsx'

export default function Page() {
  return (
    <VisitorPage>
      <GuestCancelScreen />
    </VisitorPage>
  )
}
