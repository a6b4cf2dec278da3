import { AccountPage } from '../../../../../src/app/personal-frames.tsx'
import { EditScreen } from '../../../../../src/customer/edit-screen.tsx'

export default function Page() {
  return (
    <AccountPage>
      <EditScreen />
    </AccountPage>
  )
}
