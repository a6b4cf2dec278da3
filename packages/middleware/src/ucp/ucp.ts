// The room's door: puts together what agents are answered with.
import type { Router } from 'express'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Integration } from '../integrations/commerce/integration.ts'
import type { Memory } from '../state/state.ts'
import { createIdempotency } from './idempotency.ts'
import { createPlatformProfiles } from './platform-profiles.ts'
import { ucpRouter } from './router.ts'
import { createRunner } from './run-operation.ts'

export interface UcpSettings {
  /** Where people open the shop, without a slash at the end. */
  publicUrl: string
  hasLocalProfiles: boolean
}

export interface UcpDeps {
  integration: Integration
  rateLimits: RateLimits
  /** Keys and what else outlives a call. */
  memory: Memory
}

export function createUcp(settings: UcpSettings, { integration, rateLimits, memory }: UcpDeps): Router {
  const { publicUrl, hasLocalProfiles } = settings
  const profiles = createPlatformProfiles({ isLocalAllowed: hasLocalProfiles })
  const run = createRunner({ integration, profiles, publicUrl, idempotent: createIdempotency(memory) })
  return ucpRouter({ integration, run, rateLimits, publicUrl, hasLocalProfiles })
}
