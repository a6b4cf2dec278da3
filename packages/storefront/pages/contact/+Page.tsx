import { ContactPage } from '../../src/store/contact/contact-page.tsx'

export default ContactPage
