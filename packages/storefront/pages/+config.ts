// Settings of every page: rendered by the server (+onRenderHtml.tsx), then routed in the browser.
import type { Config } from 'vike/types'
import vikeReact from 'vike-react/config'

export default {
  extends: [vikeReact],
  // +headersResponse.ts overrides it for personal pages; server/pages/cached-page.ts sets the final header.
  cacheControl: 'public',
  clientRouting: true,
  // Replaced by src/app/browser/prefetch-links.ts, which respects slow connections.
  prefetch: { staticAssets: false },
  // Each would start two timers; every wait has its own deadline.
  hooksTimeout: false,
  // `pnpm start` prints nothing about further files of vike's package.
  ai: { skill: false },
  meta: {
    pageLayout: { env: { server: true, client: true } },
    frame: { env: { server: true, client: true } },
    guards: { env: { server: true, client: true } },
  },
} satisfies Config
