export { NewsletterUnsubscribeScreen as Page } from '../../../../../src/store/mail-link-screens.tsx'
