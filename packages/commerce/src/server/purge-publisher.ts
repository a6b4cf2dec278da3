// Tells the caches in front of the shop what has changed: the database notes tags by triggers (db/schema/purge.sql),
// and this sends them, a second's worth at a time. An order never waits for it, and failed purges are retried.
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '../db/open-database.ts'
import { outsideFetch } from '../platform/outside.ts'
import { EVERYTHING } from '../db/restore.ts'
import { purgeRequests, type PurgeTargets } from './purge-requests.ts'

const EVERY_MS = 1_000
const MAX_PAUSE_MS = 60_000
/** With more tags than this everything is purged: an import changes nearly every page. */
const MAX_TAGS = 500

export interface PurgePublisher {
  stop: () => Promise<void>
}

interface PublisherParts {
  db: Database
  logger: Logger
  settings: PurgeTargets
  everyMs?: number
}

/** Starts telling. */
export function startPurgePublisher({
  db,
  logger,
  settings,
  everyMs = EVERY_MS,
}: PublisherParts): PurgePublisher {
  const stopping = new AbortController()
  const { signal } = stopping

  async function run(): Promise<void> {
    let waitMs = everyMs
    while (!signal.aborted) {
      await pause(waitMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      try {
        await publish(db, settings, signal)
        waitMs = everyMs
      } catch (error) {
        // A first failure may be a server that is still starting.
        const isAgain = waitMs > everyMs
        if (isAgain && !signal.aborted)
          logger.warn({ err: error }, 'caches could not be purged; trying again')
        waitMs = Math.min(waitMs * 2, MAX_PAUSE_MS)
      }
    }
  }

  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

/** Sends the noted purges, and deletes them once every cache has confirmed. @throws when a cache did not */
async function publish(db: Database, targets: PurgeTargets, signal: AbortSignal): Promise<void> {
  const rows = await db
    .selectFrom('purge_tag')
    .select(['id', 'tag'])
    .orderBy('id')
    .limit(MAX_TAGS + 1)
    .execute()
  if (rows.length === 0) return
  const isAll = rows.length > MAX_TAGS || rows.some(({ tag }) => tag === EVERYTHING)
  const last = isAll ? await newestId(db) : (rows.at(-1)?.id ?? 0)
  const tags = isAll ? undefined : rows.map(({ tag }) => tag)
  for (const { url, ...request } of purgeRequests(targets, tags)) {
    const response = await outsideFetch(url, { method: 'POST', ...request, signal })
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  }
  // A tag that was noted again meanwhile has a higher number.
  await db.deleteFrom('purge_tag').where('id', '<=', last).execute()
}

async function newestId(db: Database): Promise<number> {
  const { id } = await db
    .selectFrom('purge_tag')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  return Number(id)
}
