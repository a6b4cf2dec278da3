import { loadLinkedPage } from '../../src/content/linked-page.ts'

export const data = loadLinkedPage
