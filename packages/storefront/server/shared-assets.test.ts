// Two builds, each in its own folder, and the folder that they share.
import { mkdirSync, mkdtempSync, existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import pino from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { builtFiles } from './built-files.ts'
import { shareAssets, sharedAssets, sharedMaps } from './shared-assets.ts'
import { DAY_MS } from '../src/platform/durations.ts'

let root: string
let shared: string
let servers: Server[]
let logged: string[]

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'loftwood-shared-assets-'))
  shared = join(root, 'shared')
  servers = []
  logged = []
})
afterEach(() => {
  for (const server of servers) server.close().closeAllConnections()
  rmSync(root, { recursive: true })
})

/** Starts a server of a build that has one script. */
async function release(name: string): Promise<string> {
  const client = join(root, name)
  mkdirSync(join(client, 'assets/chunks'), { recursive: true })
  writeFileSync(join(client, `assets/chunks/${name}.js`), `export const build = '${name}'`)
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) })
  const maps = join(root, `${name}-maps`)
  mkdirSync(maps)
  writeFileSync(join(maps, `${name}.js.map`), '{}')
  await shareAssets({ built: join(client, 'assets'), maps, shared, log })
  const app = express().use(builtFiles(client)).use('/assets', sharedAssets(shared))
  const server = createServer(app)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('serves the files of builds before and after it', async () => {
  const old = await release('old')
  const next = await release('next')
  for (const origin of [old, next]) {
    for (const name of ['old', 'next']) {
      const response = await fetch(`${origin}/assets/chunks/${name}.js`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/javascript')
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(await response.text()).toContain(name)
    }
    expect((await fetch(`${origin}/assets/chunks/none.js`)).status).toBe(404)
    expect((await fetch(`${origin}/assets/..%2f..%2fshared-assets.ts`)).status).toBe(404)
  }
})

it('shares source maps, and serves none', async () => {
  const origin = await release('old')
  await release('next')
  expect(existsSync(join(sharedMaps(shared), 'old.js.map'))).toBe(true)
  const paths = [
    '.maps/old.js.map',
    '%2emaps/old.js.map',
    'chunks/%2e%2e/.maps/old.js.map',
    'chunks//.maps/old.js.map',
  ]
  for (const path of paths) expect((await fetch(`${origin}/assets/${path}`)).status, path).toBe(404)
})

it('removes what no server has had for a month', async () => {
  await release('old')
  const file = join(shared, 'chunks/old.js')
  const monthAgo = new Date(Date.now() - 31 * DAY_MS)
  utimesSync(file, monthAgo, monthAgo)
  await release('next')
  expect(existsSync(file)).toBe(false)
})

it('starts without a folder, and logs it', async () => {
  writeFileSync(shared, 'a file')
  const origin = await release('old')
  expect((await fetch(`${origin}/assets/chunks/old.js`)).status).toBe(200)
  expect(logged).toHaveLength(1)
  expect(logged[0]).toContain('ASSETS_DIR cannot be written')
})
