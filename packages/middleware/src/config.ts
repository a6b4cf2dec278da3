// The configuration: every environment variable the middleware reads, checked once at start.
import { cacheSettings, cacheVariables, type CacheSettings } from '@loftwood/http-cache/cache-settings'
import { portError } from '@loftwood/http-server/bad-ports'
import { nodeEnvOf } from '@loftwood/http-server/node-env'
import { ConfigurationError } from '@loftwood/http-server/run-server'
import { parseTrustProxy } from '@loftwood/http-server/trust-proxy'
import { z } from 'zod'
import type { CookieSettings } from './integrations/commerce/cookies.ts'
import { MAGENTO_RELEASES, type MagentoRelease } from './integrations/commerce/upstream/magento-release.ts'
import { RATE_LIMITS, type RateLimitGroup } from './rate-limit-groups.ts'
import type { UcpSettings } from './ucp/ucp.ts'

/** A Magento refuses more. */
const HIGHEST_PAGE_SIZE = 300
const MEGABYTE = 1024 * 1024
const ON_OR_OFF = ['true', 'false', '1', '0'] as const
const isOn = (value: (typeof ON_OR_OFF)[number]) => value === 'true' || value === '1'
const flag = (byDefault: boolean) =>
  z
    .enum(ON_OR_OFF)
    .default(byDefault ? 'true' : 'false')
    .transform(isOn)

const port = z.coerce
  .number()
  .int()
  .min(0)
  .max(65_535)
  .refine((value) => portError(value) === undefined, { error: ({ input }) => portError(Number(input)) })
const positive = (byDefault: number) => z.coerce.number().int().positive().default(byDefault)
const notNegative = (byDefault: number) => z.coerce.number().int().min(0).default(byDefault)
const httpUrl = z.url({ protocol: /^https?$/, error: 'is not an http(s) URL' })

const origins = (byDefault: string) =>
  z
    .string()
    .default(byDefault)
    .transform((value) =>
      value
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    )
    .pipe(
      z.array(z.string().regex(/^https?:\/\/[^/\s]+$/, 'is not an origin such as https://shop.example.com')),
    )

/** Where PayPal's own pages are: of real payments and of its sandbox. */
const PAYPAL_ORIGINS = 'https://www.paypal.com,https://www.sandbox.paypal.com'

const trustProxy = z
  .string()
  .default('loopback')
  .transform(parseTrustProxy)
  .refine((proxies) => proxies !== undefined, 'is neither a number of proxies nor a list of addresses')

const groups = Object.keys(RATE_LIMITS) as RateLimitGroup[]
const limitVariable = (group: RateLimitGroup) => `RATE_LIMIT_${group.toUpperCase()}_PER_MINUTE`
const limitVariables = Object.fromEntries(
  groups.map((group) => [limitVariable(group), notNegative(RATE_LIMITS[group])]),
)

/** The schema of the environment; `.env.example` is tested against it. */
export const environmentSchema = z.object({
  NODE_ENV: z.string().optional().transform(nodeEnvOf),
  PORT: port.default(4000),
  HOST: z.string().default('127.0.0.1'),
  SHUTDOWN_DELAY_SECONDS: notNegative(0),
  COMMERCE_GRAPHQL_URL: httpUrl.default('http://localhost:4100/graphql'),
  SEARCH_GRAPHQL_URL: httpUrl.optional(),
  UPSTREAM_TIMEOUT_MS: positive(10_000),
  ORDER_TIMEOUT_MS: positive(60_000),
  UPSTREAM_MAX_MB: positive(10),
  UPSTREAM_SCHEMA: z.string().optional(),
  UPSTREAM_RELEASE: z.enum([...MAGENTO_RELEASES, 'none']).optional(),
  PUBLIC_URL: httpUrl.optional(),
  UCP: z.enum(['on', 'off']).default('on'),
  UCP_LOCAL_PROFILES: flag(false),
  UCP_SECRET: z.string().min(16).optional(),
  ALLOWED_ORIGINS: origins('http://localhost:3000'),
  PAYPAL_ORIGINS: origins(PAYPAL_ORIGINS),
  TRUST_PROXY: trustProxy,
  COOKIE_HTTP_ONLY: flag(false),
  COOKIE_SECURE: z.enum(ON_OR_OFF).optional(),
  COOKIE_DOMAIN: z.string().optional(),
  COOKIE_SAME_SITE: z.enum(['lax', 'none']).default('lax'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  CUSTOM_OPERATIONS: z.enum(ON_OR_OFF).optional(),
  ...limitVariables,
  MAX_PAGE_SIZE: positive(100).pipe(z.int().max(HIGHEST_PAGE_SIZE)),
  CACHE_MAX_MB: notNegative(64),
  ...cacheVariables,
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
})

/** By the shop's addresses, unless said: without TLS, as on http://localhost, some browsers drop Secure cookies. */
function isSecure(env: z.output<typeof environmentSchema>): boolean {
  if (env.COOKIE_SECURE) return isOn(env.COOKIE_SECURE)
  return env.COOKIE_SAME_SITE === 'none' || env.ALLOWED_ORIGINS.some((origin) => origin.startsWith('https:'))
}

/** Where people open the shop: the first origin whose pages may call, unless said. */
function publicUrlOf(env: z.output<typeof environmentSchema>): string {
  return (env.PUBLIC_URL ?? env.ALLOWED_ORIGINS[0] ?? 'http://localhost:3000').replace(/\/+$/, '')
}

const isOnThisMachine = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

const checkedEnvironment = environmentSchema
  .refine((env) => !env.UCP_LOCAL_PROFILES || isOnThisMachine(publicUrlOf(env)), {
    path: ['UCP_LOCAL_PROFILES'],
    error: 'is for tests: strangers could have this machine read its own addresses',
  })
  .refine((env) => env.COOKIE_SAME_SITE === 'lax' || isSecure(env), {
    path: ['COOKIE_SAME_SITE'],
    error: 'none needs COOKIE_SECURE=true: browsers refuse such cookies otherwise',
  })

export interface Config extends CacheSettings {
  port: number
  host: string
  /** How long requests are still served after the stop signal. */
  shutdownDelayMs: number
  commerceUrl: URL
  /** The back end of the hosted search; the shop's own unless configured. */
  searchUrl: URL
  upstreamTimeoutMs: number
  /** How long the back end may work on an order. */
  orderTimeoutMs: number
  /** Larger responses of a back end are aborted while they arrive. */
  upstreamMaxBytes: number
  /** A file with the upstream's schema (SDL or introspection result), instead of introspection. */
  upstreamSchemaFile: string | undefined
  /** The upstream's release of Magento, `none` for another back end; by default its schema tells. */
  upstreamRelease: MagentoRelease | 'none' | undefined
  /** What agents are answered; undefined when it is switched off. */
  ucp: UcpSettings | undefined
  allowedOrigins: readonly string[]
  /** Where shoppers are sent to pay with PayPal. */
  paypalOrigins: readonly string[]
  trustProxy: number | string[]
  cookies: CookieSettings
  /** Warnings about settings that the operator should choose; logged once at start. */
  warnings: readonly string[]
  /** Whether callers may send GraphQL documents of their own; by default not in production. */
  customOperations: boolean
  logLevel: string
  /** Calls a minute from one address; 0 switches the limit off. */
  rateLimits: Readonly<Record<RateLimitGroup, number>>
  /** Items on one page of a public read. */
  maxPageSize: number
  /** Size of the cache of public answers; 0 switches it off. */
  cacheMaxBytes: number
  /** Whether spans are sent; where to, the OpenTelemetry libraries read from the environment. */
  isTraced: boolean
}

const READABLE_COOKIES =
  "COOKIE_HTTP_ONLY is not set: page scripts can read the customer's token. " +
  'Set it to true, or to false if clients need to read them.'

/** Reads the configuration. Empty variables count as not set. @throws {ConfigurationError} naming every error */
export function loadConfig(env: Record<string, string | undefined>): Readonly<Config> {
  const variables = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = checkedEnvironment.safeParse(variables)
  if (!result.success) {
    const errors = result.error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`)
    throw new ConfigurationError(`The configuration is invalid:\n${errors.join('\n')}`)
  }
  const it = result.data
  return Object.freeze({
    port: it.PORT,
    host: it.HOST,
    shutdownDelayMs: it.SHUTDOWN_DELAY_SECONDS * 1_000,
    commerceUrl: new URL(it.COMMERCE_GRAPHQL_URL),
    searchUrl: new URL(it.SEARCH_GRAPHQL_URL ?? it.COMMERCE_GRAPHQL_URL),
    upstreamTimeoutMs: it.UPSTREAM_TIMEOUT_MS,
    orderTimeoutMs: it.ORDER_TIMEOUT_MS,
    upstreamMaxBytes: it.UPSTREAM_MAX_MB * MEGABYTE,
    upstreamSchemaFile: it.UPSTREAM_SCHEMA,
    upstreamRelease: it.UPSTREAM_RELEASE,
    ucp:
      it.UCP === 'on'
        ? { publicUrl: publicUrlOf(it), hasLocalProfiles: it.UCP_LOCAL_PROFILES, secret: it.UCP_SECRET }
        : undefined,
    allowedOrigins: it.ALLOWED_ORIGINS,
    paypalOrigins: it.PAYPAL_ORIGINS,
    trustProxy: it.TRUST_PROXY,
    cookies: {
      httpOnly: it.COOKIE_HTTP_ONLY,
      secure: isSecure(it),
      domain: it.COOKIE_DOMAIN,
      sameSite: it.COOKIE_SAME_SITE,
    },
    warnings: it.NODE_ENV !== 'production' || 'COOKIE_HTTP_ONLY' in variables ? [] : [READABLE_COOKIES],
    customOperations: it.CUSTOM_OPERATIONS ? isOn(it.CUSTOM_OPERATIONS) : it.NODE_ENV !== 'production',
    logLevel: it.LOG_LEVEL ?? (it.NODE_ENV === 'production' ? 'warn' : 'info'),
    rateLimits: limitsOf(it),
    maxPageSize: it.MAX_PAGE_SIZE,
    cacheMaxBytes: it.CACHE_MAX_MB * MEGABYTE,
    ...cacheSettings(it),
    isTraced: it.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
  })
}

function limitsOf(env: Record<string, unknown>): Record<RateLimitGroup, number> {
  const entries = groups.map((group) => [group, env[limitVariable(group)]] as const)
  return Object.fromEntries(entries) as Record<RateLimitGroup, number>
}
