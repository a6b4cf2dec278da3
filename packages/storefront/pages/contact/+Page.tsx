import { ContactPage } from '../../src/features/store/contact/contact-page.tsx'

export default ContactPage
