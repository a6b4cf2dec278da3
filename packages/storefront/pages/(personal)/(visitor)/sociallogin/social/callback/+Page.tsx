export { SocialCallbackScreen as Page } from '../../../../../../src/customer/social-login-screen.tsx'
