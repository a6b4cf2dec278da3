// The middleware as operators start it: a process of its own, with everything it writes at hand.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../../scripts/lib/ports.mjs'
import { ROOT } from '../../scripts/lib/root.mjs'
import { SERVICES, startArguments } from '../../scripts/lib/services.mjs'

export interface MiddlewareProcess {
  url: string
  /** All it has written to standard output and error so far. */
  written: () => string
  stop: () => Promise<void>
}

/** Starts it with this environment and nothing of our own; resolves when it listens. */
export async function startMiddlewareProcess(env: Record<string, string>): Promise<MiddlewareProcess> {
  const port = String(await freePort())
  const service = SERVICES.find(({ name }) => name === 'middleware')
  if (!service) throw new Error('There is no middleware among the services')
  const child = spawn(process.execPath, startArguments(service), {
    cwd: join(ROOT, service.dir),
    env: { PORT: port, ...env },
  })
  let text = ''
  await new Promise<void>((done, fail) => {
    const keep = (chunk: Buffer) => {
      text += chunk.toString()
      if (text.includes('"listening"')) done()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('exit', (code) => fail(new Error(`The middleware ended with ${code}: ${text}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    written: () => text,
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
