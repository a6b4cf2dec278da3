import { AccountPage } from '../../../../src/app/personal-frames.tsx'
import { SavedCardsScreen } from '../../../../src/customer/saved-cards-screen.tsx'

export default function Page() {
  return (
    <AccountPage>
      <SavedCardsScreen />
    </AccountPage>
  )
}
