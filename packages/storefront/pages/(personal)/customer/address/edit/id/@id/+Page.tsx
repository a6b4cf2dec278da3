import { AccountPage } from '../../../../../../../src/app/personal-frames.tsx'
import { AddressScreen } from '../../../../../../../src/customer/address-screen.tsx'

export default function Page() {
  return (
    <AccountPage>
      <AddressScreen />
    </AccountPage>
  )
}
