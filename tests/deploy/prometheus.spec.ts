/** Dashboard and alerts read series that the releases have, in Prometheus' own eyes. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { startRedis } from '@loftwood/http-cache/testing'
import { parse } from 'yaml'
import { releaseFolder } from '../../scripts/lib/services.mjs'
import { startStack } from '../../scripts/lib/stack.mjs'
import { freePorts } from '../harness/free-ports.ts'
import { RULES, startPrometheus, type Prometheus } from './prometheus.ts'
import { readsOf } from './promql.ts'

const DASHBOARD = resolve(import.meta.dirname, '../../deploy/grafana/loftwood.json')
/** Every server has been scraped twice by then. */
const SCRAPED_WITHIN_MS = 20_000

const { groups } = parse(readFileSync(join(RULES, 'alerts.yml'), 'utf8')) as {
  groups: { rules: { alert: string; expr: string }[] }[]
}
const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as {
  panels: { title: string; targets?: { expr: string; legendFormat: string }[] }[]
}
/** By what needs it: an alert, or a panel with the labels of its legend. */
const expressions = [
  ...groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => ({ by: alert, expr, legend: '' }))),
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr, legendFormat }) => ({
      by: title,
      // Grafana fills it in: four scrapes.
      expr: expr.replaceAll('$__rate_interval', '1m'),
      legend: legendFormat,
    })),
  ),
]

const stops: (() => unknown)[] = []
let prometheus: Prometheus

test.beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'loftwood-watched-'))
  stops.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const redis = await startRedis()
  stops.push(() => redis.stop())
  const ports = await freePorts()
  const env = { LOG_LEVEL: 'fatal', REDIS_URL: redis.url, COOKIE_SECURE: 'false' }
  const shop = await startStack({ ports, dataDir, env, folderOf: releaseFolder })
  stops.push(() => shop.stop())
  await visit(shop.origins.storefront)
  prometheus = await startPrometheus(ports)
  stops.push(prometheus.stop)
})
test.afterAll(async () => {
  for (const stop of stops.toReversed()) await stop()
})

/** A page twice, one that is not there, and the figures that a browser sends. */
async function visit(shop: string): Promise<void> {
  for (const path of ['/', '/', '/bunk-beds', '/no-such-page']) await (await fetch(shop + path)).arrayBuffer()
  const body = JSON.stringify({ page: 'home', values: { lcp: 900, inp: 80, ttfb: 90, cls: 0.01 } })
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const { status } = await fetch(`${shop}/reports/vitals`, { method: 'POST', headers, body })
  expect(status).toBe(204)
}

test('promtool takes the configuration and the rules, and every alert fires when it should', () => {
  execFileSync('promtool', ['check', 'config', 'prometheus.yml'], { cwd: RULES })
  execFileSync('promtool', ['test', 'rules', 'alerts.test.yml'], { cwd: RULES, stdio: 'inherit' })
})

test('every series and label that dashboard and alerts name exists', async () => {
  const requested = new Set(expressions.flatMap(({ expr }) => readsOf(expr).metrics))
  await expect
    .poll(
      async () => {
        const names = await prometheus.get<string[]>('label/__name__/values')
        return [...requested].filter((name) => !names.includes(name))
      },
      { timeout: SCRAPED_WITHIN_MS },
    )
    .toEqual([])
  const labelsOf = new Map<string, readonly string[]>()
  for (const name of requested)
    labelsOf.set(name, await prometheus.get<string[]>('labels', { 'match[]': name }))
  const missing = expressions.flatMap(({ by, expr, legend }) => {
    const { metrics, labels } = readsOf(expr)
    const shown = Array.from(legend.matchAll(/\{\{(\w+)\}\}/g), ([, label = '']) => label)
    const found = metrics.flatMap((name) => labelsOf.get(name) ?? [])
    return [...labels, ...shown].filter((label) => !found.includes(label)).map((label) => `${by}: ${label}`)
  })
  expect(missing).toEqual([])
})

test('Prometheus evaluates every expression', async () => {
  for (const { expr } of expressions) await prometheus.get('query', { query: expr })
})
