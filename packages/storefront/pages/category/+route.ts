// Whatever the back end's look-up calls a category.
import type { PageContext } from 'vike/types'

export default (pageContext: PageContext) => pageContext.routed?.kind === 'category'
