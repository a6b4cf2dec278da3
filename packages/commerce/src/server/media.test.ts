import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMediaHandler } from './media.ts'

let folder: string
let server: Server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loftwood-media-'))
  await mkdir(join(folder, 'pictures/beds'), { recursive: true })
  await writeFile(join(folder, 'pictures/beds/bed.jpg'), 'a picture')
  await writeFile(join(folder, 'pictures/beds/turn.webm'), '0123456789')
  await writeFile(join(folder, 'pictures/pictures.json'), '[]')
  await writeFile(join(folder, 'secret.jpg'), 'not yours')
  await mkdir(join(folder, 'downloads/samples'), { recursive: true })
  await writeFile(join(folder, 'downloads/samples/page.pdf'), 'a page')
  await writeFile(join(folder, 'downloads/plan.pdf'), 'to be bought')
  await symlink(join(folder, 'secret.jpg'), join(folder, 'pictures/link.jpg'))
  const handle = createMediaHandler([join(folder, 'none'), folder])
  server = createServer((incoming, response) => void handle(incoming, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

/** Sends the path exactly as written: fetch would tidy up `..`. */
function get(path: string, { method = 'GET', headers = {} } = {}) {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
        let body = ''
        response.on('data', (chunk: Buffer) => (body += chunk.toString()))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        )
      })
        .on('error', reject)
        .end()
    },
  )
}

test('a picture, its headers, and nothing the second time', async () => {
  const first = await get('/media/catalog/product/cache/0123abcd/beds/bed.jpg')
  expect(first).toMatchObject({ status: 200, body: 'a picture' })
  expect(first.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const again = await get('/media/catalog/product/beds/bed.jpg', {
    headers: { 'if-none-match': String(first.headers['etag']) },
  })
  expect(again).toMatchObject({ status: 304, body: '' })
  expect(await get('/media/catalog/product/beds/bed.jpg', { method: 'HEAD' })).toMatchObject({
    status: 200,
    body: '',
  })
})

test('a video, by its parts', async () => {
  const address = '/media/catalog/product/beds/turn.webm'
  const whole = await get(address)
  expect(whole).toMatchObject({ status: 200, body: '0123456789' })
  expect(whole.headers).toMatchObject({
    'content-type': 'video/webm',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const etag = String(whole.headers['etag'])
  const part = await get(address, { headers: { range: 'bytes=2-4', 'if-range': etag } })
  expect(part).toMatchObject({ status: 206, body: '234' })
  expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-length': '3' })
  const head = await get(address, { method: 'HEAD', headers: { range: 'bytes=8-' } })
  expect(head).toMatchObject({ status: 200, body: '', headers: { 'content-length': '10' } })

  const changed = await get(address, { headers: { range: 'bytes=2-4', 'if-range': '"older"' } })
  expect(changed).toMatchObject({ status: 200, body: '0123456789' })
  const beyond = await get(address, { headers: { range: 'bytes=10-' } })
  expect(beyond).toMatchObject({ status: 416, body: '', headers: { 'content-range': 'bytes */10' } })
})

test.each([
  '/media/catalog/product/../secret.jpg',
  '/media/catalog/product/%2e%2e/secret.jpg',
  '/media/catalog/product/..%2fsecret.jpg',
  '/media/catalog/product/beds/../../secret.jpg',
  '/media/catalog/product//etc/passwd.jpg',
  '/media/catalog/product/link.jpg',
  '/media/catalog/product/pictures.json',
  '/media/catalog/product/beds',
  '/media/catalog/product/beds/none.jpg',
  '/media/catalog/product/bed%00.jpg',
  '/media/catalog/product/%E0%A4%A',
  '/media/secret.jpg',
  '/media/downloads/plan.pdf',
  '/media/downloads/../plan.pdf',
  '/media/downloads/%2e%2e/plan.pdf',
  '/media/downloads/..%2fplan.pdf',
  '/media/downloads/samples/page.pdf',
  '/media/downloads/page.html',
  '/media/downloads/',
])('%s is not found', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404, body: '' })
})

test('a sample of a download', async () => {
  const sample = await get('/media/downloads/page.pdf')
  expect(sample).toMatchObject({ status: 200, body: 'a page' })
  expect(sample.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  })
})

test('pictures cannot be written', async () => {
  expect(await get('/media/catalog/product/beds/bed.jpg', { method: 'PUT' })).toMatchObject({ status: 405 })
})
