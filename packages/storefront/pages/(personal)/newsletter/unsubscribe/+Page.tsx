import { VisitorPage } from '../../../../src/app/personal-frames.tsx'
import { NewsletterUnsubscribeScreen } from '../../../../src/store/newsletter-link-screens.tsx'

export default function Page() {
  return (
    <VisitorPage>
      <NewsletterUnsubscribeScreen />
    </VisitorPage>
  )
}
