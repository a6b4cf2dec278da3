// Security headers. The content security policy lets no inline script run: pages load scripts as files of this origin.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Config } from './config.ts'

export type Headers = readonly (readonly [name: string, value: string])[]

/** Origins of product videos; src/product/video-source.ts makes their addresses. */
export const VIDEO_SITES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** What the provider of payments needs, on pages that show its form or its buttons: script, frames, calls. */
const PAYMENT_SITES = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
}
const NO_SITES: typeof PAYMENT_SITES = { script: [], frame: [], connect: [] }

/** The style element in the template of <model-viewer>, by its hash: it is the only one that a page may contain. */
export const MODEL_VIEWER_STYLE = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='"

/** In development Vite serves styles, scripts and its client inline. */
const DEVELOPMENT = {
  inline: ["'unsafe-inline'"],
  styles: ["'unsafe-inline'"],
  connect: ['ws:'],
}
const PRODUCTION: typeof DEVELOPMENT = { inline: [], styles: [MODEL_VIEWER_STYLE], connect: [] }

interface Page {
  /** Sources of the scripts that documents contain. */
  inlineScripts?: readonly string[] | undefined
  /** Whether an order is paid on it, or it has the provider's buttons of express checkout. */
  isPayment?: boolean
}

/** The security headers of every answer; they depend on nothing but the configuration, the build and the kind of page. */
export function securityHeaders(
  config: Config,
  { inlineScripts = [], isPayment = false }: Page = {},
): Headers {
  const {
    isDevelopment,
    publicUrl,
    thirdPartyScripts,
    thirdPartyAssets,
    thirdPartyOrigins,
    hostedSearchUrl,
  } = config
  const foreign = [...Object.values(thirdPartyScripts), ...thirdPartyAssets, ...thirdPartyOrigins]
  const others = [...new Set(foreign.map((url) => new URL(url).origin))]
  const searched = hostedSearchUrl ? [new URL(hostedSearchUrl).origin] : []
  const sites = isPayment ? PAYMENT_SITES : NO_SITES
  const extra = isDevelopment ? DEVELOPMENT : PRODUCTION
  const isHttps = publicUrl.startsWith('https:')
  const setHeaders = helmet({
    strictTransportSecurity: isHttps,
    // Wallets that open in a window of their own answer to the page.
    ...(isPayment && { crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' } }),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...inlineScripts, ...others, ...sites.script, ...extra.inline],
        'style-src': ["'self'", ...extra.styles],
        'img-src': ["'self'", 'data:', ...others],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...others, ...searched, ...sites.connect, ...extra.connect],
        'frame-src': ["'self'", ...VIDEO_SITES, ...others, ...sites.frame],
        'media-src': ["'self'", 'https:'],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
  })
  const headers: [string, string][] = []
  const recorder = {
    setHeader: (name: string, value: string) => void headers.push([name, value]),
    removeHeader: () => undefined,
  }
  setHeaders({} as IncomingMessage, recorder as unknown as ServerResponse, () => undefined)
  return headers
}

/** Sets the headers on every answer. */
export function secure(headers: Headers): RequestHandler {
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value)
    next()
  }
}
