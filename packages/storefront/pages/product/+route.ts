// Every address behind which the back end knows a product.
import type { PageContext } from 'vike/types'

export default (pageContext: PageContext) => pageContext.routed?.kind === 'product'
