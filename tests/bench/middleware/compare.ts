/** `pnpm bench middleware`: ours, the peer and bare Express with undici in front of one stub, in one interleaved run. */
import autocannon from 'autocannon'
import { measure, median, type Figure, type Target } from '../measure.ts'
import type { BenchServer } from '../server-process.ts'
import { LIMITS_OFF, startBare, startOurs, startPeer, startStub } from './servers.ts'
import { askSteadily, quantile } from './steady.ts'

const ARGS = [{ pageSize: 14 }]
const QUERY = `body=${encodeURIComponent(JSON.stringify(ARGS))}`
const RATE = 200
const WINDOWS = 5
const WINDOW_SECONDS = 4
const SLOW_MS = 20
const SHOPLIKE_MS = 300
const SERVED = 100_000
const LOOKS = 10
/** What the collector leaves lying about more or less. */
const STEADY_MB = 5

const read = (name: string, origin: string): Target => ({ name, url: `${origin}/magento/products?${QUERY}` })
const cart = (name: string, origin: string): Target => ({
  name,
  url: `${origin}/magento/cart`,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '["abc",null,null]',
})

/** Prints the tables; false when a bound of the house is missed. */
export async function compareMiddleware(): Promise<boolean> {
  console.log(`${LIMITS_OFF}\n`)
  const running: BenchServer[] = []
  const keep = async (started: Promise<BenchServer>) => {
    const server = await started
    running.push(server)
    return server
  }
  try {
    const stub = await keep(startStub())
    const fast = `${stub.origin}/graphql`
    const slow = `${stub.origin}/delay-${SLOW_MS}/graphql`
    // Its memory is that of the second start on: the first one compiles.
    const compiling = await startOurs(fast, 0)
    compiling.stop()
    const [ours, oursCached, peer, bare] = [
      await keep(startOurs(fast, 0)),
      await keep(startOurs(fast, 64)),
      await keep(startPeer(fast)),
      await keep(startBare(fast)),
    ]
    const [oursSlow, peerSlow] = [await keep(startOurs(slow, 0)), await keep(startPeer(slow))]
    const bareRead = { name: 'bare Express 5 + undici: products', url: `${bare.origin}/products?${QUERY}` }
    const rows: readonly (readonly [Target, BenchServer])[] = [
      [read('products, not cached', ours.origin), ours],
      [bareRead, bare],
      [read('peer: products', peer.origin), peer],
      [read('products, cached', oursCached.origin), oursCached],
      [cart('cart', ours.origin), ours],
      [cart('peer: cart', peer.origin), peer],
      [read(`products, back end ${SLOW_MS} ms`, oursSlow.origin), oursSlow],
      [read(`peer: products, back end ${SLOW_MS} ms`, peerSlow.origin), peerSlow],
    ]
    const figures = await measure(
      rows.map(([target]) => target),
      {
        onRound: (text) => console.error(`middleware: ${text}`),
        workers: rows.map(([{ name }, { processorMs }]) => ({ name, processorMs })),
      },
    )
    const isFast = printRatios(figures)
    const isSteady = await printLatency(read('', oursSlow.origin), `${slow}?query=products`)
    const isSmall = await printMemory(oursCached, ours)
    await printCategory(keep, stub)
    return isFast && isSteady && isSmall
  } finally {
    for (const server of running) server.stop()
  }
}

function printRatios(figures: Figure[]): boolean {
  const rate = (name: string) => figures.find((figure) => figure.name === name)?.requestsPerSecond ?? 0
  const processorOf = (name: string) => {
    const row = figures.findIndex((figure) => figure.name === name)
    return figures[row]?.processorMs[row] ?? 0
  }
  const rows = figures.map(
    ({ name, requestsPerSecond, p50Ms, p99Ms, failures }) =>
      `| ${name} | ${Math.round(requestsPerSecond).toLocaleString('en-CA')} | ${p50Ms} | ${p99Ms} | ${processorOf(name).toFixed(2)} | ${failures} |`,
  )
  const head = [
    '| middleware | req/s | p50 ms | p99 ms | CPU ms | failures |',
    '|---|---:|---:|---:|---:|---:|',
  ]
  console.log([...head, ...rows, ''].join('\n'))
  const peer = rate('peer: products')
  const uncached = rate('products, not cached')
  const ratios = [
    ['uncached read / peer', uncached / peer, 5],
    ['uncached read / bare Express', uncached / rate('bare Express 5 + undici: products'), 0.8],
    ['cached read / peer', rate('products, cached') / peer, 15],
    ['cart / peer', rate('cart') / rate('peer: cart'), 5],
    ["peer's processor time of a cart / ours", processorOf('peer: cart') / processorOf('cart'), 5],
  ] as const
  console.log('| ratio | target | measured |\n|---|---:|---:|')
  for (const [name, ratio, target] of ratios) console.log(`| ${name} | ${target} | ${ratio.toFixed(2)} |`)
  return (
    ratios.every(([, ratio, target]) => ratio >= target) && figures.every(({ failures }) => failures === 0)
  )
}

/** p99 at a steady rate, beside that of direct requests to the stub in the same seconds; the median of several windows. */
async function printLatency({ url }: Target, direct: string): Promise<boolean> {
  const windows: { through: number; own: number }[] = []
  for (let window = 1; window <= WINDOWS; window += 1) {
    console.error(`middleware: ${RATE} requests a second, window ${window} of ${WINDOWS}`)
    const [through = [], own = []] = await askSteadily([url, direct], { rate: RATE, seconds: WINDOW_SECONDS })
    windows.push({ through: quantile(through, 0.99), own: quantile(own, 0.99) })
  }
  const above = median(windows.map(({ through, own }) => through - own))
  const list = windows.map(({ through, own }) => `${through.toFixed(0)} (${own.toFixed(0)})`).join(', ')
  console.log(
    `\np99 at ${RATE} requests/s, back end ${SLOW_MS} ms, and the back end's own in the same seconds: ${list} ms; median of the differences ${above.toFixed(1)} ms (target: at most 15)`,
  )
  return above <= 15
}

/** Memory goes up and down with the collector: the highest of many looks says whether it grows. */
async function printMemory(...servers: BenchServer[]): Promise<boolean> {
  const names = ['with the cache', 'without']
  const bounds: boolean[] = []
  for (const [index, server] of servers.entries()) {
    console.error(`middleware: ${SERVED} requests, ${names[index]}`)
    const looks: number[] = []
    while (looks.length < LOOKS) {
      await autocannon({ ...read('', server.origin), amount: SERVED / LOOKS, connections: 10 })
      looks.push(server.memoryMb())
    }
    const [middle, end] = [Math.max(...looks.slice(0, LOOKS / 2)), Math.max(...looks.slice(LOOKS / 2))]
    console.log(
      `resident memory ${names[index]}: ${middle.toFixed(0)} MB at most in the first ${SERVED / 2} of ${SERVED} more requests, ${end.toFixed(0)} MB in the others (target: under 150, no growth)`,
    )
    bounds.push(end < 150 && end - middle < STEADY_MB)
  }
  return bounds.every(Boolean)
}

/** What a shopper feels in front of a back end as slow as a real one. */
async function printCategory(
  keep: (started: Promise<BenchServer>) => Promise<BenchServer>,
  stub: BenchServer,
): Promise<void> {
  const { origin } = await keep(startOurs(`${stub.origin}/delay-${SHOPLIKE_MS}/graphql`, 64))
  const { url } = read('', origin)
  const times: number[] = []
  for (let i = 0; i < 3; i += 1) {
    const startedAt = performance.now()
    await (await fetch(url)).arrayBuffer()
    times.push(performance.now() - startedAt)
  }
  const [cold = 0, , warm = 0] = times
  console.log(
    `category read, back end ${SHOPLIKE_MS} ms: cold ${cold.toFixed(0)} ms, warm ${warm.toFixed(1)} ms`,
  )
}
