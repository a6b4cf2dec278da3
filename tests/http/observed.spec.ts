/**
 * What operators see of a visitor's request through all three servers: one id, one trace, log lines of one schema, metrics.
 * The tests take turns: they share servers, and the last stops one.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { ServiceName } from '../../scripts/lib/services.mjs'
import { startStack, type Stack } from '../../scripts/lib/stack.mjs'
import { expect, test } from '../fixtures/index.ts'
import { freePorts } from '../harness/free-ports.ts'
import { startOtlpCollector, type OtlpCollector } from '../harness/otlp-collector.ts'

test.describe.configure({ mode: 'default' })

const SERVERS = ['commerce', 'middleware', 'storefront'] as const
const TRACE_ID = '0af7651916cd43dd8448eb211c80319c'
const REQUEST_ID = 'edge-2026-11-23'
const EDGE = { 'x-request-id': REQUEST_ID, traceparent: `00-${TRACE_ID}-b7ad6b7169203331-01` }

/** The table of docs/monitoring.md. */
const everyLine = z.object({
  time: z.iso.datetime(),
  level: z.enum(['debug', 'info', 'warn', 'error', 'fatal']),
  server: z.enum(SERVERS),
  version: z.string(),
  commit: z.string(),
  message: z.string(),
  requestId: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
  traceId: z
    .string()
    .regex(/^[\da-f]{32}$/)
    .optional(),
  err: z
    .strictObject({ type: z.string(), code: z.unknown().optional(), message: z.string(), stack: z.string() })
    .optional(),
})
const requestLine = everyLine.extend({
  message: z.literal('request'),
  requestId: z.string(),
  method: z.enum(['GET', 'HEAD', 'POST']),
  route: z.string(),
  status: z.int(),
  durationMs: z.number(),
})

let dataDir: string
let stack: Stack
let collector: OtlpCollector
const output: { server: ServiceName; line: string }[] = []

test.beforeAll(async () => {
  collector = await startOtlpCollector()
  dataDir = await mkdtemp(join(tmpdir(), 'loftwood-observed-'))
  stack = await startStack({
    ports: await freePorts(),
    dataDir,
    env: {
      LOG_LEVEL: 'debug',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '200',
    },
    onLine: (server, line) => output.push({ server, line }),
  })
})
test.afterAll(async () => {
  await stack.stop()
  collector.stop()
  await rm(dataDir, { recursive: true, force: true })
})

type Line = z.infer<typeof everyLine> & Partial<z.infer<typeof requestLine>>

const linesOf = (server: ServiceName): Line[] =>
  output
    .filter((written) => written.server === server && written.line.startsWith('{'))
    .map(({ line }) => JSON.parse(line) as Line)

const visit = (path: string, headers: Record<string, string> = {}) =>
  fetch(stack.origins.storefront + path, { headers })

test('one visit has one id and one trace in all three servers', async () => {
  const response = await visit('/search?term=pine', EDGE)
  expect([response.status, response.headers.get('x-request-id')]).toEqual([200, REQUEST_ID])
  expect(await response.text()).not.toContain(REQUEST_ID)

  const spansOf = (kind: number) =>
    collector.spans.filter((span) => span.traceId === TRACE_ID && span.kind === kind)
  await expect
    .poll(() => [...new Set(spansOf(2).map(({ service }) => service))].toSorted())
    .toEqual(['loftwood-commerce', 'loftwood-middleware', 'loftwood-storefront'])
  // Each server sends its spans in batches of its own.
  const orphans = () => {
    const callers = new Set(['b7ad6b7169203331', ...spansOf(3).map(({ spanId }) => spanId)])
    return spansOf(2).filter(({ parentSpanId = '' }) => !callers.has(parentSpanId))
  }
  await expect.poll(orphans).toEqual([])
  const calls = spansOf(2).filter(({ service }) => service === 'loftwood-middleware')
  for (const { name } of calls) expect(name).toMatch(/^(GET|POST) magento\/\w+$/)
  for (const server of SERVERS)
    await expect
      .poll(() => linesOf(server).some((line) => line.requestId === REQUEST_ID && line.message === 'request'))
      .toBe(true)
  const own = SERVERS.flatMap(linesOf).filter(({ requestId }) => requestId === REQUEST_ID)
  expect(new Set(own.map(({ traceId }) => traceId))).toEqual(new Set([TRACE_ID]))
})

test('every line of every server has the schema', async () => {
  await visit('/api/magento/nothing')
  await fetch(`${stack.origins.commerce}/nothing`)
  await expect.poll(() => linesOf('commerce').some(({ status }) => status === 404)).toBe(true)
  // Before a server starts: of Node, and the progress of the first start.
  for (const { line } of output) expect(line).toMatch(/^\{|^\.env not found|^Filling the database/)
  for (const server of SERVERS) {
    const lines = linesOf(server)
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines) {
      const schema = line.message === 'request' ? requestLine : everyLine
      expect(schema.safeParse(line), JSON.stringify(line)).toMatchObject({ success: true })
      expect(line.server).toBe(server)
    }
  }
})

test('every server has metrics; the storefront shows them to nobody who comes through a proxy', async () => {
  for (const server of SERVERS) {
    const text = await (await fetch(`${stack.origins[server]}/metrics`)).text()
    for (const name of [`${server}_build_info{`, `${server}_request_seconds_count{`, 'nodejs_eventloop_lag'])
      expect(text).toContain(name)
  }
  const response = await visit('/metrics', { 'x-forwarded-for': '203.0.113.9' })
  expect([response.status, await response.text()]).toEqual([
    404,
    expect.not.stringContaining('storefront_build_info'),
  ])
})

const REFERENCES = {
  '/bunk-beds': 'Reference for our support: ',
  '/fr/bunk-beds': 'Référence pour notre service à la clientèle\u00A0: ',
}

test('an error page names its request, and is one error in the log', async () => {
  await stack.stop('middleware')
  const pages = Object.entries(REFERENCES).map(async ([path, words]) => {
    const response = await visit(path)
    const id = response.headers.get('x-request-id')
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(html.replaceAll('<!-- -->', '')).toContain(words + id)
    const errors = () =>
      linesOf('storefront').filter((line) => line.requestId === id && line.level === 'error')
    await expect.poll(() => errors().length).toBeGreaterThan(0)
    expect(errors().filter(({ message }) => message === 'request')).toHaveLength(1)
    expect(errors()[0]).toMatchObject({ status: 503, method: 'GET', err: { stack: expect.any(String) } })
  })
  await Promise.all(pages)
  expect((await visit('/readyz')).status).toBe(200)
})
