// vike has taken over the first page, which was there before it.
import { onFirstPageTaken } from '../src/platform/router.ts'

export default onFirstPageTaken
