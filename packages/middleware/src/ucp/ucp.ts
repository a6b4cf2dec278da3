// Puts together what agents are answered with.
import { randomBytes } from 'node:crypto'
import type { Router } from 'express'
import type { RateLimits } from '../http/rate-limits.ts'
import type { CookieSettings } from '../integrations/commerce/cookies.ts'
import type { Integration } from '../integrations/commerce/integration.ts'
import type { BoundedMemory } from '../state/bounded-memory.ts'
import type { Memory } from '../state/state.ts'
import { handOverRoute } from './hand-over.ts'
import { createIdempotency } from './idempotency.ts'
import { createPlatformProfiles } from './platform-profiles.ts'
import { ucpRouter } from './router.ts'
import { createRunner } from './run-operation.ts'
import { createSeal } from './seal.ts'
import { createSessions } from './sessions.ts'

export interface UcpSettings {
  /** Where people open the shop, without a slash at the end. */
  publicUrl: string
  hasLocalProfiles: boolean
  /** Seals ids and links; without it they end with this process. */
  secret: string | undefined
}

export interface UcpDeps {
  integration: Integration
  rateLimits: RateLimits
  cookies: CookieSettings
  /** Keys and what else outlives a call. */
  memory: BoundedMemory
  /** Where placed orders are noted. */
  orders: Memory
}

export function createUcp(settings: UcpSettings, deps: UcpDeps): Router {
  const { publicUrl, hasLocalProfiles, secret = randomBytes(32).toString('hex') } = settings
  const { integration, rateLimits, cookies, memory, orders } = deps
  const profiles = createPlatformProfiles({ isLocalAllowed: hasLocalProfiles })
  const sessions = createSessions({ secret, memory, orders })
  const idempotent = createIdempotency(memory, createSeal(secret, 'answers'))
  const run = createRunner({ integration, profiles, publicUrl, idempotent, sessions })
  const router = ucpRouter({ integration, run, rateLimits, publicUrl, hasLocalProfiles })
  router.post('/hand-over', ...handOverRoute({ integration, sessions, rateLimits, cookies, publicUrl }))
  return router
}
