export { NewsletterScreen as Page } from '../../../../../../src/customer/newsletter-screen.tsx'
