/** The servers of the comparison, each a process of its own in front of the same stub. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../scripts/lib/ports.mjs'

const HERE = import.meta.dirname
const PEER_FOLDER = resolve(HERE, '../.peer')
const PEER = ['@vue-storefront/middleware@5.4.1', '@vue-storefront/magento-api@6.3.0']
const MIDDLEWARE = resolve(HERE, '../../../packages/middleware')

export interface BenchServer {
  origin: string
  /** Resident memory in MB. */
  memoryMb: () => number
  stop: () => void
}

/** 130 packages that nothing else needs: they are installed beside the benchmark when it first runs. */
function ensurePeer(): void {
  if (existsSync(resolve(PEER_FOLDER, 'node_modules/@vue-storefront/magento-api'))) return
  console.error('installing the peer …')
  mkdirSync(PEER_FOLDER, { recursive: true })
  writeFileSync(resolve(PEER_FOLDER, 'package.json'), '{"private":true}')
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...PEER]
  execFileSync('npm', args, { cwd: PEER_FOLDER, stdio: ['ignore', 'ignore', 'inherit'] })
}

interface Command {
  args: (port: number) => string[]
  cwd?: string
  env?: (port: number) => Record<string, string>
  /** A path that answers once the server is up. */
  probe: string
}

async function start({ args, cwd = HERE, env, probe }: Command): Promise<BenchServer> {
  const port = await freePort()
  const settings = { ...process.env, NODE_ENV: 'production', ...env?.(port) }
  const child = spawn(process.execPath, args(port), {
    cwd,
    env: settings,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  await answers(`${origin}${probe}`, child)
  return { origin, memoryMb: () => residentMb(child), stop: () => child.kill('SIGKILL') }
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`a server ended with ${child.exitCode}`)
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await pause(100)
  }
  throw new Error(`nothing answers at ${url}`)
}

function residentMb({ pid }: ChildProcess): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

export const startStub = () => start({ args: (port) => ['stub.ts', `${port}`], probe: '/graphql' })

export const startBare = (graphqlUrl: string) =>
  start({ args: (port) => ['bare.ts', `${port}`, graphqlUrl], probe: '/' })

export async function startPeer(graphqlUrl: string): Promise<BenchServer> {
  ensurePeer()
  return start({
    args: (port) => [resolve(HERE, 'peer.cjs'), `${port}`, graphqlUrl],
    cwd: PEER_FOLDER,
    probe: '/healthz',
  })
}

/** Ours as `pnpm start` runs it; `cacheMb` 0 switches the cache off. */
export async function startOurs(graphqlUrl: string, cacheMb: number): Promise<BenchServer> {
  const { scripts } = JSON.parse(readFileSync(resolve(MIDDLEWARE, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return start({
    args: () => scripts.start.split(' ').slice(1),
    cwd: MIDDLEWARE,
    env: (port) => ({
      PORT: `${port}`,
      HOST: '127.0.0.1',
      COMMERCE_GRAPHQL_URL: graphqlUrl,
      CACHE_MAX_MB: `${cacheMb}`,
      LOG_LEVEL: 'fatal',
    }),
    probe: '/healthz',
  })
}
