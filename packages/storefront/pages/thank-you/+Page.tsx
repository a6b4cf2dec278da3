import { ThankYouScreen } from '../../src/features/checkout/thank-you-screen.tsx'
import { AccountOffer } from '../../src/features/customer/account-offer.tsx'

export default function ThankYouPage() {
  return <ThankYouScreen offer={AccountOffer} />
}
