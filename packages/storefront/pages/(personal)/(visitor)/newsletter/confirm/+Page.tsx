export { NewsletterConfirmScreen as Page } from '../../../../../src/store/newsletter-link-screens.tsx'
