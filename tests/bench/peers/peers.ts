/**
 * `pnpm bench peers`: processor time of a page of ours that is in no cache, beside one of Hydrogen's starter from npm, which has
 * its own cache of sub-requests and a stub of its API on loopback. Both answer in turns, one request at a time.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { startCommand } from '../../../scripts/lib/services.mjs'
import { PURGE_SECRET } from '../../harness/shop-servers.ts'
import { startBenchShop } from '../limits-off.ts'
import { median } from '../measure.ts'
import { startServer, type BenchServer } from '../server-process.ts'
import { kindsOf, missMs } from '../storefront/against.ts'
import { startOwnStorefront } from '../storefront/own-storefront.ts'

const HERE = import.meta.dirname
const FOLDER = resolve(HERE, '../.peer-storefront')
const STARTER = resolve(FOLDER, 'starter')
const CLI = '@shopify/cli-hydrogen@13.0.4'
const STOREFRONT = resolve(HERE, '../../../packages/storefront')
/** What V8 compiles in them is no page's cost. */
const WARM_UP_ROUNDS = 3
const ROUNDS = 5
const PAGES_PER_ROUND = 40
/** Of one step of the starter's installation. */
const INSTALL_MS = 600_000

const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], timeout: INSTALL_MS })

/** 800 packages that nothing else needs: the starter is fetched, installed and built when the bench first runs. */
function ensureStarter(): void {
  if (existsSync(resolve(STARTER, 'dist/server/index.js'))) return
  console.error('installing the starter …')
  mkdirSync(FOLDER, { recursive: true })
  run('npm', ['pack', CLI], FOLDER)
  run('tar', ['xzf', 'shopify-cli-hydrogen-13.0.4.tgz'], FOLDER)
  cpSync(resolve(FOLDER, 'package/dist/assets/hydrogen/starter'), STARTER, { recursive: true })
  run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], STARTER)
  run('npx', ['react-router', 'build'], STARTER)
}

const startStub = () => startServer({ cwd: HERE, args: (port) => ['stub.ts', `${port}`], probe: '/' })

/** With our flags. */
function startStarter(api: string): Promise<BenchServer> {
  const flags = startCommand(STOREFRONT).args.filter((argument) => argument.startsWith('--max'))
  return startServer({
    cwd: HERE,
    args: (port) => [...flags, 'starter.mjs', `${port}`, STARTER, api],
    probe: '/',
  })
}

let count = 0
const PEER_PAGES: Readonly<Record<string, () => string>> = {
  home: () => '/',
  category: () => `/collections/beds-${(count += 1)}`,
  product: () => `/products/bed-${(count += 1)}`,
}

async function pageOf(origin: string, path: string): Promise<void> {
  const response = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${origin}${path} answered ${response.status}`)
}

interface Side {
  server: BenchServer
  next: () => string
}

const pathsOf = ({ next }: Side) => Array.from({ length: PAGES_PER_ROUND }, next)

const oursMs = (side: Side): Promise<number> =>
  missMs(side.server, pathsOf(side), (path) => pageOf(side.server.origin, path))

/** Its pages are in no cache, but those of its API's answers. */
async function peersMs(side: Side): Promise<number> {
  const { origin, processorMs } = side.server
  const used = processorMs()
  for (const path of pathsOf(side)) await pageOf(origin, path)
  return (processorMs() - used) / PAGES_PER_ROUND
}

async function rowOf(name: string, ours: Side, peer: Side): Promise<string> {
  const costs: [number[], number[]] = [[], []]
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const at of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const cost = await (at === 0 ? oursMs(ours) : peersMs(peer))
      if (round >= WARM_UP_ROUNDS) costs[at].push(cost)
    }
  }
  const [own, others] = [median(costs[0]), median(costs[1])]
  return [name, own.toFixed(1), others.toFixed(1), (own / others).toFixed(2)].join(' | ')
}

/** Prints the table. */
export async function comparePeers(): Promise<boolean> {
  ensureStarter()
  const shop = await startBenchShop()
  const running: BenchServer[] = []
  const keep = async (started: Promise<BenchServer>) => {
    const server = await started
    running.push(server)
    return server
  }
  try {
    const stub = await keep(startStub())
    const peer = await keep(startStarter(stub.origin))
    const ours = await keep(startOwnStorefront(shop, { env: { PURGE_SECRET, LOG_LEVEL: 'error' } }))
    const kinds = await kindsOf(ours.origin)
    const rows: string[] = []
    for (const [name, next] of Object.entries(PEER_PAGES)) {
      const own = { server: ours, next: kinds[name] ?? (() => '/') }
      rows.push(await rowOf(name, own, { server: peer, next }))
      console.error(`peers: ${rows.at(-1)}`)
    }
    console.log(
      ['page | ms ours | ms starter | ratio', '---|---:|---:|---:', ...rows]
        .map((row) => `| ${row} |`)
        .join('\n'),
    )
    return true
  } finally {
    for (const server of running) server.stop()
    await shop.stop()
  }
}
