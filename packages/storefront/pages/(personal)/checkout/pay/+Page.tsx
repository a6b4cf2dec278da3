import { PayScreen } from '../../../../src/order/pay/pay-screen.tsx'

export default function PayPage() {
  return <PayScreen />
}
