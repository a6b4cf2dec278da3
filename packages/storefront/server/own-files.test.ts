// Videos over HTTP, from a back end made up here.
import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { runStorefront, type TestStorefront } from './testing/run-storefront.ts'

let shop: TestStorefront
let media: Server
afterEach(async () => {
  await shop.stop()
  media.closeAllConnections()
  media.close()
})

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

it('closes a file as soon as its reader disconnects, even before the first byte', async () => {
  const arrived = Promise.withResolvers<void>()
  media = createServer(() => arrived.resolve()).listen(0, '127.0.0.1')
  await once(media, 'listening')
  const mediaUrl = `http://127.0.0.1:${(media.address() as AddressInfo).port}/media`
  shop = await runStorefront((_req, res) => res.end(), { env: { MEDIA_URL: mediaUrl } })
  const sent = request(`${shop.url}/media/video/tour.mp4`).on('error', () => undefined)
  sent.end()
  await arrived.promise
  expect(await connectionsOf(media)).toBe(1)
  sent.destroy()
  await expect.poll(() => connectionsOf(media)).toBe(0)
})
