import { VisitorPage } from '../../../../src/app/personal-frames.tsx'
import { NewsletterConfirmScreen } from '../../../../src/store/newsletter-link-screens.tsx'

export default function Page() {
  return (
    <VisitorPage>
      <NewsletterConfirmScreen />
    </VisitorPage>
  )
}
