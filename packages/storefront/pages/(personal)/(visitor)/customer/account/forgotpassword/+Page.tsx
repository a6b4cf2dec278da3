export { ForgotScreen as Page } from '../../../../../../src/customer/sign-in-screen.tsx'
