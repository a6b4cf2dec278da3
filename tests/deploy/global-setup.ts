/** Before the deployment tests: the shop from its releases, a storefront of a second build beside it, nginx in front of both, and Varnish in front of the first. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { startNode } from '../../scripts/lib/child.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'
import { SERVICES, sourceFolder, startCommand } from '../../scripts/lib/services.mjs'
import { startStack } from '../../scripts/lib/stack.mjs'
import { freePorts } from '../harness/free-ports.ts'
import { SERVER_ENV } from '../harness/server-env.ts'
import { untilReady } from '../harness/until-ready.ts'
import { DEPLOY_ENV } from './deploy-env.ts'
import { startNginx } from './nginx.ts'
import { copyReleases } from './releases.ts'
import { buildSecond } from './second-build.ts'
import { startVarnish } from './varnish.ts'

const READY_WITHIN_MS = 60_000

export default async function globalSetup() {
  const stops: (() => unknown)[] = []
  const stopAll = async () => {
    for (const stop of stops.toReversed()) await stop()
  }
  try {
    await start(stops)
  } catch (error) {
    await stopAll()
    throw error
  }
  return stopAll
}

async function start(stops: (() => unknown)[]): Promise<void> {
  const { remove, dataDir, ...releases } = copyReleases()
  stops.push(remove)
  const release = await buildSecond()
  stops.push(release.remove)

  const ports = await freePorts()
  const [https, http, second, edge] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const url = `https://localhost:${https}`
  const secret = randomUUID()
  const caches = [ports.middleware, ports.storefront, edge].map(
    (port) => `http://127.0.0.1:${port}/cache/purge`,
  )
  const env = {
    LOG_LEVEL: 'fatal',
    PUBLIC_URL: url,
    ALLOWED_ORIGINS: url,
    COOKIE_SECURE: 'true',
    TRUST_PROXY: '1',
    ASSETS_DIR: join(dataDir, 'assets'),
    PURGE_SECRET: secret,
    PURGE_URLS: caches.join(),
  }
  const stack = await startStack({ ports, dataDir, env, ...releases })
  stops.push(() => stack.stop())
  const storefront = SERVICES.find(({ name }) => name === 'storefront')
  if (!storefront) throw new Error('there is no storefront')
  const command = startCommand(sourceFolder(storefront))
  const next = startNode(
    {
      name: 'second storefront',
      args: command.args,
      cwd: release.folder,
      env: {
        ...process.env,
        ...command.env,
        ...storefront.env(stack.origins),
        ...env,
        NODE_ENV: 'production',
        DATA_DIR: join(dataDir, 'second'),
        PORT: String(second),
      },
    },
    () => undefined,
  )
  stops.push(() => next.stop())
  await untilReady(`http://127.0.0.1:${second}/readyz`, READY_WITHIN_MS)
  const upstreams = [`127.0.0.1:${ports.storefront}`, `127.0.0.1:${second}`]
  const nginx = await startNginx({ ports: { http, https }, upstreams })
  stops.push(nginx.stop)
  const varnish = await startVarnish({ upstreamPort: ports.storefront, secret, port: edge })
  stops.push(varnish.stop)

  process.env[SERVER_ENV.storefront] = url
  process.env[SERVER_ENV.middleware] = stack.origins.middleware
  process.env[SERVER_ENV.commerce] = stack.origins.commerce
  process.env[DEPLOY_ENV.varnish] = varnish.url
  process.env[DEPLOY_ENV.upstreams] = upstreams.join()
  process.env[DEPLOY_ENV.secondBuild] = release.folder
}
