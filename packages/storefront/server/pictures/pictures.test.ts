// Pictures over HTTP, from a back end that records its requests.
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import pino from 'pino'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { PICTURE_WIDTHS, pictureUrl } from '../../src/platform/media/picture-sizes.ts'
import { loadConfig } from '../config.ts'
import { pictures } from './pictures.ts'

const WEBP = { accept: 'image/webp' }
const logged: string[] = []
const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) })

let original: Buffer
let backEnd: Server
let folder: string
let servers: Server[]
let requests: string[]
/** Names for which the back end does something other than answer the original. */
const oddities: Record<string, (response: ServerResponse) => void> = {
  '/missing.jpg': (response) => response.writeHead(404).end(),
  '/broken.jpg': (response) => response.end('no picture'),
  '/busy.jpg': (response) => {
    const isFirst = requests.filter((line) => line === 'GET /busy.jpg').length === 1
    response.writeHead(isFirst ? 503 : 200, { 'retry-after': '30' }).end(isFirst ? '' : original)
  },
  '/endless.jpg': (response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(1_000_000)));
    }
    response.on('drain', more)
    more()
  },
}

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function listening(server: Server): Promise<Server> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

function answer({ url = '', method }: IncomingMessage, response: ServerResponse) {
  const name = new URL(url, 'http://back.end').pathname
  requests.push(`${method} ${name}`)
  const isOdd = Object.hasOwn(oddities, name)
  if (isOdd && (method === 'GET' || name === '/missing.jpg')) oddities[name]?.(response)
  else response.end(method === 'HEAD' ? undefined : original)
}

/** A storefront that serves pictures only. */
async function serve(settings: Record<string, string> = {}): Promise<string> {
  const config = loadConfig({ MEDIA_URL: originOf(backEnd), DATA_DIR: folder, ...settings })
  const app = express().use('/media', pictures(config, log))
  const server = await listening(createServer(app))
  servers.push(server)
  return `${originOf(server)}/media`
}

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  original = await sharp({ create: { width: 1000, height: 1000, channels: 3, background: 'tan', noise } })
    .jpeg()
    .toBuffer()
  backEnd = await listening(createServer(answer))
})
afterAll(() => backEnd.close())

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loftwood-pictures-'))
  servers = []
  requests = []
  logged.length = 0
})
afterEach(() => {
  for (const server of servers) server.close().closeAllConnections()
  rmSync(folder, { recursive: true })
})

it('converts to AVIF for browsers that take it', async () => {
  const headers = { accept: 'image/avif,image/webp' }
  const response = await fetch(`${await serve()}/120/a.jpg`, { headers })
  expect(response.headers.get('content-type')).toBe('image/avif')
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).compression).toBe('av1')
})

it('converts a picture once, even across restarts', async () => {
  const origin = await serve()
  const answers = await Promise.all([1, 2, 3].map(() => fetch(`${origin}/120/a.jpg`, { headers: WEBP })))
  for (const response of answers) {
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(120)
  }
  expect(requests).toEqual(['HEAD /a.jpg', 'GET /a.jpg'])
  const later = await serve()
  expect((await fetch(`${later}/120/a.jpg`, { headers: WEBP })).status).toBe(200)
  expect(requests).toHaveLength(2)
})

it('has other pictures ready while 250 sizes are requested at once', async () => {
  const origin = await serve()
  await fetch(`${origin}/60/a.jpg`, { headers: WEBP })
  const left = new AbortController()
  const refused: (string | null)[] = []
  const flood = Array.from({ length: 250 }, async (_, index) => {
    const url = `${origin}/${PICTURE_WIDTHS.at(-1)}/flood-${index}.jpg`
    const response = await fetch(url, { headers: WEBP, signal: left.signal }).catch(() => undefined)
    if (response?.status === 503) refused.push(response.headers.get('retry-after'))
  })
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(20)
  expect(new Set(refused)).toEqual(new Set(['5']))
  const originals = () => requests.filter((line) => line.startsWith('GET')).length
  const before = originals()
  expect((await fetch(`${origin}/60/a.jpg`, { headers: WEBP })).status).toBe(200)
  expect((await fetch(`${origin}/60/missing.jpg`)).status).toBe(404)
  // They do not wait for the full queue, which would take all of it.
  expect(originals() - before).toBeLessThan(25)
  left.abort()
  await Promise.all(flood)
  // Abandoned requests leave the queue: the next picture is made at once.
  const next = await fetch(`${origin}/60/next.jpg`, { headers: WEBP, signal: AbortSignal.timeout(5_000) })
  expect(next.status).toBe(200)
  expect(originals()).toBeLessThan(50)
}, 30_000)

it('a picture that does not exist is requested by HEAD only', async () => {
  const origin = await serve()
  const response = await fetch(`${origin}/120/missing.jpg`)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(requests).toContain('HEAD /missing.jpg')
  expect(requests).not.toContain('GET /missing.jpg')
})

it('stops reading an original that is too large, and one that is no picture fails', async () => {
  const origin = await serve()
  const response = await fetch(`${origin}/120/endless.jpg`, { signal: AbortSignal.timeout(5_000) })
  expect(response.status).toBe(503)
  expect((await fetch(`${origin}/120/broken.jpg`)).status).toBe(503)
})

it('requests an original twice from a back end that is busy, without the wait that it names', async () => {
  const origin = await serve()
  expect((await fetch(`${origin}/120/busy.jpg`)).status).toBe(200)
})

it('requests the original of a resized copy, which the back end would have to make', async () => {
  const origin = await serve()
  const copy = `/media/catalog/product/cache/${'a0'.repeat(16)}/w/b/bag.jpg`
  expect((await fetch(`${new URL(origin).origin}${pictureUrl(copy, 120)}`)).status).toBe(200)
  expect(requests).toContain('GET /catalog/product/w/b/bag.jpg')
})

it('sends a drawing for a picture that does not exist, or cannot be made', async () => {
  const origin = await serve()
  for (const name of ['missing', 'broken']) {
    const response = await fetch(`${origin}/120/${name}.jpg`)
    expect(response.headers.get('content-type')).toMatch('image/svg+xml')
    expect(await response.text()).toMatch('<svg')
  }
})

it('refuses what pages never use', async () => {
  const origin = await serve()
  expect((await fetch(`${origin}/121/a.jpg`)).status).toBe(404)
  expect((await fetch(`${origin}/120/a.jpg`, { method: 'POST' })).status).toBe(405)
  expect(requests).not.toContain('HEAD /a.jpg')
})

it('removes the least recently used pictures from a full folder', async () => {
  const origin = await serve({ PICTURE_CACHE_MB: '1' })
  const get = async (name: string) =>
    expect((await fetch(`${origin}/500/${name}.jpg`, { headers: WEBP })).status).toBe(200)
  const names = Array.from({ length: 20 }, (_, index) => `bed-${index}`)
  await Promise.all(names.map(get))
  await get('last')
  const bytesThere = () => {
    const files = readdirSync(join(folder, 'pictures'))
    // A file may be removed between the two calls.
    const sizeOf = (file: string) => statSync(join(folder, 'pictures', file), { throwIfNoEntry: false })?.size
    return files.reduce((sum, file) => sum + (sizeOf(file) ?? 0), 0)
  }
  expect(bytesThere()).toBeGreaterThan(0)
  await expect.poll(() => bytesThere()).toBeLessThanOrEqual(1024 * 1024)
  requests = []
  await get('last')
  expect(requests).toEqual([])
  expect(readdirSync(join(folder, 'pictures')).length).toBeLessThan(names.length)
}, 30_000)

it('answers without a folder, logs it once, and caches in memory', async () => {
  writeFileSync(join(folder, 'file'), '')
  const origin = await serve({ DATA_DIR: join(folder, 'file/below') })
  await expect.poll(() => logged).toHaveLength(1)
  expect(logged[0]).toContain('DATA_DIR cannot be written')
  for (const name of ['a', 'b', 'a'])
    expect((await fetch(`${origin}/120/${name}.jpg`, { headers: WEBP })).status).toBe(200)
  expect(requests.filter((line) => line.startsWith('GET'))).toHaveLength(2)
  expect(logged).toHaveLength(1)
})
