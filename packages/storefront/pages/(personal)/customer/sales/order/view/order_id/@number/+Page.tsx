import { AccountPage } from '../../../../../../../../src/app/personal-frames.tsx'
import { OrderScreen } from '../../../../../../../../src/order/order-screen.tsx'

export default function Page() {
  return (
    <AccountPage>
      <OrderScreen />
    </AccountPage>
  )
}
