// vike has taken over the first page, which was there before it.
import { onFirstPageTaken } from '../src/shared/router.ts'

export default onFirstPageTaken
