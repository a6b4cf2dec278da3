/** A real nginx with the configuration that operators get, on free ports and with a certificate made for this run. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { generate } from 'selfsigned'
import { withReplaced } from './with-replaced.ts'

const CONFIGURATION = resolve(import.meta.dirname, '../../deploy/nginx.conf')
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

export interface Nginx {
  stop: () => Promise<void>
}

interface NginxOptions {
  ports: { http: number; https: number }
  /** Of the storefronts, e.g. `127.0.0.1:3000`. */
  upstreams: readonly string[]
}

export async function startNginx({ ports, upstreams }: NginxOptions): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'loftwood-nginx-'))
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  await writeFile(join(folder, 'shop.key'), key)
  await writeFile(join(folder, 'shop.crt'), cert)
  const site = withReplaced(await readFile(CONFIGURATION, 'utf8'), [
    [
      'server 127.0.0.1:3000 max_fails=0;',
      upstreams.map((upstream) => `server ${upstream} max_fails=0;`).join(' '),
    ],
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${ports.https} ssl http2;`],
    ['/var/log/nginx/shop.log', join(folder, 'shop.log')],
    ['/etc/ssl/shop.example.crt', join(folder, 'shop.crt')],
    ['/etc/ssl/shop.example.key', join(folder, 'shop.key')],
  ])
  const paths = TEMPORARY.map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ')
  const main = `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr warn; events {}
http { access_log off; ${paths} ${site} }`
  const file = join(folder, 'nginx.conf')
  await writeFile(file, main)
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  const exited = once(child, 'exit')
  await waitUntilReady(`http://127.0.0.1:${ports.http}/`, () =>
    child.exitCode === null ? undefined : `nginx ended: ${output}`,
  )
  return {
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function waitUntilReady(url: string, trouble: () => string | undefined): Promise<void> {
  const deadline = performance.now() + 10_000
  while (performance.now() < deadline) {
    const found = trouble()
    if (found !== undefined) throw new Error(found)
    const response = await fetch(url, { redirect: 'manual' }).catch(() => undefined)
    if (response?.status === 301) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error('nginx was not ready after 10 s')
}
