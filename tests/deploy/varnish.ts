/** A real Varnish with the configuration that operators get, on a free port. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../scripts/lib/ports.mjs'
import { withReplaced } from './with-replaced.ts'

const CONFIGURATION = resolve(import.meta.dirname, '../../deploy/varnish.vcl')
const START_WITHIN_MS = 20_000

export interface Varnish {
  url: string
  stop: () => Promise<void>
}

interface VarnishOptions {
  /** Of the storefront. */
  upstreamPort: number
  secret: string
  port?: number
}

export async function startVarnish({ upstreamPort, secret, port }: VarnishOptions): Promise<Varnish> {
  const folder = await mkdtemp(join(tmpdir(), 'loftwood-varnish-'))
  const secretFile = join(folder, 'purge-secret')
  await writeFile(secretFile, `${secret}\n`)
  const configuration = withReplaced(await readFile(CONFIGURATION, 'utf8'), [
    ['"3000"', `"${upstreamPort}"`],
    ['/etc/varnish/purge-secret', secretFile],
    ['.interval = 2s', '.interval = 200ms'],
  ])
  const file = join(folder, 'shop.vcl')
  await writeFile(file, configuration)
  const address = `127.0.0.1:${port ?? (await freePort())}`
  // No jail: its folder belongs to who runs the tests.
  const args = ['-F', '-j', 'none', '-n', join(folder, 'work'), '-f', file, '-a', address, '-s', 'malloc,64m']
  const child = spawn('varnishd', [...args, '-p', 'http_gzip_support=off'])
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const exited = once(child, 'exit')
  const url = `http://${address}`
  await waitUntilReady(url, () => (child.exitCode === null ? undefined : output))
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function waitUntilReady(url: string, trouble: () => string | undefined): Promise<void> {
  const deadline = performance.now() + START_WITHIN_MS
  while (performance.now() < deadline) {
    const found = trouble()
    if (found !== undefined) throw new Error(`varnishd ended: ${found}`)
    const response = await fetch(`${url}/cache/purge`).catch(() => undefined)
    if (response?.status === 403) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`Varnish was not ready after ${START_WITHIN_MS / 1000} s`)
}
