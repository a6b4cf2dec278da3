/** Containers of the images, run by buildah without an engine: the network is this machine's, so each has a port of its own. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { imageOf, STORAGE_OPTIONS } from '../../scripts/lib/images.mjs'
import type { ServiceName } from '../../scripts/lib/services.mjs'

export interface ImageConfig {
  User: string
  Cmd: string[]
  Env: string[]
  Healthcheck: { Test: string[] }
}

type Environment = Readonly<Record<string, string>>

const COMMAND_WITHIN_MS = 60_000
/** Longer than the servers' own time to stop. */
const STOP_WITHIN_MS = 15_000

const buildah = (...args: string[]) =>
  execFileSync('buildah', [...STORAGE_OPTIONS, ...args], {
    encoding: 'utf8',
    timeout: COMMAND_WITHIN_MS,
  }).trim()

const containerOf = (server: ServiceName) => `${imageOf(server).split('/')[1]}-under-test`

export function configOf(server: ServiceName): ImageConfig {
  const image = JSON.parse(buildah('inspect', '--type', 'image', imageOf(server))) as {
    Docker: { config: ImageConfig }
  }
  return image.Docker.config
}

interface RunOptions {
  env?: Environment
  /** The image's by default. */
  user?: string
}

function runArgs(server: ServiceName, command: readonly string[], options: RunOptions = {}): string[] {
  const { env = {}, user = configOf(server).User } = options
  const variables = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  return ['run', '--isolation', 'chroot', '--user', user, ...variables, containerOf(server), '--', ...command]
}

/** Runs a command beside the server. @throws when the command fails */
export const runBeside = (server: ServiceName, command: readonly string[], options?: RunOptions): string =>
  buildah(...runArgs(server, command, options))

/** Starts what the image says. @returns what stops it */
export function startContainer(server: ServiceName, env: Environment): () => Promise<void> {
  buildah('from', '--name', containerOf(server), imageOf(server))
  // A process group of its own: buildah does not pass signals on.
  const child = spawn('buildah', [...STORAGE_OPTIONS, ...runArgs(server, configOf(server).Cmd, { env })], {
    stdio: 'inherit',
    detached: true,
  })
  return async () => {
    await endGroup(child)
    buildah('rm', containerOf(server))
  }
}

async function endGroup(child: ChildProcess): Promise<void> {
  const { pid } = child
  if (pid === undefined || child.exitCode !== null) return
  const ended = once(child, 'close')
  process.kill(-pid, 'SIGTERM')
  const timer = setTimeout(() => process.kill(-pid, 'SIGKILL'), STOP_WITHIN_MS)
  await ended
  clearTimeout(timer)
}
