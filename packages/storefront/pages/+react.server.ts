// React's own streaming scripts carry the nonce that the content security policy asks for.
import type { PageContext } from 'vike/types'

export default function react(pageContext: PageContext) {
  const nonce = pageContext.cspNonce ?? undefined
  return { renderToStreamOptions: { streamOptions: nonce === undefined ? {} : { nonce } } }
}
