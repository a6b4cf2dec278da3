import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { freePort, isPortFree } from './ports.mjs'

it.each(['127.0.0.1', '0.0.0.0'])('sees a port taken on %s', async (host) => {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  expect(await isPortFree(port)).toBe(false)
  server.close()
  await once(server, 'close')
  expect(await isPortFree(port)).toBe(true)
})

it('finds a port that can be listened on', async () => {
  expect(await isPortFree(await freePort())).toBe(true)
})
