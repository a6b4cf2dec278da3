import { ExpressScreen } from '../../../../src/checkout/express/express-screen.tsx'

export default function ExpressPage() {
  return <ExpressScreen />
}
