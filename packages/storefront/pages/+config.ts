// Settings of every page: rendered by the server (+onRenderHtml.tsx), then routed in the browser.
import type { Config } from 'vike/types'
import vikeReact from 'vike-react/config'

export default {
  extends: [vikeReact],
  // Personal pages say otherwise (+headersResponse.ts); what browsers are told is decided in server/pages/cached-page.ts.
  cacheControl: 'public',
  clientRouting: true,
  // Ours knows slow connections: src/app/browser/prefetch-links.ts.
  prefetch: { staticAssets: false },
  // Each would start two clocks; whatever may take long has one of its own.
  hooksTimeout: false,
  meta: {
    pageLayout: { env: { server: true, client: true } },
    guards: { env: { server: true, client: true } },
    isValid: { env: { server: true, client: true } },
  },
} satisfies Config
