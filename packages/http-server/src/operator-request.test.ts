import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isOperatorRequest } from './operator-request.ts'

const server = createServer((request, response) => response.end(String(isOperatorRequest(request))))
let url: string
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

it('is a direct request from this machine', async () => {
  expect(await (await fetch(url)).text()).toBe('true')
})

it.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])('is none with %s', async (name) => {
  expect(await (await fetch(url, { headers: { [name]: '127.0.0.1' } })).text()).toBe('false')
})

it.each([
  ['10.2.3.4', true],
  ['192.168.1.9', true],
  ['fd00::7', true],
  ['203.0.113.9', false],
  ['2001:db8::1', false],
])('from %s: %s', (remoteAddress, expected) => {
  expect(isOperatorRequest({ headers: {}, socket: { remoteAddress } } as unknown as IncomingMessage)).toBe(
    expected,
  )
})
