import { CheckoutScreen } from '../../../src/checkout/checkout-screen.tsx'

export default CheckoutScreen
