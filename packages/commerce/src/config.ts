// What the environment may set, read once at the start. Paths are relative to the workspace root.
import { fileURLToPath } from 'node:url'
import { resolve } from 'node:path'
import { dataFolder } from '@loftwood/demo-store/data-folder'
import { portError } from '@loftwood/http-server/bad-ports'
import { nodeEnvOf } from '@loftwood/http-server/node-env'
import { ConfigurationError } from '@loftwood/http-server/run-server'
import { parseTrustProxy } from '@loftwood/http-server/trust-proxy'
import { z } from 'zod'
import type { PurgeTargets } from './server/purge-requests.ts'
import { type StripeConfig, stripeConfigOf, stripeVariables } from './stripe-config.ts'

const workspaceRoot = fileURLToPath(new URL('../../..', import.meta.url))

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

/** TLS everywhere but on the machine itself. */
const issuer = z
  .url()
  .refine((value) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(value), 'must be https')

const socialProviders = z
  .string()
  .transform((text, check) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      check.addIssue({ code: 'custom', message: 'is not JSON' })
      return z.NEVER
    }
  })
  .pipe(
    z.array(
      z.strictObject({
        code: z.string().regex(/^[a-z0-9-]{1,32}$/),
        label: z.string().min(1),
        issuer,
        clientId: z.string().min(1),
        clientSecret: z.string().min(1),
      }),
    ),
  )

/** A provider of OpenID Connect that customers may sign in with. */
export type SocialProviderConfig = z.output<typeof socialProviders>[number]

const atLeastOne = z.coerce.number().int().min(1)

const days = z.coerce.number().int().min(0).max(90)

/** 0 is no limit. */
const atMost = z.coerce
  .number()
  .int()
  .min(0)
  .transform((limit) => limit || Infinity)

const trustProxy = z
  .string()
  .default('loopback')
  .transform(parseTrustProxy)
  .refine((proxies) => proxies !== undefined, 'is neither a number of proxies nor a list of addresses')

const environment = z.object({
  NODE_ENV: z.string().optional().transform(nodeEnvOf),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .refine((value) => portError(value) === undefined, { error: ({ input }) => portError(Number(input)) })
    .default(4100),
  DATA_DIR: z.string().min(1).default('.data'),
  CATALOG_DIR: z.string().min(1).default(dataFolder),
  PUBLIC_URL: url.optional(),
  STOREFRONT_URL: url.default('http://localhost:3000'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n@]*@[^\r\n@]+$/, 'a mail address, with or without a name before it')
    .optional(),
  SOCIAL_PROVIDERS: socialProviders.default([]),
  RETENTION_GUEST_CART_DAYS: atLeastOne.default(90),
  RETENTION_GUEST_WISHLIST_DAYS: atLeastOne.default(365),
  RETENTION_MAIL_DAYS: atLeastOne.default(30),
  RETENTION_CONTACT_DAYS: atLeastOne.default(365),
  TRUST_PROXY: trustProxy,
  SIGN_IN_FAILURES_PER_ADDRESS: atLeastOne.default(10),
  SIGN_IN_FAILURES_PER_ACCOUNT: atLeastOne.default(50),
  SIGN_IN_PERIOD_MINUTES: atLeastOne.default(30),
  CAPTCHA_SECRET: z.string().optional(),
  CAPTCHA_VERIFY_URL: url.default('https://www.google.com/recaptcha/api/siteverify'),
  CAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  ...stripeVariables,
  PAYMENT_HOLD_MINUTES: z.coerce.number().int().min(5).max(10_080).default(60),
  HOLD_DAYS_TRANSFER: days.default(5),
  HOLD_DAYS_CHEQUE: days.default(10),
  HOLD_DAYS_PURCHASE_ORDER: days.default(30),
  UNPAID_ORDERS: atMost.default(3),
  UNPAID_PIECES: atMost.default(20),
  UNPAID_FACTOR: atLeastOne.default(5),
  PURGE_URLS: z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(url))
    .default([]),
  PURGE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  FASTLY_SERVICE_ID: z.string().regex(/^\w+$/, 'has other characters than letters and digits').optional(),
  FASTLY_API_TOKEN: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
})

/** A service that checks answers to captchas. */
export interface CaptchaConfig {
  verifyUrl: string
  secret: string
  /** From 0, surely a program, to 1. */
  minScore: number
}

export interface SignInRule {
  /** Wrong passwords for one account from one address; beyond them this address has to wait. */
  failuresPerAddress: number
  /** Wrong passwords for one account from anywhere; beyond them the right one needs another proof. */
  failuresPerAccount: number
  /** How long failures count. */
  periodMs: number
}

/** Days after which data other than orders is deleted. */
export interface Retention {
  guestCartDays: number
  guestWishlistDays: number
  mailDays: number
  contactDays: number
}

/** What bounds orders that are not paid yet, and the pieces that they hold. */
export interface UnpaidRule {
  /** Days until an order is canceled, by the code of its payment; 0 for never. */
  holdDays: Readonly<Record<string, number>>
  /** Open orders of one e-mail address, and of one visitor. */
  orders: number
  /** Pieces that those hold. */
  pieces: number
  /** How many times as much customers with a paid order may have, and orders by card, which end soon. */
  factor: number
}

/** The names of every variable this deployable reads. */
export const variableNames = Object.keys(environment.shape)

export interface Config {
  isDevelopment: boolean
  host: string
  /** 0 picks a free port. */
  port: number
  /** Absolute folder of the database. */
  dataDir: string
  /** Whether the environment named it; commands put data only into a folder that was named. */
  isDataDirNamed: boolean
  /** Absolute folder of the catalog's data files. */
  catalogDir: string
  /** Origin under which pictures are reached; the server's own when absent. */
  publicUrl: string | undefined
  /** Origin of the shop's pages. */
  storefrontUrl: string
  /** The server that takes mails, with its password; without one they are stored and shown at `/outbox`. */
  smtpUrl: string | undefined
  /** Sender of mails; the store's own address when absent. */
  mailFrom: string | undefined
  /** Where customers may sign in instead of here, with the secrets this shop has there. */
  socialProviders: readonly SocialProviderConfig[]
  /** Whose X-Forwarded-For counts: a number of proxies, or their addresses and networks. The middleware is one. */
  trustProxy: number | string[]
  signInRule: SignInRule
  /** Retention of data other than orders. */
  retention: Retention
  /** What forms ask visitors to prove that they are people; nothing without a secret. */
  captcha: CaptchaConfig | undefined
  /** Payments by card; none without keys. */
  stripe: StripeConfig | undefined
  /** How long an order that is to be paid online holds its stock. */
  paymentHoldMinutes: number
  unpaid: UnpaidRule
  /** Caches that get purge requests; none without a secret. */
  purge: PurgeTargets | undefined
  logLevel: string
  /** Whether spans are sent; where to, the OpenTelemetry libraries read from the environment. */
  isTraced: boolean
}

/** Origin of Fastly's API. */
const FASTLY_API = 'https://api.fastly.com'

const holdDaysOf = (data: z.output<typeof environment>): UnpaidRule['holdDays'] => ({
  banktransfer: data.HOLD_DAYS_TRANSFER,
  checkmo: data.HOLD_DAYS_CHEQUE,
  purchaseorder: data.HOLD_DAYS_PURCHASE_ORDER,
})

function fastlyOf({ FASTLY_SERVICE_ID: service, FASTLY_API_TOKEN: token }: z.output<typeof environment>) {
  if (service === undefined && token === undefined) return undefined
  if (service === undefined || token === undefined)
    throw new ConfigurationError(
      'Invalid configuration:\nFASTLY_SERVICE_ID and FASTLY_API_TOKEN need each other',
    )
  return { api: FASTLY_API, service, token }
}

/** Variables with another name now: with the old one ignored, the demonstration would replace a shop's products. */
const RENAMED: Readonly<Record<string, string>> = { CATALOGUE_DIR: 'CATALOG_DIR' }

/**
 * Reads the configuration; empty variables count as absent.
 * @throws {ConfigurationError} naming every invalid variable
 */
export function loadConfig(env: Record<string, string | undefined>): Readonly<Config> {
  const variables = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  for (const [before, now] of Object.entries(RENAMED)) {
    if (before in variables) throw new ConfigurationError(`Invalid configuration:\n${before} is ${now} now`)
  }
  const parsed = environment.safeParse(variables)
  if (!parsed.success)
    throw new ConfigurationError(`Invalid configuration:\n${z.prettifyError(parsed.error)}`)
  const data = parsed.data
  return Object.freeze({
    isDevelopment: data.NODE_ENV === 'development',
    host: data.HOST,
    port: data.PORT,
    dataDir: resolve(workspaceRoot, data.DATA_DIR),
    isDataDirNamed: variables['DATA_DIR'] !== undefined,
    catalogDir: resolve(workspaceRoot, data.CATALOG_DIR),
    publicUrl: data.PUBLIC_URL,
    storefrontUrl: data.STOREFRONT_URL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    socialProviders: data.SOCIAL_PROVIDERS,
    retention: {
      guestCartDays: data.RETENTION_GUEST_CART_DAYS,
      guestWishlistDays: data.RETENTION_GUEST_WISHLIST_DAYS,
      mailDays: data.RETENTION_MAIL_DAYS,
      contactDays: data.RETENTION_CONTACT_DAYS,
    },
    trustProxy: data.TRUST_PROXY,
    signInRule: {
      failuresPerAddress: data.SIGN_IN_FAILURES_PER_ADDRESS,
      failuresPerAccount: data.SIGN_IN_FAILURES_PER_ACCOUNT,
      periodMs: data.SIGN_IN_PERIOD_MINUTES * 60_000,
    },
    captcha: data.CAPTCHA_SECRET
      ? {
          secret: data.CAPTCHA_SECRET,
          verifyUrl: data.CAPTCHA_VERIFY_URL,
          minScore: data.CAPTCHA_MIN_SCORE,
        }
      : undefined,
    stripe: stripeConfigOf(data),
    paymentHoldMinutes: data.PAYMENT_HOLD_MINUTES,
    unpaid: {
      holdDays: holdDaysOf(data),
      orders: data.UNPAID_ORDERS,
      pieces: data.UNPAID_PIECES,
      factor: data.UNPAID_FACTOR,
    },
    purge:
      data.PURGE_SECRET !== undefined && data.PURGE_URLS.length > 0
        ? { urls: data.PURGE_URLS, secret: data.PURGE_SECRET, fastly: fastlyOf(data) }
        : undefined,
    isTraced: data.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    logLevel: data.LOG_LEVEL ?? (data.NODE_ENV === 'production' ? 'warn' : 'info'),
  })
}
