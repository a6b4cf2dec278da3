// The page's data is complete: hand its results to the browser.
import type { PageContext } from 'vike/types'
import { stateOf } from '../src/shared/data/graphql-client.ts'

export default function onBeforeRenderHtml(pageContext: PageContext) {
  const state = stateOf(pageContext)
  if (state) pageContext.urqlState = state
}
