import { CheckoutScreen } from '../../src/features/checkout/checkout-screen.tsx'

export default CheckoutScreen
