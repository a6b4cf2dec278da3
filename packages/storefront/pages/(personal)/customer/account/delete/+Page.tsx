import { AccountPage } from '../../../../../src/app/personal-frames.tsx'
import { DeleteScreen } from '../../../../../src/customer/delete-screen.tsx'

export default function Page() {
  return (
    <AccountPage>
      <DeleteScreen />
    </AccountPage>
  )
}
