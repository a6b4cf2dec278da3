// Metrics for a monitoring system at /metrics: requests, SQL, mails, orders and the process itself. No personal data.
import { performance } from 'node:perf_hooks'
import { getOperationAST } from 'graphql'
import type { DocumentNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { RequestEvent } from '@loftwood/http-server/observe-requests'
import { createServerMetrics, type RenderedMetrics, type ServerMetrics } from '@loftwood/http-server/metrics'
import type { OpenDatabase } from '../db/open-database.ts'
import { countLost, countToClear, countUnread } from '../payment/payment-reads.ts'
import { errorOf } from './error.ts'
import type { ReadQueue } from './read-queue.ts'

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export interface Metrics {
  /** Measures every GraphQL operation. */
  plugin: Plugin
  /** Counts a request. */
  request: (event: RequestEvent) => void
  /** In Prometheus' text format. */
  read: () => Promise<RenderedMetrics>
}

interface Watched {
  database: OpenDatabase
  isReady: () => Promise<boolean>
  queue: Pick<ReadQueue, 'waiting'>
}

export function createMetrics({ database, isReady, queue }: Watched): Metrics {
  const metrics = createServerMetrics('commerce')
  metrics.readGauge({ name: 'commerce_ready', help: '1 while /readyz answers 200' }, async () =>
    Number(await isReady()),
  )
  metrics.readGauge({ name: 'commerce_read_queue', help: 'Listings and searches that wait' }, queue.waiting)
  registerDatabase(metrics, database)
  registerPayments(metrics, database)
  const duration = metrics.histogram({
    name: 'commerce_graphql_duration_seconds',
    help: 'GraphQL operations by their first field, from execution to result',
    labelNames: ['operation', 'outcome'],
    buckets: SECONDS,
  })
  const requests = metrics.histogram({
    name: 'commerce_request_seconds',
    help: 'Requests by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
  })
  return {
    request: ({ route, method, status, durationMs }) =>
      requests.observe({ route, method, status }, durationMs / 1000),
    plugin: operationTimer((operation, outcome, seconds) =>
      duration.labels(operation, outcome).observe(seconds),
    ),
    read: metrics.render,
  }
}

function registerDatabase(
  metrics: ServerMetrics,
  { db, statementCount, statementSeconds }: OpenDatabase,
): void {
  metrics.readCounter({ name: 'commerce_sql_statements_total', help: 'SQL statements run' }, statementCount)
  metrics.readCounter(
    { name: 'commerce_sql_seconds_total', help: 'Time SQL statements took' },
    statementSeconds,
  )
  const mailsThatAre = (status: 'queued' | 'waiting') => async () => {
    const row = await db
      .selectFrom('mail_message')
      .select(({ fn }) => fn.countAll<number>().as('mails'))
      .where('status', '=', status)
      .executeTakeFirstOrThrow()
    return row.mails
  }
  metrics.readGauge(
    { name: 'commerce_mail_queue', help: 'Mails waiting for delivery' },
    mailsThatAre('queued'),
  )
  metrics.readGauge(
    { name: 'commerce_mail_waiting', help: 'Mails waiting until their recipient opens an earlier one' },
    mailsThatAre('waiting'),
  )
  metrics.readGauge({ name: 'commerce_orders', help: 'Orders there are' }, async () => {
    // The highest number: orders are never removed, and counting them would take ever longer.
    const row = await db
      .selectFrom('sales_order')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirst()
    return Number(row?.last ?? 0)
  })
}

function registerPayments(metrics: ServerMetrics, { db }: OpenDatabase): void {
  metrics.readGauge(
    {
      name: 'commerce_payments_unread',
      help: 'Open payments that were not read from their provider in time',
    },
    () => countUnread(db, new Date()),
  )
  metrics.readGauge(
    {
      name: 'commerce_payments_lost',
      help: 'Payments that their provider was found not to know in the last day',
    },
    () => countLost(db, new Date()),
  )
  metrics.readGauge(
    {
      name: 'commerce_payments_to_clear',
      help: 'Payments of another amount than their order, and those of the last day for orders that are not there',
    },
    () => countToClear(db, new Date()),
  )
}

type Outcome = 'ok' | 'refused' | 'failed'

/** An operation is named by its first field: names that clients choose would be unbounded labels. */
function operationTimer(onDone: (operation: string, outcome: Outcome, seconds: number) => void): Plugin {
  return {
    onExecute({ args }) {
      const startedAt = performance.now()
      const operation = firstField(args.document, args.operationName)
      return {
        onExecuteDone({ result }) {
          const errors = 'errors' in result ? result.errors : undefined
          onDone(operation, outcomeOf(errors), (performance.now() - startedAt) / 1000)
        },
      }
    },
  }
}

function firstField(document: DocumentNode, operationName: string | null | undefined): string {
  const [selection] = getOperationAST(document, operationName)?.selectionSet.selections ?? []
  return selection?.kind === 'Field' ? selection.name.value : 'fragment'
}

/** `refused` is what the shopper did wrong, `failed` what the shop did. The errors are not masked yet. */
function outcomeOf(errors: readonly unknown[] | undefined): Outcome {
  if (!errors || errors.length === 0) return 'ok'
  return errors.some((error) => errorOf(error) !== undefined) ? 'failed' : 'refused'
}
