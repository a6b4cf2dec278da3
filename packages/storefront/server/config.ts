// The server's environment variables, validated together. `.env.example` lists the same names.
import { existsSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cacheSettings, cacheVariables, type CacheSettings } from '@loftwood/http-cache/cache-settings'
import { portError } from '@loftwood/http-server/bad-ports'
import { nodeEnvOf } from '@loftwood/http-server/node-env'
import { ConfigurationError } from '@loftwood/http-server/run-server'
import { parseTrustProxy } from '@loftwood/http-server/trust-proxy'
import { z } from 'zod'
import { DEFAULT_BRAND } from '../src/platform/brand/current-brand.ts'
import type { CaptchaWidget } from '../src/platform/captcha/captcha-options.ts'
import { EXPRESS_PROVIDERS } from '../src/platform/express.ts'
import type { ThirdPartyScripts } from '../src/platform/third-party-scripts.ts'

const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''))

/** A relative DATA_DIR is relative to this package, not to the working directory. */
const PACKAGE = fileURLToPath(new URL('..', import.meta.url))

/** Third-party scripts have their own origins. */
const script = z.url({ protocol: /^https?$/ }).optional()

/** A URL template: `{cart}` is replaced by the cart's id. */
const handOver = url.refine((text) => text.includes('{cart}'), 'has no {cart}').optional()

/** Origins between commas. */
const origins = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .pipe(z.array(url))

/** Names between commas. */
const expressProviders = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .pipe(z.array(z.enum(EXPRESS_PROVIDERS)))

const schema = z.object({
  NODE_ENV: z.string().optional().transform(nodeEnvOf),
  PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65535)
    .refine((value) => portError(value) === undefined, { error: ({ input }) => portError(Number(input)) })
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().int().min(0).default(0),
  MIDDLEWARE_URL: url.default('http://localhost:4000'),
  BRAND: z
    .string()
    .default(DEFAULT_BRAND)
    .refine((name) => /^[\w-]+$/.test(name) && existsSync(brandModule(name)), {
      error: 'names no folder of brands/',
    }),
  PUBLIC_URL: url.default('http://localhost:3000'),
  MEDIA_URL: url.default('http://localhost:4100/media'),
  DATA_DIR: z.string().min(1).default('.data'),
  ASSETS_DIR: z.string().min(1).optional(),
  PICTURE_CACHE_MB: z.coerce.number().int().positive().default(1024),
  MODEL_CACHE_MB: z.coerce.number().int().positive().default(256),
  PICTURE_AVIF: z.enum(['true', 'false']).default('true'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  MIDDLEWARE_TIMEOUT_MS: z.coerce.number().int().positive().default(15_000),
  CHAT_SCRIPT_URL: script,
  ANALYTICS_SCRIPT_URL: script,
  AD_TRACKING_SCRIPT_URL: script,
  THIRD_PARTY_ORIGINS: origins,
  HOSTED_SEARCH_URL: url.optional(),
  CAPTCHA_SCRIPT_URL: script,
  CAPTCHA_ASSETS_URL: script,
  CAPTCHA_SITE_KEY: z.string().default(''),
  CAPTCHA_VERSION: z.coerce.number().int().min(2).max(3).default(2),
  CAPTCHA_SIZE: z.enum(['normal', 'compact']).default('normal'),
  EXTERNAL_CHECKOUT_URL: handOver,
  DOWNLOADS_SHAREABLE: z.enum(['true', 'false']).default('false'),
  EXPRESS_CHECKOUT: expressProviders,
  BROWSER_REPORTS: z.coerce.number().min(0).max(1).default(1),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).default(64),
  ...cacheVariables,
  TRUST_PROXY: z
    .string()
    .default('loopback')
    .transform(parseTrustProxy)
    .refine((proxies) => proxies !== undefined, 'is neither a number of proxies nor a list of addresses'),
  EARLY_HINTS: z.enum(['true', 'false']).default('false'),
  PUBLIC_FEEDS: z.enum(['true', 'false']).default('false'),
})

/** Names of the variables, for the test of `.env.example`. */
export const CONFIG_NAMES = Object.keys(schema.shape)

/** The folder of a brand; absolute. */
export const brandFolder = (name: string): string => join(PACKAGE, 'brands', name)

/** A brand's facts: TypeScript here, compiled in a release, as this module is. */
export const brandModule = (name: string): string =>
  join(brandFolder(name), `brand${extname(import.meta.filename)}`)

/** The address of the provider's script, and the captcha of every form. */
export interface CaptchaSettings extends CaptchaWidget {
  script: string
}

/** The server's settings; see `.env.example` for what each means. */
export interface Config extends CacheSettings {
  isDevelopment: boolean
  /** Name of a folder of `brands/`. */
  brand: string
  port: number
  host: string
  /** How long requests are still served after the stop signal. */
  shutdownDelayMs: number
  middlewareUrl: string
  publicUrl: string
  mediaUrl: string
  /** Absolute. */
  dataDir: string
  /** Folder in which the builds of the shop share their hashed files; absolute. */
  assetsDir: string
  /** Disk for converted pictures. */
  pictureCacheBytes: number
  /** Disk for files that show products in the shopper's room. */
  modelCacheBytes: number
  /** Whether pictures are converted to AVIF where the browser takes it. */
  hasAvif: boolean
  logLevel: string
  /** Whether spans are sent; where to, the OpenTelemetry libraries read from the environment. */
  isTraced: boolean
  middlewareTimeoutMs: number
  /** Third-party scripts that load after consent. */
  thirdPartyScripts: ThirdPartyScripts
  /** Further origins that those scripts connect to. */
  thirdPartyOrigins: readonly string[]
  /** URL of a hosted search index for the browser; undefined: the back end searches. */
  hostedSearchUrl: string | undefined
  /** CAPTCHA of the forms; without a site key the back end's, where it names one. */
  captcha: CaptchaSettings | undefined
  /** Origins that third-party scripts load assets from. */
  thirdPartyAssets: readonly string[]
  /** URL template of an external checkout; see src/checkout/external-checkout.ts. Undefined: the shop's own checkout. */
  externalCheckoutUrl: string | undefined
  /** Whether a Magento's download links open without its own sign-in. */
  hasOpenDownloads: boolean
  /** Whose buttons of express checkout are shown; none with an external checkout. */
  expressProviders: readonly (typeof EXPRESS_PROVIDERS)[number][]
  /** Share of visits whose browsers report how fast pages were and what failed: 0 to 1. */
  browserReports: number
  /** Memory for cached pages, with their keys and tags; 0 disables the cache. */
  pageCacheBytes: number
  trustProxy: number | string[]
  /** Whether early hints (103) are sent, which some proxies break. */
  hasEarlyHints: boolean
  /** Whether robots.txt and llms.txt name the product feeds. */
  hasPublicFeeds: boolean
}

/** Reads the settings. @throws {ConfigurationError} naming every error */
export function loadConfig(env: Record<string, string | undefined>): Readonly<Config> {
  const variables = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = schema.safeParse(variables)
  if (!result.success) throw new ConfigurationError(`Bad configuration:\n${z.prettifyError(result.error)}`)
  const values = result.data
  return Object.freeze({
    isDevelopment: values.NODE_ENV === 'development',
    brand: values.BRAND,
    port: values.PORT,
    host: values.HOST,
    shutdownDelayMs: values.SHUTDOWN_DELAY_SECONDS * 1_000,
    middlewareUrl: values.MIDDLEWARE_URL,
    publicUrl: values.PUBLIC_URL,
    mediaUrl: values.MEDIA_URL,
    dataDir: resolve(PACKAGE, values.DATA_DIR),
    assetsDir: resolve(PACKAGE, values.ASSETS_DIR ?? join(values.DATA_DIR, 'assets')),
    pictureCacheBytes: values.PICTURE_CACHE_MB * 1024 * 1024,
    modelCacheBytes: values.MODEL_CACHE_MB * 1024 * 1024,
    hasAvif: values.PICTURE_AVIF === 'true',
    logLevel: values.LOG_LEVEL ?? (values.NODE_ENV === 'production' ? 'warn' : 'info'),
    isTraced: values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    middlewareTimeoutMs: values.MIDDLEWARE_TIMEOUT_MS,
    thirdPartyScripts: scriptsOf(values),
    thirdPartyOrigins: values.THIRD_PARTY_ORIGINS,
    hostedSearchUrl: values.HOSTED_SEARCH_URL,
    captcha: captchaOf(values),
    thirdPartyAssets: values.CAPTCHA_ASSETS_URL ? [values.CAPTCHA_ASSETS_URL] : [],
    externalCheckoutUrl: values.EXTERNAL_CHECKOUT_URL,
    hasOpenDownloads: values.DOWNLOADS_SHAREABLE === 'true',
    expressProviders: values.EXTERNAL_CHECKOUT_URL ? [] : values.EXPRESS_CHECKOUT,
    browserReports: values.BROWSER_REPORTS,
    // In development pages change with the code.
    pageCacheBytes: values.NODE_ENV === 'development' ? 0 : values.PAGE_CACHE_MB * 1024 * 1024,
    ...cacheSettings(values),
    trustProxy: values.TRUST_PROXY,
    hasEarlyHints: values.EARLY_HINTS === 'true',
    hasPublicFeeds: values.PUBLIC_FEEDS === 'true',
  })
}

function scriptsOf(values: z.infer<typeof schema>): ThirdPartyScripts {
  const {
    CHAT_SCRIPT_URL: chat,
    ANALYTICS_SCRIPT_URL: analytics,
    AD_TRACKING_SCRIPT_URL: adTracking,
    CAPTCHA_SCRIPT_URL: captcha,
  } = values
  return {
    ...(chat && { chat }),
    ...(analytics && { analytics }),
    ...(adTracking && { adTracking }),
    ...(captcha && { captcha }),
  }
}

function captchaOf(values: z.infer<typeof schema>): CaptchaSettings | undefined {
  const { CAPTCHA_SCRIPT_URL: script, CAPTCHA_SITE_KEY: siteKey } = values
  const { CAPTCHA_VERSION: version, CAPTCHA_SIZE: size } = values
  return script === undefined ? undefined : { script, siteKey, version, size }
}
