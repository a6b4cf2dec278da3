import { AccountPage } from '../../../../../src/app/personal-frames.tsx'
import { NewsletterScreen } from '../../../../../src/customer/newsletter-screen.tsx'

export default function Page() {
  return (
    <AccountPage>
      <NewsletterScreen />
    </AccountPage>
  )
}
