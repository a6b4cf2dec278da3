import { AccountPage } from '../../../../../src/app/personal-frames.tsx'
import { ProfileScreen } from '../../../../../src/customer/profile-screen.tsx'

export default function Page() {
  return (
    <AccountPage>
      <ProfileScreen />
    </AccountPage>
  )
}
