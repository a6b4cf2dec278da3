// What the process logs at start.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startStubUpstream } from './testing/index.ts'

/** What it logs until its warning about cookies, and while it stops. */
async function logOf(env: Record<string, string>): Promise<string> {
  const stub = await startStubUpstream()
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { HOST: '127.0.0.1', PORT: '0', COMMERCE_GRAPHQL_URL: stub.url, ...env },
  })
  let log = ''
  child.stdout.on('data', (chunk: Buffer) => {
    log += chunk.toString()
    if (log.includes('COOKIE_HTTP_ONLY')) child.kill('SIGTERM')
  })
  await once(child, 'close')
  await stub.stop()
  return log
}

test('production with cookies that page scripts can read is one warning, though only errors are logged', async () => {
  const log = await logOf({ NODE_ENV: 'production' })
  expect(log.match(/COOKIE_HTTP_ONLY/g)).toHaveLength(1)
})
