export { ResetScreen as Page } from '../../../../../../src/customer/reset-screen.tsx'
