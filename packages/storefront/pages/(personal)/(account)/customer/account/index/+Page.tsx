import { LastOrder } from '../../../../../../src/order/last-order.tsx'
import { ProfileScreen } from '../../../../../../src/customer/profile-screen.tsx'

export default function Page() {
  return <ProfileScreen lastOrder={<LastOrder />} />
}
