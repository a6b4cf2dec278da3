/** The servers of the comparison, each a process of its own in front of the same stub. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { SERVICES, sourceFolder, startCommand } from '../../../scripts/lib/services.mjs'
import { limitsOff } from '../limits-off.ts'
import { startServer, type BenchServer } from '../server-process.ts'

const HERE = import.meta.dirname
const PEER_FOLDER = resolve(HERE, '../.peer')
const PEER = ['@vue-storefront/middleware@5.4.1', '@vue-storefront/magento-api@6.3.0']
const MIDDLEWARE = resolve(HERE, '../../../packages/middleware')

/** 130 packages that nothing else needs: they are installed beside the benchmark when it first runs. */
function ensurePeer(): void {
  if (existsSync(resolve(PEER_FOLDER, 'node_modules/@vue-storefront/magento-api'))) return
  console.error('installing the peer …')
  mkdirSync(PEER_FOLDER, { recursive: true })
  writeFileSync(resolve(PEER_FOLDER, 'package.json'), '{"private":true}')
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...PEER]
  execFileSync('npm', args, { cwd: PEER_FOLDER, stdio: ['ignore', 'ignore', 'inherit'] })
}

export const startStub = () =>
  startServer({ cwd: HERE, args: (port) => ['stub.ts', `${port}`], probe: '/graphql' })

export const startBare = (graphqlUrl: string) =>
  startServer({ cwd: HERE, args: (port) => ['bare.ts', `${port}`, graphqlUrl], probe: '/' })

export async function startPeer(graphqlUrl: string): Promise<BenchServer> {
  ensurePeer()
  return startServer({
    args: (port) => [resolve(HERE, 'peer.cjs'), `${port}`, graphqlUrl],
    cwd: PEER_FOLDER,
    probe: '/healthz',
  })
}

/** The load comes from one address. */
const OFF = { RATE_LIMIT_READ_PER_MINUTE: '0' }

/** What the tables say of it. */
export const LIMITS_OFF = limitsOff(OFF)

/** Ours as `pnpm start` runs it; `cacheMb` 0 switches the cache off. */
export async function startOurs(graphqlUrl: string, cacheMb: number): Promise<BenchServer> {
  const middleware = SERVICES.find(({ name }) => name === 'middleware')
  if (!middleware) throw new Error('there is no middleware')
  const { args, env } = startCommand(sourceFolder(middleware))
  return startServer({
    args: () => args,
    cwd: MIDDLEWARE,
    env: (port) => ({
      ...env,
      PORT: `${port}`,
      HOST: '127.0.0.1',
      COMMERCE_GRAPHQL_URL: graphqlUrl,
      CACHE_MAX_MB: `${cacheMb}`,
      LOG_LEVEL: 'fatal',
      ...OFF,
    }),
    probe: '/healthz',
  })
}
