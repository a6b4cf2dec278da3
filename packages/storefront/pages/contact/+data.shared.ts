import { loadContact } from '../../src/features/store/contact/contact-data.ts'

export const data = loadContact
