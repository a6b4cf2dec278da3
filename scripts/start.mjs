/**
 * `pnpm start` and `pnpm dev`: builds (start only), runs the three servers and says where they are.
 * COMMERCE_GRAPHQL_URL set: that back end is used and the embedded one is not started.
 */
import { resolve } from 'node:path'
import { addressRows } from './lib/address-rows.mjs'
import { ensureInstalled } from './lib/bootstrap.mjs'
import { readableLine } from './lib/log-lines.mjs'
import { watchLaunchers } from './lib/launchers.mjs'
import { isPortFree } from './lib/ports.mjs'
import { ROOT } from './lib/root.mjs'
import { SERVICES } from './lib/services.mjs'
import { ServerFailure, startStack } from './lib/stack.mjs'
import { runSteps, seconds, tool } from './lib/steps.mjs'

/** @typedef {import('./lib/services.mjs').ServiceName} ServiceName */
/** @typedef {Partial<Record<ServiceName, number>>} Ports */

const startedAt = performance.now()
const isDev = process.argv.includes('--dev')
const task = isDev ? 'dev' : 'start'
const externalBackEnd = process.env['COMMERCE_GRAPHQL_URL']
/** Another back end's shop is not ours: it starts without our texts and promises. */
const brand = process.env['BRAND'] || (externalBackEnd ? 'plain' : 'loftwood')
const dataDir = resolve(ROOT, process.env['DATA_DIR'] ?? '.data')

/** @returns {Ports} */
function choosePorts() {
  const requested = SERVICES.filter(({ name }) => name !== 'commerce' || !externalBackEnd)
  return Object.fromEntries(
    requested.map(({ name, portVariable, port }) => [name, Number(process.env[portVariable] ?? port)]),
  )
}

/** @param {Ports} ports @returns {Promise<string[]>} one sentence per port that cannot be used */
async function portErrors(ports) {
  // Not at the top: before ensureInstalled it may be missing, and Node too old for TypeScript.
  const { portError } = await import('@loftwood/http-server/bad-ports')
  const errors = []
  for (const { name, portVariable } of SERVICES) {
    const port = ports[name]
    if (port === undefined) continue
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      errors.push(`${portVariable} is not a port: ${process.env[portVariable]}`)
    } else if (portError(port)) {
      errors.push(`${portVariable}: ${portError(port)}`)
    } else if (!(await isPortFree(port))) {
      const other = `${portVariable}=${port + 10} npx -y pnpm@12.21.0 ${task}`
      errors.push(`Port ${port} (${name}) is taken. Stop what uses it, or choose another one: ${other}`)
    }
  }
  return errors
}

/** Environment variables of all servers. */
function sharedEnv() {
  const env = { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' }
  if (!externalBackEnd) return env
  const mediaUrl = process.env['MEDIA_URL'] ?? new URL('/media', externalBackEnd).href
  return { ...env, BRAND: brand, COMMERCE_GRAPHQL_URL: externalBackEnd, MEDIA_URL: mediaUrl }
}

/** @param {Ports} ports */
function printAddresses(ports) {
  const rows = addressRows({ ports, externalBackEnd, brand, dataDir })
  console.log(`\n${rows.map(([what, where]) => `  ${what?.padEnd(14)}${where}`).join('\n')}\n`)
}

/** @param {string} url */
async function firstPage(url) {
  const response = await fetch(url)
  await response.arrayBuffer()
  const verdict = response.ok ? 'First page served' : `First page answered ${response.status}`
  console.log(`${verdict} in ${seconds(startedAt)}. Stop with Ctrl+C.`)
}

/** @param {string} message @param {readonly string[]} lastLines */
function printFailure(message, lastLines) {
  console.error(`\n${message}`)
  for (const line of lastLines) console.error(`  ${line}`)
}

/** Resolves on a stop signal, or when the launching process has ended. */
function askedToStop() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve('asked'))
    watchLaunchers(() => resolve('asked'))
  })
}

/** @param {Ports} ports @returns {Promise<number>} exit code */
async function serve(ports) {
  const isVerbose = process.env['LOG_LEVEL'] !== undefined
  const requests = askedToStop()
  let isServing = false
  void requests.then(() => isServing || process.exit(130))
  const stack = await startStack({
    ports,
    dataDir,
    isDev,
    env: sharedEnv(),
    onReady: (name) => console.log(`${name.padEnd(12)}  ready ${seconds(startedAt)}`),
    onLine: (name, line) => {
      const text = readableLine(name, line, isVerbose)
      if (text) console.log(text)
    },
  })
  isServing = true
  printAddresses(ports)
  await firstPage(stack.origins.storefront)
  const ended = await Promise.race([requests, stack.died])
  if (ended !== 'asked')
    printFailure(`${ended.name} ended with ${await ended.exited}. Its last lines:`, ended.lastLines)
  console.log('Stopping …')
  await stack.stop()
  return ended === 'asked' ? 0 : 1
}

async function main() {
  const ports = choosePorts()
  const errors = await portErrors(ports)
  for (const error of errors) console.error(error)
  if (errors.length > 0) return 1
  const build = { name: 'build', run: () => tool('turbo', ['run', 'build']).then(() => undefined) }
  if (!isDev && (await runSteps([build])).length > 0) return 1
  try {
    return await serve(ports)
  } catch (error) {
    if (!(error instanceof ServerFailure)) throw error
    printFailure(`${error.message}. Its last lines:`, error.lastLines)
    return 1
  }
}

ensureInstalled(task)
process.exit(await main())
