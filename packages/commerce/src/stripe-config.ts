// Payments by card: the variables, and what follows from them.
import { ConfigurationError } from '@loftwood/http-server/run-server'
import { z } from 'zod'
import type { Financing } from './cart/payment-provider.ts'

export const stripeVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_/, 'a secret or restricted key of Stripe, sk_… or rk_…')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'a publishable key of Stripe, pk_…').optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'a signing secret of Stripe, whsec_…')
    .optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  STRIPE_CAPTURE: z.enum(['automatic', 'manual']).default('automatic'),
  FINANCING_MONTHS: z.coerce.number().int().min(2).max(120).optional(),
  FINANCING_ANNUAL_RATE: z.coerce.number().min(0).max(35).default(0),
  FINANCING_MINIMUM: z.coerce.number().min(0).default(0),
}

export interface StripeConfig {
  apiUrl: string
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Whether the money is taken at once, or by the operator's command `capture`. */
  capture: 'automatic' | 'manual'
  financing: Financing | undefined
}

type Variables = z.output<z.ZodObject<typeof stripeVariables>>

const STRIPE_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/** @throws {ConfigurationError} when some of its keys are there and others are not */
export function stripeConfigOf(data: Variables): StripeConfig | undefined {
  const [secretKey, publishableKey, webhookSecret] = STRIPE_KEYS.map((name) => data[name])
  if (secretKey && publishableKey && webhookSecret)
    return {
      apiUrl: data.STRIPE_API_URL,
      secretKey,
      publishableKey,
      webhookSecret,
      capture: data.STRIPE_CAPTURE,
      financing: financingOf(data),
    }
  const missing = STRIPE_KEYS.filter((name) => data[name] === undefined)
  if (missing.length === STRIPE_KEYS.length && data.FINANCING_MONTHS === undefined) return undefined
  throw new ConfigurationError(`Invalid configuration:\npayments by card need ${missing.join(', ')} too`)
}

function financingOf(data: Variables): Financing | undefined {
  const { FINANCING_MONTHS: months, FINANCING_ANNUAL_RATE: annualRate, FINANCING_MINIMUM: minimum } = data
  return months === undefined ? undefined : { months, annualRate, minimum }
}
