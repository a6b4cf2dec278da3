// Settings of every page: server-rendered and streamed by vike-react, then routed in the browser.
import type { Config } from 'vike/types'
import vikeReact from 'vike-react/config'

export default {
  extends: [vikeReact],
  stream: { enable: true, type: 'node' },
  clientRouting: true,
  hydrationCanBeAborted: true,
  prefetch: { staticAssets: 'hover' },
  meta: { pageLayout: { env: { server: true, client: true } } },
  passToClient: ['urqlState', 'publicConfig'],
} satisfies Config
