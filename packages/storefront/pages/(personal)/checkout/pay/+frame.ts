export { paymentFrame as default } from '../../../../src/app/checkout-frame.tsx'
