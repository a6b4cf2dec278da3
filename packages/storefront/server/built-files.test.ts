import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compressFiles } from '../build/compressed-files-plugin.ts'
import { builtFiles } from './built-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'loftwood-files-'))
const script = `export const text = '${'wood '.repeat(1000)}'`
let server: Server

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/a.123.js'), script)
  writeFileSync(join(folder, 'sw.js'), '// small')
  compressFiles(folder)
  const app = express().use(builtFiles(folder))
  server = createServer(app.use((_req, res) => void res.status(404).end()))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, encoding: string) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`, {
    headers: { 'accept-encoding': encoding },
  })

it.each(['br', 'gzip'])('sends what the build has compressed by %s', async (encoding) => {
  const response = await get('/assets/a.123.js', encoding)
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(Number(response.headers.get('content-length'))).toBeLessThan(200)
  expect(response.headers.get('content-type')).toBe('text/javascript')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('vary')).toContain('Accept-Encoding')
  expect(await response.text()).toBe(script)
})

it('sends files uncompressed to clients that accept no encoding, and when they are small', async () => {
  const plain = await get('/assets/a.123.js', 'identity')
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(script)
  const small = await get('/sw.js', 'br')
  expect(small.headers.get('content-encoding')).toBeNull()
  expect(small.headers.get('cache-control')).toBe('public, max-age=3600')
})

it('answers 404 to anything else', async () => {
  expect((await get('/assets/b.js', 'br')).status).toBe(404)
  expect((await get('/..%2fpackage.json', 'br')).status).toBe(404)
})

it('compresses a file of an earlier build once', () => {
  writeFileSync(join(folder, 'assets/a.123.js.br'), 'unchanged')
  compressFiles(folder)
  expect(readFileSync(join(folder, 'assets/a.123.js.br'), 'utf8')).toBe('unchanged')
})
