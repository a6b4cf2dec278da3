import { ThankYouScreen } from '../../src/features/checkout/thank-you-screen.tsx'

export default ThankYouScreen
