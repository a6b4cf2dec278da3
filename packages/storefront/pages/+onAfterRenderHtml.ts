// vike assembles and searches the document: it gets the frame alone, and server/document.ts puts the page in.
import type { PageContextServer } from 'vike/types'
import { resultsOf } from '../src/shared/data/graphql-client.ts'
import { PAGE_MARK } from '../src/shared/data/handed-over.ts'

export default function onAfterRenderHtml(pageContext: PageContextServer) {
  if (pageContext.pageHtmlString === undefined) return
  pageContext.pageHtml = pageContext.pageHtmlString
  pageContext.results = resultsOf(pageContext)
  pageContext.pageHtmlString = PAGE_MARK
}
