export { StoreCreditScreen as Page } from '../../../../../src/customer/store-credit-screen.tsx'
