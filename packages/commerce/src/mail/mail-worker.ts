// Delivers queued mails one at a time, after the request that queued them was answered; tries again what failed.
import { outsideRequests } from '@loftwood/http-server/request-context'
import type { Logger } from 'pino'
import type { Database } from '../db/open-database.ts'
import {
  type StoredMail,
  firstQueuedMail,
  markFailure,
  markHeld,
  markSent,
  retryAllNow,
} from './mail-queue.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../platform/durations.ts'

/**
 * How long to wait after the first, second, ... failure. An unreachable server is retried indefinitely with the last one;
 * a mail that a server refuses fails when the table ends, two days later: time to mend a setting that was wrong.
 */
export const RETRY_DELAYS_MS: readonly number[] = [
  10 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
]

/** How long a stop waits for the delivery under way; that mail stays in the queue. */
const STOP_WITHIN_MS = 3 * SECOND_MS

/** A delivery that failed. `message` is stored in the database, so it must contain no secrets. */
export class DeliveryError extends Error {
  /** The server answered that it does not take this mail. */
  readonly isPermanent: boolean
  constructor(message: string, { isPermanent, cause }: { isPermanent: boolean; cause: unknown }) {
    super(message, { cause })
    this.isPermanent = isPermanent
  }
}

/** Where mails go. */
export interface MailTransport {
  /** @throws {DeliveryError} */
  deliver: (mail: StoredMail) => Promise<'sent' | 'held'>
  close: () => void
}

/** Keeps mails in the database: what happens without an SMTP server. */
export const holdingTransport: MailTransport = { deliver: async () => 'held', close: () => {} }

export interface MailWorker {
  /** Delivers what is due, soon; returns at once. */
  wake: () => void
  /** The same for every waiting mail, whenever its turn would come. */
  start: () => Promise<void>
  stop: () => Promise<void>
}

interface WorkerOptions {
  db: Database
  transport: MailTransport
  logger: Logger
  retryDelaysMs?: readonly number[] | undefined
  /** Whether the contents of delivered mails stay stored, for `/outbox`; their links still work. */
  keepsContent?: boolean
  now?: () => Date
}

export function createMailWorker(options: WorkerOptions): MailWorker {
  const { db, transport, logger, retryDelaysMs = RETRY_DELAYS_MS, now = () => new Date() } = options
  const { keepsContent = false } = options
  const context: Context = { db, logger, retryDelaysMs, keepsContent, now }
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isWokenAgain = false
  let isStopped = false

  function wake(): void {
    isWokenAgain = true
    if (isStopped || running) return
    clearTimeout(timer)
    running = work()
      .catch((error: unknown) => {
        logger.error({ err: error }, 'mail queue cannot be read')
        wakeIn(delayAfter(0, retryDelaysMs))
      })
      .finally(() => {
        running = undefined
        // Woken between its last look at the queue and here.
        if (isWokenAgain) wake()
      })
  }

  function wakeIn(delayMs: number): void {
    if (isStopped) return
    clearTimeout(timer)
    timer = setTimeout(wake, delayMs)
    timer.unref()
  }

  async function work(): Promise<void> {
    while (isWokenAgain && !isStopped) {
      isWokenAgain = false
      let mail = await firstQueuedMail(db)
      for (; mail && mail.nextAttemptAt <= now(); mail = await firstQueuedMail(db)) {
        const outcome = await tryDelivery(transport, mail)
        if (isStopped) return
        await note(context, mail, outcome)
      }
      if (mail) wakeIn(mail.nextAttemptAt.getTime() - now().getTime())
    }
  }

  async function start(): Promise<void> {
    await retryAllNow(db, now())
    wake()
  }

  async function stop(): Promise<void> {
    isStopped = true
    clearTimeout(timer)
    if (running) await withPatience(running)
    transport.close()
  }

  // What is logged of later mails must not name the request that woke it.
  return { wake: () => outsideRequests(wake), start, stop }
}

async function tryDelivery(
  transport: MailTransport,
  mail: StoredMail,
): Promise<'sent' | 'held' | DeliveryError> {
  try {
    return await transport.deliver(mail)
  } catch (error) {
    if (error instanceof DeliveryError) return error
    throw error
  }
}

async function withPatience(running: Promise<void>): Promise<void> {
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const alarm = setTimeout(resolve, STOP_WITHIN_MS)
  await Promise.race([running, end])
  clearTimeout(alarm)
}

type Context = Required<Pick<WorkerOptions, 'db' | 'logger' | 'keepsContent' | 'now'>> & {
  retryDelaysMs: readonly number[]
}

async function note(
  { db, logger, retryDelaysMs, keepsContent, now }: Context,
  { id, kind, attempts }: StoredMail,
  outcome: 'sent' | 'held' | DeliveryError,
): Promise<void> {
  if (!(outcome instanceof DeliveryError)) {
    await (outcome === 'held' ? markHeld(db, id) : markSent(db, id, { keepsContent, now: now() }))
    logger.info({ mailId: id, kind, status: outcome }, 'mail delivered')
    return
  }
  const reason = outcome.message
  const isLast = outcome.isPermanent && attempts >= retryDelaysMs.length
  const nextTime = isLast ? undefined : new Date(now().getTime() + delayAfter(attempts, retryDelaysMs))
  await markFailure(db, id, { reason, nextTime })
  logger[isLast ? 'error' : 'warn']({ mailId: id, kind, reason, nextTime }, 'mail not delivered')
}

function delayAfter(failures: number, delaysMs: readonly number[]): number {
  return delaysMs[Math.min(failures, delaysMs.length - 1)] ?? HOUR_MS
}
