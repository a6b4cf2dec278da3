import { AccountPage } from '../../../../../src/app/personal-frames.tsx'
import { LastOrder } from '../../../../../src/order/last-order.tsx'
import { ProfileScreen } from '../../../../../src/customer/profile-screen.tsx'

export default function Page() {
  return (
    <AccountPage>
      <ProfileScreen lastOrder={<LastOrder />} />
    </AccountPage>
  )
}
