import { loadContact } from '../../src/store/contact/contact-data.ts'

export const data = loadContact
