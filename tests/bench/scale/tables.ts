/** The tables of docs/scale.md. */
import { percentile } from '../../attack/lib/together.ts'
import { MEASURED, type Costs } from './kinds.ts'
import { PARTS, perVisit } from './model.ts'
import { PLANNED, type Plan } from './needs.ts'
import type { Comparison, KneePoint } from './comparisons.ts'
import { waitedFor, type StepResult } from './steps.ts'
import type { Process } from './usage.ts'

type Cell = string | number

/** Text in the first column, figures in the others, unless told otherwise. */
function table(head: readonly string[], rows: readonly (readonly Cell[])[], rule = '---:'): string {
  const rules = head.map((_, index) => (index === 0 ? '---' : rule))
  return [head, rules, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const whole = (value: number) => Math.round(value).toLocaleString('en-CA')
const percent = (share: number) => `${(100 * share).toFixed(share > 0.995 && share < 1 ? 2 : 1)} %`
/** Three significant digits, without an exponent. */
const short = (value: number) =>
  value >= 100 ? whole(value) : value === 0 ? '0' : Number(value.toPrecision(value < 0.01 ? 1 : 2)).toString()

export function mixTable(): string {
  const rows = PARTS.map(({ name, share, requests, source }) => {
    const counts = Object.entries(requests).map(([kind, count]) => `${Number(count.toFixed(2))} ${kind}`)
    return [name, percent(share), counts.join(', '), source]
  })
  return table(['part of a visit', 'visits', 'requests', 'from'], rows, '---')
}

export function perVisitLine(): string {
  const counts = Object.entries(perVisit()).map(([kind, count]) => `${kind} ${Number(count.toFixed(3))}`)
  return `Requests of a visit: ${counts.join(', ')}.`
}

const SERVERS = ['storefront', 'middleware', 'commerce', 'redis'] as const satisfies readonly Process[]

export function costTable(costs: Costs): string {
  const rows = MEASURED.map((kind) => {
    const { processorMs, redisCommands, backEndRequests, bytes, perSecond } = costs[kind]
    const [busiest = 'storefront'] = SERVERS.toSorted((one, other) => processorMs[other] - processorMs[one])
    return [
      kind,
      ...SERVERS.map((name) => processorMs[name].toFixed(2)),
      `${whole(1000 / processorMs[busiest])} (${busiest})`,
      redisCommands.toFixed(1),
      backEndRequests.toFixed(1),
      (bytes / 1000).toFixed(1),
      processorMs.generator.toFixed(2),
      whole(perSecond),
    ]
  })
  const head = [
    'request',
    ...SERVERS.map((name) => `${name} ms`),
    'one core, a second',
    'Redis commands',
    'back end requests',
    'kB',
    'generator ms',
    'a second here',
  ]
  return table(head, rows)
}

export function stepTable(steps: readonly StepResult[]): string {
  const rows = steps.map(
    ({ rate, achieved, times, requests, failures, used, seconds, othersCores, isOverloaded }) => {
      const waits = waitedFor(times)
      const perVisitMs = (name: Process) => (used.processorMs[name] / (rate * seconds)).toFixed(1)
      return [
        rate,
        achieved.toFixed(1),
        ...[0.5, 0.95, 0.99].map((share) => whole(percentile(waits, share))),
        `${failures} of ${whole(requests)}`,
        ...SERVERS.map(perVisitMs),
        perVisitMs('generator'),
        othersCores.toFixed(2),
        isOverloaded ? 'overloaded' : '',
      ]
    },
  )
  const head = [
    'visits/s',
    'achieved',
    'p50 ms',
    'p95 ms',
    'p99 ms',
    'failed',
    ...SERVERS.map((name) => `${name} ms a visit`),
  ]
  return table([...head, 'generator', 'cores of others', ''], rows)
}

export function comparisonTable(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map(({ rate, predictedMs, measuredMs, predictedP95, measuredP95 }) => [
    rate,
    ...SERVERS.map((name) => `${predictedMs[name].toFixed(1)} / ${measuredMs[name].toFixed(1)}`),
    `${whole(predictedP95)} / ${whole(measuredP95)}`,
  ])
  return table(['visits/s', ...SERVERS.map((name) => `${name} ms a visit`), 'p95 ms'], rows)
}

export function kneeTable(points: readonly KneePoint[]): string {
  const rows = points.map(({ load, rate, busiest, p50, p95, p99 }) => [
    percent(load),
    short(rate),
    busiest,
    ...[p50, p95, p99].map(whole),
  ])
  return table(['busiest server', 'visits/s', 'which', 'p50 ms', 'p95 ms', 'p99 ms'], rows)
}

const ROWS: readonly [string, (plan: Plan) => string][] = [
  [
    'different pages; rare listings',
    ({ setting: { size } }) => `${whole(size.pages)}; ${whole(size.listings)}`,
  ],
  ['page views a second', ({ pageViews }) => whole(pageViews)],
  ['requests a second, first hand', ({ requests }) => whole(requests)],
  ['CDN hit rate, all requests', ({ cdnHits }) => percent(cdnHits)],
  ['CDN hit rate, pages and reads', ({ cdnHitsOfPages }) => percent(cdnHitsOfPages)],
  ['CDN hit rate, rare listings', ({ cdnHitsOfListings }) => percent(cdnHitsOfListings)],
  ['Gbit/s to browsers', ({ edgeGbit }) => short(edgeGbit)],
  ['requests a second at the storefronts', ({ originRequests }) => short(originRequests)],
  ['Gbit/s from the storefronts', ({ originGbit }) => short(originGbit)],
  ['storefronts, a core each', ({ storefronts }) => whole(storefronts)],
  ['middlewares, a core each', ({ middlewares }) => whole(middlewares)],
  ['Redis commands a second', ({ redisCommands }) => short(redisCommands)],
  ['Redis, of a core', ({ redisCores }) => short(redisCores)],
  ['back end requests a second', ({ backEndRequests }) => short(backEndRequests)],
  ['of them changes of carts', ({ changes }) => short(changes)],
  ['orders a second', ({ orders }) => short(orders)],
  [
    'embedded back end, of its core',
    ({ embeddedCores }) => `${short(embeddedCores)}${embeddedCores > PLANNED ? ': too much' : ''}`,
  ],
  ['Magento, cores of PHP and database', ({ magentoCores }) => short(magentoCores)],
  ['simulated p95 ms', ({ p95Ms }) => whole(p95Ms)],
]

export function planTable(plans: readonly Plan[]): string {
  const head = plans.map(({ setting: { rate, hasCdn } }) => `${whole(rate)}${hasCdn ? ', CDN' : ', no CDN'}`)
  return table(
    ['visitors a second', ...head],
    ROWS.map(([name, cell]) => [name, ...plans.map(cell)]),
  )
}
