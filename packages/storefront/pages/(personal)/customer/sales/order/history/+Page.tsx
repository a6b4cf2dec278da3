import { AccountPage } from '../../../../../../src/app/personal-frames.tsx'
import { OrdersScreen } from '../../../../../../src/order/orders-screen.tsx'

export default function Page() {
  return (
    <AccountPage>
      <OrdersScreen />
    </AccountPage>
  )
}
