import { AccountPage } from '../../../../src/app/personal-frames.tsx'
import { ReviewsScreen } from '../../../../src/customer/reviews-screen.tsx'

export default function Page() {
  return (
    <AccountPage>
      <ReviewsScreen />
    </AccountPage>
  )
}
