import { PaypalScreen } from '../../../../src/checkout/payment/paypal/paypal-screen.tsx'

export default PaypalScreen
