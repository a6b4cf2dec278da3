import { ThankYouScreen } from '../../../../src/order/thank-you-screen.tsx'
import { AccountOffer } from '../../../../src/customer/account-offer.tsx'

export default function ThankYouPage() {
  return <ThankYouScreen offer={AccountOffer} />
}
