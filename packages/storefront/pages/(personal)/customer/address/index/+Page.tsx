import { AccountPage } from '../../../../../src/app/personal-frames.tsx'
import { AddressesScreen } from '../../../../../src/customer/addresses-screen.tsx'

export default function Page() {
  return (
    <AccountPage>
      <AddressesScreen />
    </AccountPage>
  )
}
