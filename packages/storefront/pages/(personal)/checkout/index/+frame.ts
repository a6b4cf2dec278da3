export { checkoutFrame as default } from '../../../../src/app/checkout-frame.tsx'
