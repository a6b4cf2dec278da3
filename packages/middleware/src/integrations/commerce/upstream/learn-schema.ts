// Loads the upstream's schema at start, from a file or by introspection, which is retried until it succeeds.
import { readFile } from 'node:fs/promises'
import { plainDocument } from './documents.ts'
import { INTROSPECTION_QUERY, indexSchema, type SchemaAnswer, type SchemaIndex } from './schema-index.ts'
import type { Upstream } from './upstream.ts'

/** Pauses between attempts; the last one repeats. */
const RETRY_PAUSES_MS = [1_000, 2_000, 5_000, 15_000, 60_000]

const introspection = plainDocument('introspection', INTROSPECTION_QUERY)

/** Reads a schema file: SDL, or an introspection result as JSON (with or without its `data` envelope). */
export async function readSchemaFile(file: string): Promise<SchemaIndex> {
  const text = await readFile(file, 'utf8')
  if (text.trimStart().startsWith('{')) {
    const parsed = JSON.parse(text) as SchemaAnswer | { data: SchemaAnswer }
    return indexSchema('data' in parsed ? parsed.data : parsed)
  }
  const { buildSchema, introspectionFromSchema } = await import('graphql')
  return indexSchema(introspectionFromSchema(buildSchema(text)))
}

/** Sends one introspection query. */
export async function askForSchema(upstream: Upstream): Promise<SchemaIndex> {
  const body = await upstream.send({ document: introspection, variables: {}, headers: {}, kind: 'read' })
  const { data } = JSON.parse(body.toString()) as { data?: SchemaAnswer | null }
  if (!data?.__schema) throw new Error('The back end refuses introspection')
  return indexSchema(data)
}

interface Learning {
  /** Resolves after the first attempt, whether it worked or not. */
  firstAttempt: Promise<void>
  stop(): void
}

/** Retries until a schema arrives; calls `onFailure` after each failure. */
export function learnSchema(
  introspect: () => Promise<SchemaIndex>,
  onLearned: (schema: SchemaIndex) => void,
  onFailure: (error: unknown) => void,
): Learning {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  async function attempt(count: number): Promise<void> {
    try {
      const schema = await introspect()
      if (!isStopped) onLearned(schema)
    } catch (error) {
      if (isStopped) return
      onFailure(error)
      const pause = RETRY_PAUSES_MS[Math.min(count, RETRY_PAUSES_MS.length - 1)]
      timer = setTimeout(() => void attempt(count + 1), pause)
      timer.unref()
    }
  }
  return {
    firstAttempt: attempt(0),
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
