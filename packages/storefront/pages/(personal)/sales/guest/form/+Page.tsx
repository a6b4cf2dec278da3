import { VisitorPage } from '../../../../../src/app/personal-frames.tsx'
import { GuestOrderScreen } from '../../../../../src/order/guest-order-screen.tsx'

export default function Page() {
  return (
    <VisitorPage>
      <GuestOrderScreen />
    </VisitorPage>
  )
}
