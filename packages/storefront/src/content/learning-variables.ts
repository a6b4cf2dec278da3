// Variables of the learning page's query, the same where it is loaded and shown.
import { contentPages, paths } from '../paths.ts'

export const learningVariables = { identifier: contentPages[paths.learning] ?? '' }
