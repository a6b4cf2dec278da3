// What stands around the pages of the checkout, in place of the shop's header and footer.
import type { PageFrame } from '../platform/page-frame.ts'
import { CheckoutFooter } from '../store/checkout-footer.tsx'
import { CheckoutHeader } from './checkout-header.tsx'

export const checkoutFrame: PageFrame = {
  Header: () => <CheckoutHeader hasCart />,
  Footer: CheckoutFooter,
}

/** An order that is to be paid has no cart to go back to. */
export const paymentFrame: PageFrame = {
  Header: () => <CheckoutHeader hasCart={false} />,
  Footer: CheckoutFooter,
}
