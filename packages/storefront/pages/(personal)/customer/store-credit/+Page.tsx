import { AccountPage } from '../../../../src/app/personal-frames.tsx'
import { StoreCreditScreen } from '../../../../src/customer/store-credit-screen.tsx'

export default function Page() {
  return (
    <AccountPage>
      <StoreCreditScreen />
    </AccountPage>
  )
}
