export { NewsletterUnsubscribeScreen as Page } from '../../../../../src/store/newsletter-link-screens.tsx'
