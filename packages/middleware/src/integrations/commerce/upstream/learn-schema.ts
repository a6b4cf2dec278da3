// Loads the upstream's schema at start, from a file or by introspection, which is retried until it succeeds.
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { ConfigurationError } from '@loftwood/http-server/run-server'
import { plainDocument } from './documents.ts'
import { INTROSPECTION_QUERY, indexSchema, type SchemaAnswer, type SchemaIndex } from './schema-index.ts'
import type { Upstream } from './upstream.ts'

/** Pauses between attempts; the last one repeats. */
const RETRY_PAUSES_MS = [1_000, 2_000, 5_000, 15_000, 60_000]

/** How long a call waits for the schema. */
const PATIENCE_MS = 5_000
/** Calls start attempts at most this often: during an outage each call would send an introspection of its own. */
const SOON_EVERY_MS = 5_000

const introspection = plainDocument('introspection', INTROSPECTION_QUERY)

/**
 * Reads a schema file: SDL, or an introspection result as JSON (with or without its `data` envelope).
 * @throws {ConfigurationError} when it cannot be read or has no schema
 */
export const readSchemaFile = (file: string): Promise<SchemaIndex> =>
  readFile(file, 'utf8')
    .then(parseSchema)
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      throw new ConfigurationError(`UPSTREAM_SCHEMA: ${file}: ${reason}`, { cause: error })
    })

async function parseSchema(text: string): Promise<SchemaIndex> {
  if (text.trimStart().startsWith('{')) {
    const parsed = JSON.parse(text) as SchemaAnswer | { data: SchemaAnswer }
    return indexSchema('data' in parsed ? parsed.data : parsed)
  }
  const { buildSchema, introspectionFromSchema } = await import('graphql')
  return indexSchema(introspectionFromSchema(buildSchema(text)))
}

/** The back end responded without a schema. */
class IntrospectionRefused extends Error {
  constructor() {
    super('The back end refuses introspection')
    this.name = 'IntrospectionRefused'
  }
}

/** Sends one introspection query. */
export async function askForSchema(upstream: Upstream): Promise<SchemaIndex> {
  const body = await upstream.send({ document: introspection, variables: {}, headers: {}, kind: 'read' })
  const { data } = JSON.parse(body.toString()) as { data?: SchemaAnswer | null }
  if (!data?.__schema) throw new IntrospectionRefused()
  return indexSchema(data)
}

export interface Learning {
  /** Resolves after the first attempt, whether it worked or not. */
  firstAttempt: Promise<void>
  /** Joins a running attempt or starts one, once every few seconds; resolves when it ends, or after PATIENCE_MS. */
  soon(): Promise<void>
  stop(): void
}

/** Retries until a schema arrives; calls `onFailure` after each failure. */
export function learnSchema(
  introspect: () => Promise<SchemaIndex>,
  onLearned: (schema: SchemaIndex) => void,
  onFailure: (error: unknown) => void,
): Learning {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let failures = 0
  let soonAt = -Infinity
  let isOver = false
  let isRefused = false

  async function run(): Promise<void> {
    try {
      const schema = await introspect()
      if (isOver) return
      isOver = true
      onLearned(schema)
    } catch (error) {
      if (isOver) return
      isRefused = error instanceof IntrospectionRefused
      onFailure(error)
      const delay = RETRY_PAUSES_MS[Math.min(failures++, RETRY_PAUSES_MS.length - 1)]
      timer = setTimeout(() => void attempt(), delay)
      timer.unref()
    }
  }
  function attempt(): Promise<void> {
    clearTimeout(timer)
    return (running ??= run().finally(() => (running = undefined)))
  }
  return {
    firstAttempt: attempt(),
    async soon() {
      if (isOver || isRefused) return
      if (!running && performance.now() - soonAt < SOON_EVERY_MS) return
      if (!running) soonAt = performance.now()
      await Promise.race([attempt(), pause(PATIENCE_MS, undefined, { ref: false })])
    },
    stop() {
      isOver = true
      clearTimeout(timer)
    },
  }
}
