import { PERSONAL_HEADERS } from '../../src/app/personal-page.ts'

export default PERSONAL_HEADERS
