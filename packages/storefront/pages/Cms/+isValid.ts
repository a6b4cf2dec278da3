// A content page is requested by its identifier: `/Cms?identifier=about-us`.
import type { PageContext } from 'vike/types'

export default ({ urlParsed }: PageContext) => Boolean(urlParsed.search['identifier'])
