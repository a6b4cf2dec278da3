// Security headers. The content security policy lets no inline script run: pages load scripts as files of this origin.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Config } from './config.ts'

export type Headers = readonly (readonly [name: string, value: string])[]

/** Origins of product videos; src/product/gallery/video-source.ts makes their addresses. */
export const VIDEO_SITES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

interface Sites {
  script: readonly string[]
  frame: readonly string[]
  connect: readonly string[]
  /** For attributes only: where a provider's script writes `style="…"`. */
  styleAttribute: readonly string[]
  /** Where its script sends forms in frames. */
  formAction: readonly string[]
}

/** What providers of payments need, on pages that show their forms or buttons: scripts, frames, calls. */
const PAYMENT_SITES = {
  stripe: {
    script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    connect: ['https://api.stripe.com'],
    styleAttribute: [],
    formAction: [],
  },
  /**
   * Its scripts are part of this shop's build, but for the one that collects device data, and that one's frames at PayPal. The
   * last call is its log.
   */
  braintree: {
    script: ['https://c.paypal.com'],
    frame: ['https://assets.braintreegateway.com', 'https://*.paypal.com'],
    connect: [
      'https://*.braintree-api.com',
      'https://api.braintreegateway.com',
      'https://api.sandbox.braintreegateway.com',
      'https://www.paypal.com',
    ],
    styleAttribute: ["'unsafe-inline'"],
    formAction: [],
  },
  /** With Braintree. The page on which a bank lets its customer confirm may be on any host. */
  threeDSecure: {
    script: [
      'https://songbird.cardinalcommerce.com',
      'https://songbirdstag.cardinalcommerce.com',
      'https://static.client.cardinaltrusted.com',
      'https://cas.static.client.cardinaltrusted.com',
    ],
    frame: ['https:'],
    connect: ['https://*.cardinalcommerce.com', 'https://*.cardinaltrusted.com'],
    styleAttribute: [],
    formAction: ['https:'],
  },
} as const satisfies Record<string, Sites>

export type PaymentProvider = keyof typeof PAYMENT_SITES
export const PAYMENT_PROVIDERS = Object.keys(PAYMENT_SITES) as PaymentProvider[]

/** The style element in the template of <model-viewer>, by its hash: it is the only one that a page may contain. */
const MODEL_VIEWER_STYLE = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='"

/** In development Vite serves styles, scripts and its client inline. */
const DEVELOPMENT = {
  inline: ["'unsafe-inline'"],
  styles: ["'unsafe-inline'"],
  connect: ['ws:'],
}
const PRODUCTION: typeof DEVELOPMENT = { inline: [], styles: [MODEL_VIEWER_STYLE], connect: [] }

/**
 * The security headers of every answer; they depend on nothing but the configuration and the kind of page.
 * @param providers whose forms or buttons it shows
 */
export function securityHeaders(config: Config, providers: readonly PaymentProvider[] = []): Headers {
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
  const sites = (kind: keyof Sites) =>
    providers.flatMap((name): readonly string[] => PAYMENT_SITES[name][kind])
  const styleAttributes = sites('styleAttribute')
  const extra = isDevelopment ? DEVELOPMENT : PRODUCTION
  const isHttps = publicUrl.startsWith('https:')
  const setHeaders = helmet({
    strictTransportSecurity: isHttps,
    // Wallets that open in a window of their own answer to the page.
    ...(providers.includes('stripe') && { crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' } }),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...others, ...sites('script'), ...extra.inline],
        'style-src': ["'self'", ...extra.styles],
        ...(styleAttributes.length > 0 ? { 'style-src-attr': styleAttributes } : {}),
        'img-src': ["'self'", 'data:', ...others],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...others, ...searched, ...sites('connect'), ...extra.connect],
        'frame-src': ["'self'", ...VIDEO_SITES, ...others, ...sites('frame')],
        'media-src': ["'self'", 'https:'],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'", ...sites('formAction')],
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

/** Makes the function for pages that show forms or buttons of providers; it makes the headers of each set once. */
export function paymentHeadersOf(config: Config) {
  const made = new Map<string, Headers>()
  return (providers: readonly PaymentProvider[]): Headers => {
    const key = providers.join()
    const headers = made.get(key) ?? securityHeaders(config, providers)
    made.set(key, headers)
    return headers
  }
}

/** Sets the headers on every answer. */
export function secure(headers: Headers): RequestHandler {
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value)
    next()
  }
}
