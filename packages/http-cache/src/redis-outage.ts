// Logs an outage of Redis when it begins and when it ends, however many requests notice it.
import { ErrorReply } from '@redis/client'

/** A Redis that comes and goes, or is full only now and then, gets one pair of lines in this time. */
const QUIET_MS = 60_000

/** The part of a pino logger that is used here. */
export interface RedisLogger {
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** `store`: a full Redis refuses it. */
export type CommandKind = 'store' | 'other'

export interface RedisOutage {
  failed: (error: unknown) => void
  succeeded: (kind: CommandKind) => void
  connected: () => void
  isOver: () => boolean
}

/** Follows the state of one connection. */
export function createRedisOutage(logger: RedisLogger): RedisOutage {
  let failures = 0
  let loggedAt = -Infinity
  let isLogged = false
  /** Redis responds, and refuses commands: it is full, a replica, or wants a password. */
  let isRefusing = false

  function end(): void {
    if (isLogged) logger.warn({ failures }, 'Redis is back')
    isLogged = false
    isRefusing = false
    failures = 0
  }

  return {
    failed(error) {
      failures += 1
      isRefusing ||= error instanceof ErrorReply
      if (isLogged || performance.now() - loggedAt < QUIET_MS) return
      isLogged = true
      loggedAt = performance.now()
      logger.error({ reason: error instanceof Error ? error.message : String(error) }, 'no Redis')
    },
    // A full Redis and a replica still respond to reads, so only a write proves that they are back.
    succeeded(kind) {
      if (failures > 0 && (kind === 'store' || !isRefusing)) end()
    },
    connected() {
      if (failures > 0 && !isRefusing) end()
    },
    isOver: () => failures === 0,
  }
}
