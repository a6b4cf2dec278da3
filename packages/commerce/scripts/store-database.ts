// Writes a small database of a release as SQL, for src/db/testing: starts the back end of a checkout, shops there, and
// stores the rows that shopping made. `node scripts/store-database.ts <checkout>/packages/commerce <file.sql>`
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { dumpShop } from './store-database/dump-shop.ts'
import { shopAt } from './store-database/shop-at.ts'

const STARTS_WITHIN_MS = 60_000

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function untilHealthy(url: string): Promise<void> {
  const end = Date.now() + STARTS_WITHIN_MS
  while (Date.now() < end) {
    const isUp = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the back end did not start')
}

const [checkout, file] = process.argv.slice(2)
if (!checkout || !file)
  throw new Error('Usage: store-database.ts <packages/commerce of a checkout> <file.sql>')
const dataDir = mkdtempSync(join(tmpdir(), 'stored-'))
const port = await freePort()
const server = spawn(process.execPath, ['src/main.ts'], {
  cwd: checkout,
  env: { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'error', PORT: String(port), DATA_DIR: dataDir },
  stdio: 'inherit',
})
try {
  await untilHealthy(`http://127.0.0.1:${port}`)
  await shopAt(`http://127.0.0.1:${port}/graphql`)
} finally {
  server.kill('SIGTERM')
  await once(server, 'exit')
}
writeFileSync(file, dumpShop(join(dataDir, 'shop.sqlite')))
rmSync(dataDir, { recursive: true })
