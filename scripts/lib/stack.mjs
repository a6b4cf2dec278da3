/**
 * Starts commerce, middleware and storefront, waits until each is ready, and stops them again.
 * Used by `pnpm start`, `pnpm dev`, the browser tests, the benchmarks and the screenshots.
 */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startNode } from './child.mjs'
import { SERVICES, sourceFolder, startCommand } from './services.mjs'

/** @typedef {import('./services.mjs').ServiceName} ServiceName */
/** @typedef {import('./services.mjs').Service} Service */
/** @typedef {import('./child.mjs').Child} Child */

const READY_WITHIN_MS = 90_000
const POLL_EVERY_MS = 50

/**
 * @typedef {object} StackOptions
 * @property {Partial<Record<ServiceName, number>>} ports a service without a port is not started
 * @property {string} dataDir absolute; each server stores its files in its own subfolder
 * @property {Record<string, string | undefined>} [env] overrides the variables that connect the services
 * @property {(service: Service) => string} [folderOf] where a server is; `sourceFolder` by default
 * @property {string} [node] Node's program; the same by default
 * @property {number} [uid] the user who runs the servers; the same by default
 * @property {boolean} [isDev] watch for changes, storefront through the development server
 * @property {(name: ServiceName, line: string) => void} [onLine]
 * @property {(name: ServiceName) => void} [onReady]
 */

/**
 * @typedef {object} Stack
 * @property {Record<ServiceName, string>} origins e.g. `http://127.0.0.1:3000`
 * @property {Promise<Child>} died resolves with the first server that exits unexpectedly
 * @property {(name: ServiceName) => Child | undefined} child the process of a server that was started and not stopped
 * @property {(name?: ServiceName) => Promise<void>} stop one server or all
 * @property {(name?: ServiceName) => Promise<void>} start one stopped server or all, on the same ports and data
 */

/** A server that ended, or did not get ready in time. */
export class ServerFailure extends Error {
  /** @param {string} message @param {readonly string[]} lastLines */
  constructor(message, lastLines) {
    super(message)
    this.lastLines = lastLines
  }
}

/**
 * @param {StackOptions} options
 * @returns {Promise<Stack>} when every server answers /readyz with 200
 * @throws {ServerFailure} after stopping what was started
 */
export async function startStack(options) {
  const origins = originsOf(options.ports)
  /** @type {Map<ServiceName, Child>} */
  const children = new Map()
  /** @type {(child: Child) => void} */
  let reportDeath = () => undefined
  const died = new Promise((resolve) => (reportDeath = resolve))

  /** @param {Service} service */
  async function startOne(service) {
    const child = startNode(commandOf(service, options, origins), (line) =>
      options.onLine?.(service.name, line),
    )
    children.set(service.name, child)
    void child.exited.then(() => children.get(service.name) === child && reportDeath(child))
    await waitUntilReady(child, `${origins[service.name]}/readyz`)
    options.onReady?.(service.name)
  }
  /** @param {ServiceName} name */
  async function stopOne(name) {
    const child = children.get(name)
    children.delete(name)
    await child?.stop()
  }
  /** @param {ServiceName} [only] */
  const chosen = (only) => SERVICES.filter(({ name }) => options.ports[name] && (!only || name === only))
  /** @param {ServiceName} [only] */
  async function stop(only) {
    for (const { name } of chosen(only).toReversed()) await stopOne(name)
  }
  /** @param {ServiceName} [only] */
  async function start(only) {
    for (const service of chosen(only)) await startOne(service)
  }

  try {
    await start()
  } catch (error) {
    await stop()
    throw error
  }
  return { origins, died, child: (name) => children.get(name), stop, start }
}

/** @param {StackOptions['ports']} ports @returns {Record<ServiceName, string>} */
function originsOf(ports) {
  /** @param {ServiceName} name @param {number} fallback */
  const origin = (name, fallback) => `http://127.0.0.1:${ports[name] ?? fallback}`
  return {
    commerce: origin('commerce', 4100),
    middleware: origin('middleware', 4000),
    storefront: origin('storefront', 3000),
  }
}

/** @param {Service} service @param {StackOptions} options @param {Stack['origins']} origins */
function commandOf(service, options, origins) {
  const { ports, dataDir, env = {}, isDev = false, folderOf = sourceFolder, node, uid } = options
  const command = startCommand(folderOf(service))
  const watch = isDev && service.isWatched ? ['--watch', '--watch-preserve-output'] : []
  return {
    name: service.name,
    args: [...watch, ...command.args],
    cwd: folderOf(service),
    ...(node !== undefined && { node }),
    ...(uid !== undefined && { uid }),
    env: {
      ...process.env,
      ...command.env,
      NODE_ENV: isDev ? 'development' : 'production',
      DATA_DIR: join(dataDir, service.name),
      ...service.env(origins),
      ...env,
      PORT: String(ports[service.name]),
    },
  }
}

/**
 * @param {Child} child
 * @param {string} url
 * @throws {ServerFailure}
 */
async function waitUntilReady(child, url) {
  const deadline = performance.now() + READY_WITHIN_MS
  while (performance.now() < deadline) {
    if (!child.isRunning()) {
      throw new ServerFailure(
        `${child.name} ended with ${await child.exited} before it was ready`,
        child.lastLines,
      )
    }
    if (await isReady(url)) return
    await pause(POLL_EVERY_MS)
  }
  throw new ServerFailure(
    `${child.name} was not ready after ${READY_WITHIN_MS / 1000} s (${url})`,
    child.lastLines,
  )
}

/** @param {string} url */
async function isReady(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false // not listening yet
  }
}
