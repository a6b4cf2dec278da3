// Settings of every page: server-rendered and streamed by vike-react, then routed in the browser.
import type { Config } from 'vike/types'
import vikeReact from 'vike-react/config'

export default {
  extends: [vikeReact],
  stream: { enable: true, type: 'node' },
  clientRouting: true,
  hydrationCanBeAborted: true,
  prefetch: { staticAssets: 'hover' },
  meta: {
    pageLayout: { env: { server: true, client: true } },
    guards: { env: { server: true, client: true } },
    isValid: { env: { server: true, client: true } },
  },
  // Nothing of renderPage()'s own arguments: one of them would make every navigation ask the server first.
  passToClient: ['urqlState'],
} satisfies Config
