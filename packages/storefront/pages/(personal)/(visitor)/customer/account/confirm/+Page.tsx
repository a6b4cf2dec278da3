export { ConfirmScreen as Page } from '../../../../../../src/customer/confirm-screen.tsx'
