/** One server as operators start it: a process of its own, with everything it writes at hand. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../../scripts/lib/ports.mjs'
import { ROOT } from '../../scripts/lib/root.mjs'
import { SERVICES, sourceFolder, startCommand, type ServiceName } from '../../scripts/lib/services.mjs'

export interface ServerProcess {
  url: string
  port: number
  pid: number
  /** All it has logged so far, on standard output. */
  logged: () => string
  /** All it has written to standard output and error so far. */
  written: () => string
  /** Sends SIGTERM; answers the exit code and how long the process took. */
  stop: () => Promise<{ code: number | null; ms: number }>
}

/** What each server logs, at the level `info`, when it listens. */
const LISTENS = /"listening"|"back end ready"/

/** Starts it with this environment and nothing of our own; resolves when it listens. */
export async function startServerProcess(
  name: ServiceName,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const port = await freePort()
  const service = SERVICES.find((each) => each.name === name)
  if (!service) throw new Error(`There is no ${name} among the services`)
  const command = startCommand(sourceFolder(service))
  const child = spawn(process.execPath, command.args, {
    cwd: join(ROOT, service.dir),
    env: { ...command.env, PORT: String(port), LOG_LEVEL: 'info', ...env },
  })
  let log = ''
  let text = ''
  await new Promise<void>((done, fail) => {
    const keep = (chunk: Buffer) => {
      text += chunk.toString()
      if (LISTENS.test(text)) done()
    }
    child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()))
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('exit', (code) => fail(new Error(`The ${name} ended with ${code}: ${text}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    logged: () => log,
    written: () => text,
    async stop() {
      const startedAt = performance.now()
      const ended = once(child, 'exit') as Promise<[number | null]>
      child.kill()
      const [code] = await ended
      return { code, ms: performance.now() - startedAt }
    },
  }
}
