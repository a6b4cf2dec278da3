export { SignInLinkScreen as Page } from '../../../../../../src/customer/sign-in-link-screen.tsx'
